// A hand that has no room scrolls. A button below it says which cards are further down.

import { $, phone } from "./dom.js";

const shown = () => document.querySelector(".hand:not([hidden]) .fan");

/** So many pixels are not worth a scroll. */
const LITTLE = 12;
/** On a narrow page, a card of which so many pixels are in sight is not overlooked. */
const UNSEEN = 48;
/** So many cards or ranges of cards have room on the button. */
const MOST = 6;

const watcher = new ResizeObserver(mark);
let watched;

/** Looks whether the hand that is shown is cut, now and whenever its room changes. */
export function markCut() {
  const fan = shown();
  if (fan !== watched) {
    watcher.disconnect();
    if (fan) watcher.observe(fan);
    watched = fan;
  }
  mark();
}

/** What scrolls when a hand is cut: the hand itself, or all of a narrow page. */
const scrolls = (fan) => (phone.matches ? $("stage") : fan);

/** Scrolls to the cards that are further down. */
export function further() {
  const moves = shown() && scrolls(shown());
  moves?.scrollBy({ top: moves.clientHeight * 0.8 });
}

/** How far the hand of a duel is scrolled; a page takes it before it replaces the duel. */
export function standOf(duel) {
  const fan = duel.querySelector(".fan");
  return { top: fan?.scrollTop ?? 0, atEnd: Boolean(duel.querySelector(".further.end:not([hidden])")) };
}

/**
 * Scrolls the hand of a duel that replaced another one to where that was. The button below must have its room by then, because
 * a hand without it scrolls less far. Whoever reads the last cards still sees them, whatever room there is now.
 */
export function scrollAgain(duel, { top, atEnd }) {
  const fan = duel.querySelector(".fan");
  if (fan) fan.scrollTop = atEnd ? fan.scrollHeight : top;
}

function mark() {
  const fan = shown();
  const button = fan?.parentElement.querySelector(".further");
  if (!button) return;
  const spots = [...fan.querySelectorAll(".spot")];
  if (phone.matches) {
    // Whoever sees a part of a card knows that it is there.
    const { top } = fan.closest(".hand").querySelector(".tools").getBoundingClientRect();
    const edge = top - UNSEEN;
    button.style.bottom = `${innerHeight - top}px`;
    const unseen = spots.filter((spot) => spot.getBoundingClientRect().top > edge);
    button.hidden = unseen.length === 0;
    button.classList.remove("end");
    return name(button, unseen);
  }
  button.style.removeProperty("bottom");
  const below = (spot) => spot.getBoundingClientRect().bottom - fan.getBoundingClientRect().bottom;
  // The button stays while its room would be enough without it, so that it does not come and go. A hand without cards has no more.
  const room = fan.clientHeight + (button.hidden ? 0 : button.offsetHeight);
  button.hidden = spots.length === 0 || fan.scrollHeight <= room + LITTLE;
  const atEnd = fan.scrollTop + fan.clientHeight >= fan.scrollHeight - LITTLE;
  button.classList.toggle("end", atEnd || spots.every((spot) => below(spot) <= 0));
  name(button, spots.filter((spot) => below(spot) > LITTLE));
}

/** Names cards on the button: numbers that follow each other as one range, and of many ranges the first and the last. */
function name(button, spots) {
  const numbers = spots.map((spot) => Number(spot.dataset.card.split("-")[1])).sort((one, other) => one - other);
  const ranges = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else ranges.push([number]);
  }
  const named = ranges.flatMap((range) => (range.length > 2 ? `${range[0]}–${range.at(-1)}` : range.map(String)));
  const words = named.length > MOST ? [...named.slice(0, MOST - 2), "…", named.at(-1)] : named;
  button.querySelector("b").textContent = words.join(" ");
}

document.addEventListener("scroll", mark, true);
addEventListener("resize", mark);
