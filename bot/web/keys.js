// Keys are named by where they are, so that they work in every layout.

import { enlarge, select } from "./cards.js";
import { $ } from "./dom.js";
import { shownDuel } from "./duels.js";

/** `line()` goes to the input line. */
export function listen(line) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || document.querySelector("dialog[open]")) return;
    if (event.target.closest("select, textarea, input:not([type=radio])")) return;
    if (event.code === "Slash" || event.key === "/") {
      event.preventDefault();
      return line();
    }
    if (event.code === "KeyZ") return large();
    const name = /^(?:Digit|Numpad|Key)(.)$/.exec(event.code)?.[1].toLowerCase();
    if (name && press(`${event.shiftKey ? "shift+" : ""}${name}`, name)) event.preventDefault();
  });
}

function large() {
  const cards = shownDuel()?.querySelector("img.cards");
  if (cards) enlarge(cards);
}

function press(key, name) {
  const duel = shownDuel();
  const button = duel?.querySelector(`[data-key="${key}"]`) ?? $("notes").querySelector(`[data-key="${key}"]`);
  if (button) {
    button.click();
    return true;
  }
  // The number of a card that cannot be played says why.
  const card = `hand-${name === "0" ? 10 : name}`;
  if (!duel?.querySelector(`[data-about="${card}"]`)) return false;
  select(duel, card);
  $("polite").textContent = duel.querySelector(`[data-about="${card}"] .words`).textContent;
  return true;
}
