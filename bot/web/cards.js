// The cards on the pictures: they lie where the hall says, and can be pressed.

import { $, phone, said } from "./dom.js";
import { uncover } from "./sight.js";
import { toast } from "./toasts.js";

/** The card that is selected in each duel, by match. */
const selected = new Map();

const numbers = (text) => text.split(" ").map(Number);

/** With more cards than this in hand, as when a deck is built, they get the room of the board. */
const MANY = 15;

/**
 * Lays the buttons of a duel over its pictures, and selects the card again that was selected. A card of a deck that is built stays to
 * be read also if a filter shows it no more; `before` is the duel as it was.
 */
export function lay(duel, before) {
  const whole = duel.querySelector(".sheet.whole");
  const others = duel.querySelectorAll(".fan .sheet:not(.whole)");
  // Of two pictures of the same hand, a page shows the one that it has room for.
  if (whole && phone.matches && others.length > 0) whole.remove();
  else if (whole) {
    for (const sheet of others) sheet.remove();
    whole.style.setProperty("--shape", 1 / tall(whole.querySelector("img")));
  }
  const cards = duel.querySelectorAll(".spot[data-card^='hand-']").length;
  const tallest = Math.max(0, ...[...duel.querySelectorAll("img.cards")].map(tall));
  duel.classList.toggle("many", cards > MANY || tallest > 2.5);
  for (const spot of duel.querySelectorAll(".spot")) {
    const image = spot.parentElement.querySelector("img");
    const [left, top, width, height] = numbers(spot.dataset.place);
    const share = (part, whole) => `${(100 * part) / whole}%`;
    const [wide, high] = ["width", "height"].map((size) => Number(image.getAttribute(size)));
    // On the row of a list a sign would cover words.
    if (width > 2 * height) delete spot.dataset.does;
    Object.assign(spot.style, { left: share(left, wide), top: share(top, high), width: share(width, wide), height: share(height, high) });
  }
  // Whoever has left the building sees the hand.
  if (builds(before) && builds(duel)) duel.dataset.shows = before.dataset.shows ?? "";
  const card = selected.get(duel.dataset.match);
  if (!card || (!duel.querySelector(`.spot[data-card="${card}"]`) && !stays(card, before, duel))) selected.delete(duel.dataset.match);
  else select(duel, card);
  tellDone(duel);
}

/** Whether cards are put into a deck here, and taken out. */
export const builds = (duel) => Boolean(duel && "builds" in duel.dataset);

/** Takes over what a card of a deck says, without its buttons: it is not among the cards that are shown now. */
function stays(card, before, duel) {
  const about = builds(before) && builds(duel) && before.querySelector(`.about[data-about="${card}"]`)?.cloneNode(true);
  if (!about) return false;
  const [row, words] = [".row", ".words"].map((part) => about.querySelector(part));
  // What comes before its name says where the card was.
  if (row) words.textContent = words.textContent.replace(/^[^:]*: /, "");
  row?.remove();
  duel.querySelector(".chosen").append(about);
  return true;
}

/** What the last press on a card of a deck did, in words, by match. */
const done = new Map();

/** A button of a duel is pressed. If a card of a deck goes in or out by it, the panel says so until the next press; returns what to do if it does not. */
export function noteDone(button) {
  const match = button.closest(".hand")?.dataset.match;
  done.delete(match);
  const packs = button.hasAttribute("aria-pressed") && button.closest("[data-builds] .about");
  const words = button.dataset.done ?? (packs && button.querySelector(".label").textContent);
  if (words) done.set(match, words);
  return () => done.delete(match);
}

function tellDone(duel) {
  const line = duel.querySelector(".packed");
  const words = builds(duel) && done.get(duel.dataset.match);
  line.hidden = !words;
  line.textContent = words || "";
}

/** How many times as high as wide a picture is. */
const tall = (image) => Number(image.getAttribute("height")) / Number(image.getAttribute("width"));

/** Shows what a card says and what can be done with it. */
export function select(duel, card) {
  selected.set(duel.dataset.match, card);
  for (const spot of duel.querySelectorAll(".spot")) spot.setAttribute("aria-pressed", String(spot.dataset.card === card));
  for (const about of duel.querySelectorAll(".about")) about.hidden = about.dataset.about !== card;
  duel.classList.toggle("has-chosen", Boolean(card));
  if (card) fold(duel);
}

/** The card of a row of the deck was pressed: it is read, if it is among the cards that are shown. */
export function readRow(row) {
  const [duel, card] = [row.closest(".hand"), row.dataset.card.replace("deck-", "hand-")];
  select(duel, duel.querySelector(`.about[data-about="${card}"]`) ? card : "");
}

/** Opens a list of choices that a narrow page puts behind one button, or closes it; one is open at most. */
export function unfold(button) {
  const [duel, list] = [button.closest(".hand"), button.closest(".fold")];
  const opens = !list.classList.contains("open");
  unselect(duel);
  fold(duel);
  list.classList.toggle("open", opens);
  button.setAttribute("aria-expanded", String(opens));
}

/** Closes every list of choices. */
function fold(duel) {
  for (const list of duel.querySelectorAll(".fold.open")) {
    list.classList.remove("open");
    list.querySelector(".unfold").setAttribute("aria-expanded", "false");
  }
}

/** Puts the panel of the selected card away; a focus that was in it goes back to the card. */
export function leaveCard(duel) {
  const spot = duel?.querySelector(".spot[aria-pressed=true]");
  const within = document.activeElement?.closest(".chosen");
  unselect(duel);
  if (within) spot?.focus({ preventScroll: true });
}

