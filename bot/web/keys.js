// Keys are named by where they are, so that they work in every layout.

import { enlarge, enlargeBoard } from "./cards.js";
import { $ } from "./dom.js";
import { shownDuel } from "./duels.js";

/** `line()` goes to the input line. */
export function listen(line) {
  document.addEventListener("keydown", (event) => {
    // Enter that is held must not go on to the next card: the focus goes there when the hand comes again.
    if (event.repeat && event.key === "Enter" && event.target.closest(".spot, .press, .in-deck")) return event.preventDefault();
    if (!event.repeat && (event.shiftKey || !/^(Digit|Numpad)\d$/.test(event.code))) forget();
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || document.querySelector("dialog[open]")) return;
    if (event.target.closest("select, textarea, input:not([type=radio])")) return;
    // At the entry there is nothing yet that a key could do.
    if ($("room").hidden) return;
    if (asksForKeys(event)) {
      event.preventDefault();
      return $("keys").showModal();
    }
    if (event.code === "Slash" || event.key === "/") {
      event.preventDefault();
      return line();
    }
    if (event.code === "KeyZ") return event.shiftKey ? enlargeBoard() : large();
    const name = /^(?:Digit|Numpad|Key)(.)$/.exec(event.code)?.[1].toLowerCase();
    if (name && isDigit(name) && !event.shiftKey && several(name)) return event.preventDefault();
    if (name && press(`${event.shiftKey ? "shift+" : ""}${name}`, name)) event.preventDefault();
  });
}

/** A question mark, unless it is on a digit in this layout: with Shift, a digit is the number of a card. */
const asksForKeys = ({ code, key, shiftKey }) => (key === "?" ? !code.startsWith("Digit") : code === "Slash" && shiftKey);

document.addEventListener("pointerdown", forget);

const isDigit = (name) => name >= "0" && name <= "9";

/** For so long a digit waits for a second one, where there are cards with two. */
const SECOND = 600;
let typed = "";
let timer;

/** The card of the hand with a number, on its picture. */
const cardOf = (number) => shownDuel()?.querySelector(`.spot[data-card="hand-${number}"]`);

/** The number of a card is a press on it: the first selects the card, the second or Enter uses it. */
function touch(card) {
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: "nearest" });
  card.click();
}

/** Something else is done before a number was complete. */
function forget() {
  clearTimeout(timer);
  typed = "";
}

/**
 * Whether a digit was taken as part of the number of one of many cards. Two quick digits are one number, also if they are the same.
 * The focus shows at once which card is meant so far; it is pressed when no further digit comes.
 */
function several(digit) {
  if (!cardOf(11)) return false;
  clearTimeout(timer);
  typed = cardOf(typed + digit) ? typed + digit : digit;
  const card = cardOf(typed);
  card?.focus({ preventScroll: true });
  const take = () => {
    typed = "";
    if (card?.isConnected) touch(card);
  };
  if (cardOf(`${typed}0`) || cardOf(`${typed}1`)) timer = setTimeout(take, SECOND);
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
  const card = key === name && isDigit(name) && cardOf(name === "0" ? 10 : name);
  if (card) {
    touch(card);
    return true;
  }
  const button = duel?.querySelector(`[data-key="${key}"]`) ?? $("notes").querySelector(`[data-key="${key}"]`) ?? editing(key);
  if (!button) return false;
  if (isDigit(name) || Date.now() - (duel?.since ?? 0) >= SETTLED) button.click();
  return true;
}
