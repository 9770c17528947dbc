// A hand that has no room scrolls. A button below it says which cards are further down.

const shown = () => document.querySelector(".hand:not([hidden]) .fan");

/** So many pixels are not worth a scroll. */
const LITTLE = 12;

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

/** Scrolls to the cards that are further down. */
export function further() {
  shown()?.scrollBy({ top: shown().clientHeight * 0.8 });
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
  // The button stays while its room would be enough without it, so that it does not come and go.
  const room = fan.clientHeight + (button.hidden ? 0 : button.offsetHeight);
  button.hidden = fan.scrollHeight <= room + LITTLE;
  button.classList.toggle("end", fan.scrollTop + fan.clientHeight >= fan.scrollHeight - LITTLE);
  const edge = fan.getBoundingClientRect().bottom;
  const low = (spot) => spot.getBoundingClientRect().bottom > edge + LITTLE;
  const numbers = [...fan.querySelectorAll(".spot")].filter(low).map((spot) => spot.dataset.card.split("-")[1]);
  button.querySelector("b").textContent = numbers.length > 3 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(" ");
}

document.addEventListener("scroll", mark, true);
