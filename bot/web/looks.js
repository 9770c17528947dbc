// Cards that are shown large, and other answers that change nothing.

import { ask, newOp } from "./ask.js";
import { readLarge, sharpen, showLarge } from "./cards.js";
import { parse, said } from "./dom.js";
import { showNote } from "./notes.js";
import { headers } from "./session.js";
import { toast } from "./toasts.js";

/** Shows a card of the hand large, at once as it is in the picture, then as sharp as the hall draws it. */
export async function readSharp(button) {
  const { read, sharp } = button.dataset;
  readLarge(button.closest(".hand"), read);
  const note = sharp && (await asked("/api/act", { press: sharp }));
  if (note) await sharpen(note, read);
}

/** Shows a card in play large. */
export async function look(button) {
  const note = await asked("/api/act", { press: button.dataset.look });
  if (note && !showLarge(note)) showNote(note);
}

/** The note that answers a wish which changes nothing. */
async function asked(path, body) {
  try {
    const answer = await ask(path, { op: newOp(), ...body }, headers(), said.noAnswer);
    if (answer.toast) toast(answer.toast, answer.refused);
    return answer.note ? parse(answer.note) : null;
  } catch (error) {
    toast(error.message, true);
    return null;
  }
}