/** Forgets the selected card, as after an answer. */
export function unselect(duel) {
  if (duel) select(duel, "");
}

/**
 * A card was pressed. The second press, and one on its tab, does the first thing that can be done with it; `press` does it.
 * In one's own turn the second press gives nothing up, and does nothing that is not worth it: then it says which button would. By a
 * key it does what that key does. A card in play answers at once if one choice is about it and a target is asked for, and `look` shows
 * it large if none is. A card of a deck that is built goes in or out at once.
 */
export function pressed(spot, event, press, look) {
  const duel = spot.closest(".hand");
  const { card, tab } = spot.dataset;
  const about = duel.querySelector(`.about[data-about="${card}"]`);
  const choices = [...about.querySelectorAll("[data-press^='a:']")];
  const again = spot.getAttribute("aria-pressed") === "true" && choices.length > 0;
  const painted = Boolean(tab) && event.detail > 0 && isOn(spot, event, tab);
  const inPlay = card.startsWith("board-") && choices.length === 1;
  // A press too many on the same place, such as the last of three, was meant for the question before.
  const alone = inPlay && !("reads" in duel.dataset) && event.detail < 2;
  const toggles = choices.length === 1 && choices[0].hasAttribute("aria-pressed");
  if (toggles) choose(duel, spot);
  // Enter, and a number that is pressed twice, have no place on the page.
  const keyed = again && event.detail === 0 && choices.find((choice) => /^\d$/.test(choice.dataset.key));
  if (keyed) return press(keyed);
  if (again && !painted && !inPlay && "turn" in duel.dataset && !choices[0].matches(".primary, [data-lapses]")) {
    return toast(`${said.byButton} ${choices[0].querySelector(".label").textContent}`);
  }
  if (choices.length > 0 && (again || painted || alone || toggles)) return press(choices[0]);
  choose(duel, spot);
  $("polite").textContent = about.querySelector(".words").textContent;
  const large = about.querySelector("[data-look]");
  if (large && choices.length === 0) look(large);
}

/** Selects the card that was pressed. */
function choose(duel, spot) {
  select(duel, spot.dataset.card);
  uncover(duel, spot);
}

/** Whether a click was on a place of the picture. */
function isOn(spot, event, place) {
  const image = spot.parentElement.querySelector("img");
  const box = image.getBoundingClientRect();
  const scale = Number(image.getAttribute("width")) / box.width;
  const [left, top, width, height] = numbers(place);
  const [x, y] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** Shows a whole picture in its full size; a window that is smaller scrolls. */
export function enlarge(image) {
  const large = show("img");
  Object.assign(large, { src: image.src, alt: image.alt, width: image.naturalWidth || image.width });
}

/** Shows the board in its full size. Where it is pressed, the window shows it, and two fingers or the page's zoom show it larger. */
export function enlargeBoard({ detail = 0, clientX, clientY } = {}) {
  const board = document.querySelector(".hand:not([hidden]) .board");
  if (!board?.checkVisibility()) return;
  enlarge(board);
  // Keys press no place.
  if (detail === 0) return;
  const [from, large] = [board.getBoundingClientRect(), $("large")];
  const image = large.querySelector("img");
  const [x, y] = [(clientX - from.left) / from.width, (clientY - from.top) / from.height];
  large.scrollTo(image.offsetLeft + x * image.offsetWidth - large.clientWidth / 2, image.offsetTop + y * image.offsetHeight - large.clientHeight / 2);
}

/** Shows one card of a picture as large as the window allows, with its words below. */
export function readLarge(duel, card) {
  const spot = duel.querySelector(`.spot[data-card="${card}"]`);
  const image = spot.parentElement.querySelector("img");
  const [left, top, width, height] = numbers(spot.dataset.place);
  const canvas = show("canvas");
  $("large").dataset.card = card;
  const scale = Math.min((innerWidth - 64) / width, (innerHeight - 200) / height, 2);
  Object.assign(canvas, { width: width * 2, height: height * 2 });
  Object.assign(canvas.style, { width: `${width * scale}px`, height: `${height * scale}px` });
  const brush = canvas.getContext("2d");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const words = duel.querySelectorAll(`.about[data-about="${card}"] .text`);
  $("large-words").textContent = [...words].map((part) => part.textContent).join("\n\n");
}

/** Puts the sharp picture of a note in place of that of a card, if this card is still shown large. */
export async function sharpen(note, card) {
  const found = note.querySelector("img");
  const sharp = Object.assign(new Image(), { src: found?.src ?? "" });
  if (!found || !(await sharp.decode().then(() => true, () => false))) return;
  const large = $("large");
  if (!large.open || large.dataset.card !== card) return;
  const [image, canvas] = ["img", "canvas"].map((kind) => large.querySelector(kind));
  Object.assign(image, { src: sharp.src, alt: found.alt, width: sharp.naturalWidth, hidden: false });
  canvas.hidden = true;
}

/** Shows the picture of a note large, with its words. */
export function showLarge(note) {
  const image = note.querySelector("img");
  if (!image) return false;
  const large = show("img", true);
  Object.assign(large, { src: image.src, alt: image.alt, width: image.width });
  $("large-words").textContent = note.querySelector(".text").textContent;
  return true;
}

function show(what, worded = what === "canvas") {
  const large = $("large");
  delete large.dataset.card;
  for (const kind of ["img", "canvas"]) large.querySelector(kind).hidden = kind !== what;
  large.classList.toggle("worded", worded);
  $("large-words").hidden = !worded;
  large.showModal();
  return large.querySelector(what);
}
