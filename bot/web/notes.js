// What is said to this person alone: one note at a time, next to the hand. It goes with the next thing that is done.

import { unselect } from "./cards.js";
import { $, phone } from "./dom.js";

/** The notes that are there now. */
export const notes = () => [...$("notes").children];

/** Only the newest note is shown. */
export function showNote(note) {
  $("notes").replaceChildren(note);
  // On a phone the selected card would cover it.
  if (phone.matches) unselect(document.querySelector(".hand:not([hidden])"));
  note.focus({ preventScroll: true });
  // A note that has no room is read from its beginning.
  const { top, height } = note.getBoundingClientRect();
  note.scrollIntoView({ block: top < 0 || height > $("stage").clientHeight ? "start" : "nearest" });
}

/** A note that reminds of a duel need not lead to it while it is shown. */
export function spare(match) {
  for (const button of document.querySelectorAll("#notes [data-hurry] [data-press^='h:']")) {
    button.hidden = button.dataset.press === `h:${match}`;
  }
}

/** Moves the notes next to what is looked at. */
export function placeNotes(where) {
  if ($("notes").parentElement === where) return;
  if (where === $("start")) $("back").after($("notes"));
  else where.prepend($("notes"));
}
