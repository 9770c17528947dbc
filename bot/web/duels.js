// The person's own duels: one is shown, the others wait behind tabs.

import { builds, lay, unselect } from "./cards.js";
import { tick } from "./clock.js";
import { $, hallTime, parse, said, swap } from "./dom.js";
import { toNewest } from "./events.js";
import { markCut, scrollAgain, standOf } from "./fan.js";
import { moved } from "./motion.js";
import { notes, placeNotes, showNote, spare } from "./notes.js";
import { peek } from "./peek.js";
import { fitQuestion } from "./question.js";
import { bringUsable } from "./sight.js";
import { remind, reminded } from "./toasts.js";

/** The panel that its items are of; another one starts again. */
export const panel = { epoch: "" };
/** What is in the panel, by id: {changed, element}. */
const items = new Map();
/** The match that is shown; none at the start page. */
let shown = "";
/** Finished matches that the person has closed. */
const closed = new Set();

export const shownDuel = () => document.querySelector(".hand:not([hidden])");
const all = () => [...$("hands").children];
const asks = (duel) => Boolean(duel?.hasAttribute("data-asked"));
/** What was pressed and has no answer of the hall yet, as selectors of buttons. */
const waiting = new Set();

/**
 * A question is answered once, and a hint is thought of once, also if the hand comes again before the hall has answered. Returns what
 * to do when it has.
 */
export function waits(press) {
  const pressed = press.startsWith("a:") ? `[data-press^="${press.split(":", 3).join(":")}:"]` : `[data-press="${press}"]`;
  waiting.add(pressed);
  return () => {
    waiting.delete(pressed);
    for (const button of document.querySelectorAll(pressed)) button.removeAttribute("aria-busy");
  };
}

/** Whoever waits for an answer of the hall still waits when the hand comes again. */
function stillWaits(duel) {
  for (const button of [...waiting].flatMap((pressed) => [...duel.querySelectorAll(pressed)])) button.setAttribute("aria-busy", "true");
}

/** The step of the question that is asked. */
const step = (duel) => duel.querySelector("[data-press^='a:']")?.dataset.press.split(":")[2];
/** Which cards of a deck that is built are shown: the filters that are on. */
const sorted = (duel) => builds(duel) + [...duel.querySelectorAll(".chip[aria-pressed='true']")].map((chip) => chip.dataset.press).join();
const isOver = (duel) => duel.hasAttribute("data-over");

export function clearPanel(next, keep) {
  for (const id of [...items.keys()]) if (next !== panel.epoch || !keep.has(id)) dropItem(id);
  panel.epoch = next;
}

