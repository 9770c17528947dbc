// Motion: a card that was played flies to the table, and the boards of what others did follow one another. All of it lies over a
// page that is already the newest: it takes no press, and the next press ends it.

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The longest that everything takes together, in milliseconds. */
const WHOLE = 900;
/** How long a card flies, how long a board takes to give way to the next, and how long it is looked at before. */
const [FLIGHT, FADE, LOOK] = [280, 180, 120];

/** The boards that are shown again, the oldest first. */
let past = [];
/** When the motion began, and when the last board gives way. */
let [began, ends] = [0, 0];
/** The card of the own hand that was just played: {match, canvas, box}. */
let lifted = null;

/** A card is played by this button: it flies when the answer of the hall comes, unless the picture of the hand is broken. */
export function lift(button) {
  const [duel, card] = [button.closest(".hand"), button.closest(".about")?.dataset.about ?? ""];
  lifted = null;
  if (still.matches || !duel || "builds" in duel.dataset || !card.startsWith("hand-") || !button.matches(".primary")) return;
  const spot = duel.querySelector(`.spot[data-card="${card}"]`);
  if (!spot?.checkVisibility()) return;
  const [left, top, width, height] = spot.dataset.place.split(" ").map(Number);
  const canvas = Object.assign(document.createElement("canvas"), { width, height, className: "flight" });
  try {
    canvas.getContext("2d").drawImage(spot.parentElement.querySelector("img"), left, top, width, height, 0, 0, width, height);
  } catch {
    // A picture that cannot be copied must not keep the card from being played.
    return;
  }
  lifted = { match: duel.dataset.match, canvas, box: spot.getBoundingClientRect() };
}

/** The hall has answered: a card that has not flown by now was not played, and must not fly when somebody else moves. */
export function putDown() {
  lifted = null;
}

/** A duel took the place of an older state of it: the card that was played flies, then the older board gives way. */
export function moved(before, after) {
  const [old, now] = [before, after].map((duel) => duel.querySelector(".board"));
  const table = now?.parentElement;
  if (still.matches || !old || !table?.checkVisibility()) return;
  table.append(...past.filter((one) => before.contains(one)).reverse());
  if (old.src === now.src) return;
  const at = performance.now();
  if (past.length === 0) [began, ends] = [at, at];
  if (lifted?.match === after.dataset.match) ends = at + fly(table);
  const wait = Math.min(Math.max(ends - at + (past.length > 0 ? LOOK : 0), 0), began + WHOLE - FADE - at);
  if (wait < 0) return;
  ends = at + wait + FADE;
  old.className = "past";
  old.alt = "";
  // An older board lies over the newer ones.
  now.after(old);
  past.push(old);
  giveWay(old, { delay: wait, duration: FADE });
}

/** Lets a card fly to the middle of the table; returns how long that takes. */
function fly(table) {
  const { canvas, box } = lifted;
  lifted = null;
  const goal = table.getBoundingClientRect();
  Object.assign(canvas.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(canvas);
  past.push(canvas);
  const [x, y] = [goal.left + (goal.width - box.width) / 2 - box.left, goal.top + (goal.height - box.height) / 2 - box.top];
  giveWay(canvas, { duration: FLIGHT, easing: "ease-out" }, { translate: `${x}px ${y}px`, scale: "0.7" });
  return FLIGHT;
}

function giveWay(element, timing, goal = {}) {
  const motion = element.animate([{ opacity: 1 }, { ...goal, opacity: 0 }], { fill: "both", ...timing });
  motion.onfinish = () => {
    element.remove();
    past = past.filter((other) => other !== element);
  };
}

/** Ends all motion: the page is seen as it is. */
function settle() {
  for (const element of past) element.remove();
  past = [];
}

for (const event of ["pointerdown", "keydown", "wheel"]) addEventListener(event, settle, { capture: true, passive: true });
