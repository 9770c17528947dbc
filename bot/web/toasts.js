// What is said for a moment. It never lies over anything that can be pressed, or over the turn, a question, a clock, a board or a
// hand: it looks for another place whenever the page changes. On a narrow page it lies over what happened, which is older. A press
// on it, or Escape, ends it.

import { $, phone } from "./dom.js";

/** What can be pressed, or typed into. */
const PRESSED = "button, a[href], input, select, textarea, .pills label, [role=option]";
/** What is read, the board, and the cards of the own hand. */
const READ = ".turn, .note .text, .words, dialog[open], .board, .cards, #calls .text, #calls .clock, .fate";
/** What is looked at besides. A toast covers it only where there is no other place. */
const SEEN = ".cardface img, .events, .chosen, h2, legend, label, .hint";
/** What happened in the duel that is shown. */
const EVENTS = ".hand:not([hidden]) .events";

/** The widths that are tried, in pixels: first as wide as the words want to be. */
const WIDTHS = [704, 320, 200];
/** How far apart the places are that are tried, in pixels. */
const STEP = 8;
/** The room at the edges of the window. */
const EDGE = 4;

/** Ends the toast that is there. */
let end = () => {};
/** What ends it besides its time: the next event, the next wish, or nothing. */
let endsBy = "";

/** Says something once, for a moment. */
export function toast(text, bad = false) {
  lay(text, bad, 2500 + 45 * text.length);
  endsBy = bad ? "wish" : "event";
}

/** The duel of which a toast reminds; empty if none. */
let remindsOf = "";

/** Says something about a duel until the next thing is done: whoever is away reads it when they come back. */
export function remind(text, match) {
  lay(text, false, 0, true);
  [endsBy, remindsOf] = ["wish", match];
}

/** A duel of which was reminded does not wait any more. */
export function reminded(match) {
  if (remindsOf && remindsOf === match) end();
}

/** Something has happened in a duel that was shown, or somebody has wished something: what was said before is old. */
export function passed(by) {
  if (endsBy === "event" || endsBy === by) end();
}

/**
 * Says something for as long as an answer does not come within `soon` milliseconds, also after the next event unless that `ends` it;
 * returns what ends it.
 */
export function meanwhile(text, soon, ends) {
  let own;
  const timer = setTimeout(() => {
    lay(text, false);
    [own, endsBy] = [end, ends ? "event" : "wish"];
  }, soon);
  return () => {
    clearTimeout(timer);
    if (own === end) end();
  };
}

/** Says something that stays until the page is loaded again. */
export function sayForGood(text) {
  lay(text, true);
}

function lay(text, bad, lasts, shut = Boolean(lasts)) {
  end();
  const line = document.createElement("p");
  line.textContent = text;
  line.classList.toggle("bad", bad);
  // A dialog would cover anything but a popover.
  line.popover = "manual";
  $("toasts").replaceChildren(line);
  line.showPopover();
  const again = () => isClear(line) || place(line);
  const watch = new MutationObserver(again);
  watch.observe($("room"), { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "hidden", "open"] });
  const events = ["scroll", "resize", "load", "focusin"];
  for (const event of events) addEventListener(event, again, true);
  place(line);
  const timer = lasts && setTimeout(() => end(), lasts);
  // What stays until something else happens is not sent away.
  if (shut) line.addEventListener("click", () => end());
  line.classList.toggle("shut", shut);
  end = () => {
    clearTimeout(timer);
    watch.disconnect();
    for (const event of events) removeEventListener(event, again, true);
    line.remove();
    makeRoom(0);
    [endsBy, remindsOf] = ["", ""];
    end = () => {};
  };
}

const inWindow = ({ top, bottom, left, right }) => bottom > top && right > left && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

/** The places of what can be seen of these elements now. */
function boxes(css) {
  const shown = [...document.querySelectorAll(css)].filter((one) => one.checkVisibility() && !one.closest("#toasts, .unseen"));
  return shown.map((one) => one.getBoundingClientRect()).filter(inWindow);
}

const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether nothing that is pressed or read is under a toast. */
function isClear(line) {
  const own = line.getBoundingClientRect();
  return !boxes(`${PRESSED}, ${READ}`).some((box) => meets(own, box));
}

/** Puts a toast over what happened, on a narrow page, or else into the highest place that covers nothing that is pressed or read. */
function place(line) {
  makeRoom(0);
  if (phone.matches && overEvents(line)) return;
  makeRoom(0);
  const [needed, seen] = [boxes(`${PRESSED}, ${READ}`), boxes(SEEN)];
  for (const covered of [[...needed, ...seen], needed]) {
    for (const width of WIDTHS) if (fit(line, width, covered)) return;
  }
  // The page is full, so it moves down.
  put(line, WIDTHS[0], EDGE, EDGE);
  makeRoom(line.getBoundingClientRect().bottom + EDGE);
}

/** Puts a toast over what happened in the duel that is shown, which makes room for it; false if that is not in sight. */
function overEvents(line) {
  const events = document.querySelector(EVENTS);
  if (!events?.checkVisibility() || !$("channel").hidden || document.querySelector("dialog[open]")) return false;
  put(line, innerWidth, EDGE, EDGE);
  const { height } = line.getBoundingClientRect();
  // The button that gives it more room stays free.
  const longer = events.querySelector(".longer");
  const taken = longer?.checkVisibility() ? Math.max(longer.getBoundingClientRect().bottom - events.getBoundingClientRect().top, 0) : 0;
  events.style.minHeight = `${taken + height}px`;
  const top = events.getBoundingClientRect().top + taken;
  line.style.top = `${top}px`;
  return top >= 0 && top + height <= innerHeight && isClear(line);
}

function fit(line, width, covered) {
  put(line, Math.min(width, innerWidth - 2 * EDGE), EDGE, EDGE);
  const own = line.getBoundingClientRect();
  const most = innerWidth - own.width - EDGE;
  const lefts = [most / 2];
  for (let left = EDGE; left <= most; left += 3 * STEP) lefts.push(left);
  const tops = covered.map((box) => Math.ceil(box.bottom)).filter((top) => top > EDGE);
  for (let top = EDGE; top < innerHeight; top += STEP) tops.push(top);
  for (const top of tops.sort((one, other) => one - other)) {
    if (top + own.height + EDGE > innerHeight) break;
    const near = covered.filter((box) => box.top < top + own.height && box.bottom > top);
    const left = lefts.find((left) => !near.some((box) => box.left < left + own.width && box.right > left));
    if (left !== undefined) {
      put(line, width, left, top);
      return true;
    }
  }
  return false;
}

function put(line, width, left, top) {
  Object.assign(line.style, { maxWidth: `min(${width}px, 100vw - ${2 * EDGE}px)`, left: `${left}px`, top: `${top}px` });
}

/** Keeps so much room free above the page. */
function makeRoom(height) {
  if (!height) for (const events of document.querySelectorAll(".events")) events.style.minHeight = "";
  document.body.style.setProperty("--told", `${height}px`);
}

document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || document.querySelector("dialog[open]") || !document.querySelector("#toasts .shut")) return;
    event.stopPropagation();
    end();
  },
  true,
);