/** Puts an item in place of an older one; false if it is not newer. */
export function putItem(item) {
  const old = items.get(item.id);
  if (old && old.changed >= item.changed) return false;
  const element = parse(item.html);
  if (item.hand && isOver(element) && closed.has(element.dataset.match)) return false;
  const taken = () => items.set(item.id, { changed: item.changed, element });
  if (!item.hand) {
    taken();
    tell(element);
    return true;
  }
  // What is on the page counts: an item that could not be shown is not taken, so it is put again when it comes again.
  const before = all().find((duel) => duel.dataset.match === element.dataset.match);
  lay(element, before);
  // In a row, lines end without a full stop; whoever hears them needs it.
  const sentence = (line) => line.textContent.trim().replace(/[^.!?:…]$/, "$&.");
  const question = (duel) => [...duel.querySelectorAll(".whose, .question .line")].map(sentence).join(" ");
  if (asks(element) && !(asks(before) && question(before) === question(element))) {
    $("urgent").textContent = question(element);
    element.since = Date.now();
  } else if (before && !isOver(before) && element.dataset.match === shown) {
    $("polite").textContent = [...element.querySelectorAll(".events li")].at(-1)?.textContent ?? "";
    // What was asked is not asked any more.
    if (!asks(element)) $("urgent").textContent = isOver(element) ? question(element) : "";
  }
  // After an answer the next card is not where the last one was pressed. While cards go in and out of a deck, that card stays to be read.
  const isSameDeck = builds(before) && builds(element);
  if (asks(element) && before && !isSameDeck && step(before) !== step(element)) unselect(element);
  // What reminded of a move goes with it.
  if (!asks(element) || element.since) {
    for (const note of notes()) if ("hurry" in note.dataset) note.remove();
    reminded(element.dataset.match);
  }
  element.since ??= before?.since;
  if (before) {
    element.hidden = before.hidden;
    const [stand, listed] = [standOf(before), before.querySelector(".deck-list")?.scrollTop];
    placeNotes($("start"));
    stillSure(before, element);
    swap(before, element);
    taken();
    stillWaits(element);
    if (asks(element) && !asks(before) && !asks(shownDuel())) shown = element.dataset.match;
    arrange();
    moved(before, element);
    // Other cards are read from their beginning.
    if (sorted(before) === sorted(element)) scrollAgain(element, stand);
    const list = element.querySelector(".deck-list");
    if (list) list.scrollTop = listed ?? 0;
  } else {
    // The friend has come: the link is not needed any more.
    if (!isOver(element)) $("invitation").close();
    // A duel that has begun comes to the front, unless the person is asked something in the one that they look at.
    const comes = !isOver(element) && !asks(shownDuel());
    if (comes) shown = element.dataset.match;
    $("hands").append(element);
    taken();
    arrange();
    if (comes) toTop();
    if (comes && focusLost()) element.focus({ preventScroll: true });
  }
  toNewest();
  if (!element.hidden && asks(element)) bringUsable(element, !(before && step(before) === step(element)));
  return true;
}

/**
 * Shows what the hall says of itself. What it says about a duel moves nothing in the duel that is shown: a note would push the hand
 * down, and a tab leads to the other duel.
 */
function tell(element) {
  const { aboutMatch, hurry } = element.dataset;
  // The end of the duel that is looked at is what it shows.
  if (aboutMatch && aboutMatch === shown && isOver(shownDuel())) return;
  if (aboutMatch && document.body.classList.contains("running")) {
    return remind(element.querySelector(".text").textContent, hurry === undefined ? "" : aboutMatch);
  }
  showNote(element);
  spare(shown);
}

/** Whoever was asked whether they are sure is not asked again by the same question. */
function stillSure(before, element) {
  for (const button of before.querySelectorAll("button[data-sure]")) {
    const same = element.querySelector(`[data-press="${button.dataset.press}"]`);
    if (same) askSure(same);
  }
}

/** If something would be lost with the turn that a button ends, asks on it whether it is really meant; returns what would be lost. */
export function askSure(button) {
  const all = [...button.closest(".hand").querySelectorAll("[data-lapses]")];
  const others = all.filter((other) => other.dataset.press !== button.dataset.press);
  const left = [...new Set(others.map((other) => other.dataset.lapses))];
  if (left.length > 0) {
    button.dataset.sure = "";
    button.querySelector(".label").textContent = `${said.sure} ${left.length}`;
  }
  return left;
}

/** Whether the focus is on nothing that can be seen. */
const focusLost = () => document.activeElement === document.body || Boolean(document.activeElement.closest("[hidden]"));

export function dropItem(id) {
  placeNotes($("start"));
  items.get(id)?.element?.remove();
  items.delete(id);
  arrange();
}

