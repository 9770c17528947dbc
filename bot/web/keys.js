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
    if (name && isDigit(name) && !event.shiftKey && several(name)) return event.preventDefault();
    if (name && press(`${event.shiftKey ? "shift+" : ""}${name}`, name)) event.preventDefault();
  });
}

const isDigit = (name) => name >= "0" && name <= "9";

/** For so long a digit waits for a second one, where there are cards with two. */
const SECOND = 600;
let typed = "";
let timer;

/** Whether a digit was taken as part of the number of one of many cards. */
function several(digit) {
  const duel = shownDuel();
  const is = (number) => duel?.querySelector(`.spot[data-card="hand-${number}"]`);
  if (!is(11)) return false;
  clearTimeout(timer);
  typed = is(typed + digit) ? typed + digit : digit;
  const take = () => {
    // As with one digit, a number plays; a card that cannot be played is selected, and one of a deck goes in or out.
    const play = duel.querySelector(`[data-about="hand-${typed}"] [data-press^="a:"].primary:not([aria-pressed])`);
    (play ?? is(typed))?.click();
    typed = "";
  };
  if (is(`${typed}0`) || is(`${typed}1`)) timer = setTimeout(take, SECOND);
  else take();
  return true;
}

/** A question that has just come is not answered by the second press of a key that was meant for the one before. */
const SETTLED = 500;

function large() {
  const cards = shownDuel()?.querySelector("img.cards");
  if (cards) enlarge(cards);
}

/** The button of the editor with a key, while nothing else is shown. */
const editing = (key) => (shownDuel() ? null : $("editor").querySelector(`[data-key="${key}"]`));

function press(key, name) {
  const duel = shownDuel();
  const button = duel?.querySelector(`[data-key="${key}"]`) ?? $("notes").querySelector(`[data-key="${key}"]`) ?? editing(key);
  if (button) {
    if (!isDigit(name) && Date.now() - (duel?.since ?? 0) < SETTLED) return true;
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
