// What is said for a moment. It never lies over anything that can be pressed: it looks for another place whenever the page changes.

import { $ } from "./dom.js";

/** What can be pressed, or typed into. */
const PRESSED = "button, a[href], input, select, textarea, .pills label, [role=option]";
/** What is read and looked at. A toast covers it only where there is no other place. */
const TURN = ".turn .clock, .whose, .question, .note .text, .words, dialog";
const PICTURES = ".board, .cards, .cardface img";

/** The widths that are tried, in pixels: first as wide as the words want to be. */
const WIDTHS = [704, 320, 200];
/** How far apart the places are that are tried, in pixels. */
const STEP = 8;
/** The room at the edges of the window. */
const EDGE = 4;

/** Ends the toast that is there. */
let end = () => {};

/** Says something once, for a moment. */
export function toast(text, bad = false) {
  lay(text, bad, 2500 + 45 * text.length);
}

/** Says something that stays until the page is loaded again. */
export function sayForGood(text) {
  lay(text, true);
}

function lay(text, bad, lasts) {
  end();
  const line = document.createElement("p");
  line.textContent = text;
  line.classList.toggle("bad", bad);
  $("toasts").replaceChildren(line);
  const again = () => isClear(line) || place(line);
  const watch = new MutationObserver(again);
  watch.observe($("room"), { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "hidden", "open"] });
  const events = ["scroll", "resize", "load", "focusin"];
  for (const event of events) addEventListener(event, again, true);
  place(line);
  const timer = lasts && setTimeout(() => end(), lasts);
  end = () => {
    clearTimeout(timer);
    watch.disconnect();
    for (const event of events) removeEventListener(event, again, true);
    line.remove();
    makeRoom(0);
    end = () => {};
  };
}

/** The places of what can be seen of these elements now. */
function boxes(css) {
  const inWindow = ({ top, bottom, left, right }) => bottom > top && right > left && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  const shown = [...document.querySelectorAll(css)].filter((one) => one.checkVisibility() && !one.closest("#toasts, .unseen"));
  return shown.map((one) => one.getBoundingClientRect()).filter(inWindow);
}

const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether nothing that is pressed or read is under a toast. */
function isClear(line) {
  const own = line.getBoundingClientRect();
  return !boxes(`${PRESSED}, ${TURN}`).some((box) => meets(own, box));
}

/** Puts a toast into the highest place that covers nothing: nothing that is pressed, and if it can be nothing that is read. */
function place(line) {
  makeRoom(0);
  const pressed = boxes(PRESSED);
  const [turn, pictures] = [boxes(TURN), boxes(PICTURES)];
  for (const covered of [[...pressed, ...turn, ...pictures], [...pressed, ...pictures], pressed]) {
    for (const width of WIDTHS) if (fit(line, width, covered)) return;
  }
  // The page is full, so it moves down.
  put(line, WIDTHS[0], EDGE, EDGE);
  makeRoom(line.getBoundingClientRect().bottom + EDGE);
}

function fit(line, width, covered) {
  put(line, Math.min(width, innerWidth - 2 * EDGE), EDGE, EDGE);
  const own = line.getBoundingClientRect();
  const most = innerWidth - own.width - EDGE;
  const lefts = [most / 2];
  for (let left = EDGE; left <= most; left += 3 * STEP) lefts.push(left);
  for (let top = EDGE; top + own.height + EDGE <= innerHeight; top += STEP) {
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
  document.body.style.setProperty("--told", `${height}px`);
}