/** Shows a duel, or the start page. */
export function show(match) {
  shown = match;
  arrange();
  toTop();
  toNewest();
  document.querySelector("#tabs .duel:has([aria-pressed=true])")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Something else is shown: it is read from its beginning. */
function toTop() {
  scrollTo({ top: 0 });
  $("stage").scrollTop = 0;
}

/** Closes a finished duel, and older ones that have no tab any more: none of them comes back. */
export function shut(match) {
  const hasTab = (duel) => document.querySelector(`#tabs [data-tab="${duel.dataset.match}"]`);
  for (const duel of all()) if (isOver(duel) && (duel.dataset.match === match || !hasTab(duel))) closed.add(duel.dataset.match);
  for (const [id, item] of items) if (closed.has(item.element.dataset.match)) dropItem(id);
  $("stage").focus({ preventScroll: true });
}

/** Those that are asked come first, those that are over last. */
const rank = (duel) => (isOver(duel) ? 2 : asks(duel) ? 0 : 1);

/** Shows one duel or the start page; a tab for each. */
export function arrange() {
  const duels = all();
  if (shown && !duels.some((duel) => duel.dataset.match === shown)) {
    shown = (duels.find(asks) ?? duels.find((duel) => !isOver(duel)))?.dataset.match ?? "";
  }
  for (const duel of duels) duel.hidden = duel.dataset.match !== shown;
  $("start").hidden = shown !== "";
  $("to-start").setAttribute("aria-pressed", String(shown === ""));
  document.body.classList.toggle("playing", shown !== "");
  document.body.classList.toggle("running", shown !== "" && !isOver(shownDuel()));
  placeNotes(shownDuel()?.querySelector(".side") ?? $("start"));
  spare(shown);
  const { tab: kept, shut: ending } = document.activeElement?.dataset ?? {};
  const home = document.activeElement?.closest("#tabs, #back")?.id;
  const at = $("tabs").scrollLeft;
  for (const tab of document.querySelectorAll("#tabs .duel")) tab.remove();
  // Of the duels that are over, the one that is looked at and the newest stay within reach.
  const over = duels.filter(isOver);
  const near = duels.filter((duel) => !isOver(duel) || !duel.hidden || duel === over.at(-1));
  $("tabs").append(...near.sort((one, other) => rank(one) - rank(other)).map(tabOf));
  $("tabs").scrollLeft = at;
  $("back").replaceChildren(...near.filter((duel) => !isOver(duel)).map(wayBack));
  if (home && kept) document.querySelector(`#${home} [data-tab="${kept}"]`)?.focus({ preventScroll: true });
  if (home && ending) document.querySelector(`#${home} [data-shut="${ending}"]`)?.focus({ preventScroll: true });
  const waiting = duels.some(asks);
  markCut();
  peek();
  fitQuestion(shownDuel()?.querySelector(".question"));
  document.title = waiting ? `● ${said.yourTurn} – ${said.name}` : said.name;
}

function made(kind, className, ...parts) {
  const element = document.createElement(kind);
  element.className = className;
  element.append(...parts);
  if (kind === "button") element.type = "button";
  return element;
}

function tabOf(duel) {
  const state = asks(duel) ? said.yourTurn : isOver(duel) ? said.over : "";
  const name = made("button", "name", ...(state ? [made("span", "mark", state), " "] : []), made("span", "of", duel.dataset.title));
  name.dataset.tab = duel.dataset.match;
  name.setAttribute("aria-pressed", String(!duel.hidden));
  const tab = made("span", "tab duel", name);
  if (!isOver(duel)) return tab;
  const end = made("button", "shut", "×");
  end.dataset.shut = duel.dataset.match;
  end.setAttribute("aria-label", `× ${said.shut} ${duel.dataset.title}`);
  tab.append(end);
  return tab;
}

/** The way back to a duel that goes on, on the start page: with whose turn it is, and the clock. */
function wayBack(duel) {
  const words = asks(duel) ? `${said.back} – ${said.yourTurn.toLowerCase()}` : said.back;
  const back = made("button", `press big ${asks(duel) ? "primary" : "plain"}`, made("span", "label", words, made("small", "", duel.dataset.title)));
  back.dataset.tab = duel.dataset.match;
  const until = duel.querySelector(".turn .clock time")?.dataset.until;
  if (until) {
    const time = made("time", "");
    time.dataset.until = until;
    back.append(made("span", "clock", time));
    tick(back, hallTime.ahead);
  }
  return back;
}

/** The matches of the person's own duels, also of those that they have closed. */
export const ownMatches = () => new Set([...all().map((duel) => duel.dataset.match), ...closed]);

