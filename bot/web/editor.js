// The page on which a deck is edited: cards are pressed as pictures, and + and - do the same from the keyboard.

import { $, swap } from "./dom.js";
import { show, shownDuel } from "./duels.js";

/** The page of the editor, if one is open. */
export const editor = () => $("editor").firstElementChild;

/** Shows a deck that is edited. What the reader has before them stays where it is. */
export function showEditor(page) {
  const old = editor();
  if (!old || old.dataset.editor !== page.dataset.editor) {
    $("editor").replaceChildren(page);
    show("");
    page.focus({ preventScroll: true });
    return;
  }
  // Pictures that are there already do not blink.
  for (const image of page.querySelectorAll("img")) {
    const same = old.querySelector(`img[src="${image.getAttribute("src")}"]`);
    if (same) image.replaceWith(same);
  }
  page.dataset.shows = old.dataset.shows ?? "";
  const stands = [".deck-held", ".sifts"].map((part) => old.querySelector(part).scrollTop);
  const [top, focus] = [$("stage").scrollTop, document.activeElement];
  const [turned, typing] = [focus?.hasAttribute("data-turns"), focus?.id === "find"];
  swap(old, page);
  if (typing) page.querySelector("#find").select();
  [".deck-held", ".sifts"].forEach((part, at) => (page.querySelector(part).scrollTop = stands[at]));
  if (turned) page.querySelector(".shelf").scrollIntoView({ block: "start" });
  else $("stage").scrollTop = top;
  $("polite").textContent = page.querySelector(".whose").textContent;
}

/** On a narrow page, shows what is in the deck, also in one that is built in a duel, in place of the cards that can go in, or those again. */
export function otherSide() {
  const page = shownDuel() ?? editor();
  page.dataset.shows = page.dataset.shows === "deck" ? "" : "deck";
  scrollTo({ top: 0 });
  $("stage").scrollTop = 0;
}

/** Closes the page of the editor. */
export const closeEditor = () => $("editor").replaceChildren();

/** Whether a key put the card that has the focus in, or took it out. */
export function stepped(event) {
  const card = document.activeElement?.closest(".editor .shelved, .editor .held-row");
  const which = { "+": "[data-more]", "=": "[data-more]", "-": "[data-less]", "−": "[data-less]" }[event.key];
  if (!card || !which) return false;
  card.querySelector(which).click();
  return true;
}

/** The words that were given last, by the button that wanted them: if the hall refuses them, they are mended, not typed again. */
const given = { press: "", words: "" };

/** Asks for the words that a button wants; `give` gets them. */
export function askWords(button, give) {
  const dialog = $("ask");
  const form = dialog.querySelector("form");
  const field = $("ask-words");
  dialog.querySelector("label").textContent = button.dataset.wants;
  field.maxLength = Number(button.dataset.most);
  field.rows = field.maxLength > 100 ? 8 : 1;
  field.value = given.press === button.dataset.press ? given.words : "";
  form.onsubmit = () => {
    const words = field.value.trim();
    Object.assign(given, { press: button.dataset.press, words });
    if (words) give(words);
  };
  dialog.showModal();
  field.focus();
  field.select();
}

