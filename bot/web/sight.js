// A narrow page: the cards scroll between the turn above and what lies over the bottom, and the one that matters is in sight.

import { $, phone } from "./dom.js";
import { heightOf } from "./peek.js";

/** The room around a card that is brought into sight, in pixels. */
const GAP = 8;

/** Where a card is seen: below the turn and the small board, above the buttons, the words that there are more cards, and the panel of the selected card. */
function room(duel, spot) {
  const stage = $("stage").getBoundingClientRect();
  const turn = duel.querySelector(".turn");
  const above = spot.closest(".fan") && getComputedStyle(turn).position === "sticky" ? turn.offsetHeight + heightOf(duel) : 0;
  const below = [...duel.querySelectorAll(".tools, .chosen, .further")].filter((one) => one.checkVisibility());
  return [stage.top + above, Math.min(stage.bottom, ...below.map((one) => one.getBoundingClientRect().top))];
}

/** How far the page has to scroll down, or up if that is less than nothing, so that a card is in sight, at least from its top. */
function way(duel, spot, gap = GAP) {
  const [top, bottom] = room(duel, spot);
  const card = spot.getBoundingClientRect();
  return Math.min(Math.max(card.bottom + gap - bottom, 0), card.top - gap - top);
}

/** Whether a card is in sight already, also close to the edge; places on a page may be fractions of a pixel. */
const isSeen = (duel, spot) => Math.abs(way(duel, spot, 0)) < 1;

/** A card was selected: its panel, which lies over the bottom of a narrow page, does not lie over the card. */
export function uncover(duel, spot) {
  if (!phone.matches) return;
  duel.querySelector(".chosen").scrollTop = 0;
  $("stage").scrollTop += way(duel, spot);
}

/** Whether the person has touched the page since the step began: from then on it scrolls as they like. */
let touched = true;
for (const how of ["pointerdown", "wheel", "keydown"]) {
  addEventListener(how, () => { touched = true; }, { capture: true, passive: true });
}

/**
 * If no card of the hand that can be used is in sight in one's own turn, the first one comes. The hand comes several times in a
 * step, and what is above it may change its height meanwhile.
 */
export function bringUsable(duel, isNewStep) {
  if (isNewStep) touched = false;
  if (touched || !phone.matches || !("turn" in duel.dataset) || "builds" in duel.dataset) return;
  const usable = [...duel.querySelectorAll(".fan .spot.usable")].filter((spot) => spot.checkVisibility());
  if (usable.length > 0 && !usable.some((spot) => isSeen(duel, spot))) $("stage").scrollTop += past(duel, usable[0]);
}

/** The same way, but past the board: half a board says less than the strip that comes in place of it. */
function past(duel, spot) {
  const down = way(duel, spot);
  const rest = duel.querySelector(".turn").getBoundingClientRect().top - $("stage").getBoundingClientRect().top;
  const most = spot.getBoundingClientRect().top - GAP - room(duel, spot)[0];
  return down > 0 ? Math.max(down, Math.min(rest, most)) : down;
}
