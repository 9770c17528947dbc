// What happened in the duel that is shown: the newest is in sight, in whole lines.

const shown = () => document.querySelector(".hand:not([hidden])");

/** With the room of what happened, what is in sight of it changes. */
const watcher = new ResizeObserver(() => reads || settle());
let watched;
/** Whether the person has scrolled to older events: they are not thrown back. */
let reads = false;

/**
 * The newest of the last events is in sight. Whoever is asked reads what happened since their own move, if there is no room for all of it:
 * from the next turn on, or else from its beginning.
 */
export function toNewest() {
  const isLong = document.body.classList.contains("long");
  for (const button of document.querySelectorAll(".longer")) button.setAttribute("aria-expanded", String(isLong));
  const events = shown()?.querySelector(".events");
  if (events !== watched) {
    watcher.disconnect();
    if (events) watcher.observe(events);
    watched = events;
  }
  reads = false;
  settle();
}

/** What happened gets more room on a narrow page, or the little that it had. */
export function lengthen() {
  document.body.classList.toggle("long");
  toNewest();
}

function settle() {
  const duel = shown();
  const events = duel?.querySelector(".events");
  if (!events) return;
  events.style.removeProperty("--rest");
  const most = events.scrollHeight - events.clientHeight;
  const others = events.querySelector(".since li.begins:not(:first-child)");
  const since = duel.hasAttribute("data-asked") && (others ?? events.querySelector(".since")?.previousElementSibling);
  const from = since ? Math.min(most, since.offsetTop - events.offsetTop) : most;
  const first = from > 0 ? wholeFrom(events, from) : 0;
  // It can be the first one in sight if there is room below the last one.
  events.style.setProperty("--rest", `${Math.max(0, first - most)}px`);
  events.scrollTop = first;
}

/** Where the first line begins that is whole if the events are scrolled so far. */
function wholeFrom(events, from) {
  const top = events.getBoundingClientRect().top - events.scrollTop;
  const begins = [...events.querySelectorAll("h3, li")].filter((one) => one.checkVisibility()).flatMap((one) => linesOf(one, top));
  return begins.find((line) => line >= from - 1) ?? from;
}

/** Where the lines of an event begin, each as high as all others. */
function linesOf(event, top) {
  const box = event.getBoundingClientRect();
  const style = getComputedStyle(event);
  const [high, above] = [style.lineHeight, style.paddingTop].map(parseFloat);
  const count = Math.max(1, Math.round((box.height - above) / high));
  return Array.from({ length: count }, (_, at) => box.top - top + (at > 0 ? above + at * high : 0));
}

for (const kind of ["wheel", "touchmove", "keydown"]) {
  document.addEventListener(kind, (event) => (reads ||= Boolean(event.target.closest(".events"))), { capture: true, passive: true });
}
