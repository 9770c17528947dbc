// The page of the local hall. It shows what the hall sends, and knows no rule of any game.

import { ask, newOp } from "./ask.js";
import { tick } from "./clock.js";
import { Composer } from "./composer.js";
import { makeRoom } from "./pages.js";
import { follow } from "./stream.js";

const $ = (id) => document.getElementById(id);
const said = document.body.dataset;
const phone = matchMedia("(max-width: 899px)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// The session is a secret of this tab. Another tab can be somebody else; the browser remembers all for next time.
let session = sessionStorage.getItem("duelhall.session");
const invite = /^#invite=([0-9a-f]{32})$/.exec(location.hash)?.[1];
const known = JSON.parse(localStorage.getItem("duelhall.people") ?? "[]");

/** How far the hall's clock is ahead of ours, in milliseconds. */
let ahead = 0;
/** The panel that its items are of; another one starts anew. */
let epoch = "";
/** What stands in the panel, by id: {changed, element}. */
const hands = new Map();
/** The match whose hand is shown. */
let shown = "";

// ---------- asking the hall

const headers = () => ({ Authorization: `Bearer ${session}`, "Accept-Language": document.documentElement.lang });

/** Asks for something; false when the hall did not take it. */
async function wish(path, body, origin) {
  const before = [...$("notes").children];
  try {
    take(await ask(path, { op: newOp(), ...body }, headers(), said.noAnswer), origin, before);
    return true;
  } catch (error) {
    if (error.status === 401) forget();
    else toast(error.message, true);
    // Without an answer, nobody knows whether it was done.
    return error.status === undefined;
  }
}

/** Takes the answer to a wish; `origin` is the note that it was made in, and `before` are the notes that were there then. */
function take(answer, origin, before) {
  if (answer.toast) toast(answer.toast, answer.refused);
  // A note is for the time until the next thing that is done.
  if (!answer.refused) before.forEach((note) => note !== origin && note.remove());
  if (answer.epoch === epoch) answer.panel.forEach((item) => putItem(item));
  if (answer.panel?.length) {
    show(parse(answer.panel[0].html).dataset.match);
    origin?.remove();
  }
  if (answer.note) showNote(parse(answer.note));
  else if (!answer.refused && !origin?.querySelector("[data-set]")) origin?.remove();
  if (answer.look) wear(answer.look);
  if (answer.link) showInvitation(answer.link);
}

// ---------- entering

function enterRoom() {
  $("entry").hidden = true;
  $("room").hidden = false;
  document.querySelector("#idle .primary").focus({ preventScroll: true });
  const following = new AbortController();
  makeRoom(() => {
    following.abort();
    closed(said.tooMany);
  });
  follow("/api/stream", headers(), { news, up, down, refused: forget, closed }, following.signal);
}

function showEntry() {
  $("room").hidden = true;
  $("entry").hidden = false;
  $("invited").hidden = !invite;
  $("known").hidden = known.length === 0;
  $("known").querySelector(".names").replaceChildren(
    ...known.map((person) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "press plain";
      button.textContent = person.name;
      button.addEventListener("click", () => become(person));
      return button;
    }),
  );
  // The address without its secret would lead nowhere in the other language.
  for (const link of document.querySelectorAll(".languages a")) link.hash = location.hash;
  $("name").focus();
}

function become(person) {
  session = person.session;
  sessionStorage.setItem("duelhall.session", session);
  const others = known.filter((other) => other.session !== session);
  localStorage.setItem("duelhall.people", JSON.stringify([person, ...others].slice(0, 6)));
  history.replaceState(null, "", `/?lang=${document.documentElement.lang}`);
  enterRoom();
}

function forget() {
  const others = known.filter((person) => person.session !== session);
  localStorage.setItem("duelhall.people", JSON.stringify(others));
  sessionStorage.removeItem("duelhall.session");
  location.reload();
}

$("enter").addEventListener("submit", async (event) => {
  event.preventDefault();
  const name = $("name").value;
  try {
    become(await ask("/api/enter", { name, lang: document.documentElement.lang, invite }, headers(), said.noAnswer));
  } catch (error) {
    $("enter-error").textContent = error.message;
  }
});

// ---------- the news

function up() {
  if (document.body.classList.contains("away")) toast(said.online);
  document.body.classList.remove("away");
}

function down() {
  if (!document.body.classList.contains("away")) toast(said.offline, true);
  document.body.classList.add("away");
}

/** Another page has taken the place of this one; the sentence stays until the person loads it again. */
function closed(why) {
  document.body.classList.add("away");
  const line = document.createElement("p");
  line.className = "bad";
  line.textContent = why;
  $("toasts").replaceChildren(line);
}

function news(event) {
  ahead = event.now - Date.now();
  $("me").textContent = event.name;
  if (!wear(event.look)) return;
  const atEnd = isAtEnd() || event.posts.reset;
  if (event.posts.reset) keepOnly($("posts"), new Set(event.posts.put.map((post) => `post-${post.id}`)));
  for (const post of event.posts.put) putPost(post, !event.posts.reset);
  for (const id of event.posts.gone) $(`post-${id}`)?.remove();
  if (event.panel.reset || event.epoch !== epoch) clearPanel(event.epoch, new Set(event.panel.put.map((item) => item.id)));
  for (const item of event.panel.put) putItem(item);
  for (const id of event.panel.gone) dropItem(id);
  $("others").hidden = !event.others;
  $("others").querySelector("span").textContent = event.others ?? "";
  mine();
  settle(atEnd);
}

/** Follows the person's settings; false when the page has to be loaded in another language. */
function wear(look) {
  document.documentElement.dataset.theme = look.theme;
  if (look.lang === document.documentElement.lang) return true;
  location.replace(`/?lang=${look.lang}`);
  return false;
}

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  for (const time of element.querySelectorAll("[data-at]")) {
    const at = new Date(Number(time.dataset.at));
    time.dateTime = at.toISOString();
    time.textContent = at.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
  }
  for (const who of element.querySelectorAll(".face")) who.dataset.hue = hue(element.querySelector(".who").textContent);
  for (const image of element.querySelectorAll("img")) {
    Object.assign(image, { tabIndex: 0, role: "button", title: said.enlarge });
  }
  tick(element, ahead);
  return element;
}

const hue = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 8, 7);

function keepOnly(parent, ids) {
  for (const child of [...parent.children]) if (!ids.has(child.id)) child.remove();
}

function putPost(post, isNew) {
  const element = parse(post.html);
  const old = $(`post-${post.id}`);
  if (old) swap(old, element);
  else {
    element.classList.toggle("fresh", isNew);
    const after = [...$("posts").children].find((other) => Number(other.dataset.id) > post.id);
    $("posts").insertBefore(element, after ?? null);
    const image = element.querySelector("img.board");
    image?.addEventListener("load", () => settle(isAtEnd(400)), { once: true });
  }
  if (isNew) announce(element);
}

/** Replaces an element when its new picture can be shown at once; the focus stays on the same button. */
function swap(old, element) {
  const image = element.querySelector("img.board");
  const before = old.querySelector("img.board");
  if (image && before && image.src !== before.src) {
    // The old board stands until the new one is there.
    const next = image.src;
    image.src = before.src;
    image.ariaBusy = "true";
    const loaded = new Image();
    loaded.src = next;
    loaded.decode().catch(() => {}).then(() => {
      image.src = next;
      image.ariaBusy = null;
    });
  }
  const focus = old.contains(document.activeElement) ? document.activeElement : null;
  old.replaceWith(element);
  if (focus) refocus(element, focus);
}

function refocus(element, focus) {
  const kind = (press) => press?.split(":")[0];
  const buttons = [...element.querySelectorAll("[data-press]")];
  const same =
    buttons.find((button) => focus.dataset.key && button.dataset.key === focus.dataset.key) ??
    buttons.find((button) => button.dataset.press === focus.dataset.press) ??
    buttons.find((button) => focus.dataset.press && !focus.dataset.key && kind(button.dataset.press) === kind(focus.dataset.press));
  const target = (focus.tagName === "IMG" && element.querySelector("img")) || same || (element.hasAttribute("tabindex") ? element : buttons[0]);
  target?.focus({ preventScroll: true });
}

function announce(element) {
  const who = element.querySelector(".who")?.textContent ?? "";
  const text = element.querySelector(".text")?.textContent ?? "";
  if (text) $("polite").textContent = element.classList.contains("hall") ? text : `${who}: ${text}`;
}

// ---------- the panel

function clearPanel(next, keep) {
  for (const id of [...hands.keys()]) if (next !== epoch || !keep.has(id)) dropItem(id);
  epoch = next;
}

function putItem(item) {
  const old = hands.get(item.id);
  if (old && old.changed >= item.changed) return;
  const element = parse(item.html);
  if (!item.hand) {
    hands.set(item.id, { changed: item.changed, element });
    return showNote(element);
  }
  hands.set(item.id, { changed: item.changed, element });
  const wasAsked = old?.element?.hasAttribute("data-asked");
  const text = element.querySelector(".text").textContent;
  if (element.hasAttribute("data-asked") && (!wasAsked || text !== old.element.querySelector(".text").textContent)) {
    $("urgent").textContent = text;
    if (!wasAsked) show(element.dataset.match);
  }
  if (old?.element) swap(old.element, element);
  else {
    // A duel that has begun comes to the front, unless the person is asked something in the one that they look at.
    const isFree = !shownHand()?.hasAttribute("data-asked");
    $("hands").append(element);
    if (isFree && !isOver(element)) show(element.dataset.match);
    // Whoever began the duel by a button that is gone now goes on from the hand.
    if (document.activeElement === document.body || $("idle").contains(document.activeElement)) element.focus({ preventScroll: true });
  }
  arrange();
}

const shownHand = () => document.querySelector(".hand:not([hidden])");

/** A duel that is over can be played again. */
const isOver = (hand) => Boolean(hand.querySelector("[data-press^='m:']"));

function dropItem(id) {
  hands.get(id)?.element?.remove();
  hands.delete(id);
  arrange();
}

function show(match) {
  if (!match) return;
  shown = match;
  arrange();
  mine();
  settle(true, true);
}

/** One hand is shown; the others wait behind tabs. */
function arrange() {
  const all = [...$("hands").children];
  if (!all.some((hand) => hand.dataset.match === shown)) {
    const asked = all.find((hand) => hand.hasAttribute("data-asked"));
    shown = (asked ?? all.find((hand) => !isOver(hand)) ?? all[0])?.dataset.match ?? "";
  }
  for (const hand of all) hand.hidden = hand.dataset.match !== shown;
  $("tabs").hidden = all.length < 2;
  $("tabs").replaceChildren(
    ...all.map((hand, at) => {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.className = "press plain";
      const asked = hand.hasAttribute("data-asked");
      // The first line of a hand names the game and the players.
      const name = hand.querySelector(".line")?.textContent.trim() || `${said.duel} ${at + 1}`;
      tab.textContent = `${asked ? "● " : ""}${name}`;
      if (asked) tab.setAttribute("aria-label", `${name}: ${said.yourTurn}`);
      tab.setAttribute("aria-pressed", String(!hand.hidden));
      tab.addEventListener("click", () => show(hand.dataset.match));
      return tab;
    }),
  );
  $("idle").hidden = all.length > 0;
  document.body.classList.toggle("playing", all.length > 0);
  const asked = all.some((hand) => hand.hasAttribute("data-asked"));
  document.title = asked ? `● ${said.yourTurn} – ${said.name}` : said.name;
}

/** Marks the boards of the person's own duels, and the one whose hand is shown. */
function mine() {
  const matches = new Set([...$("hands").children].map((hand) => hand.dataset.match));
  for (const post of $("posts").children) {
    post.classList.toggle("mine", matches.has(post.dataset.match));
    post.classList.toggle("now", post.dataset.match === shown && post.dataset.kind === "board");
  }
}

/** Only the newest note is shown. */
function showNote(note) {
  $("notes").replaceChildren(note);
  note.focus({ preventScroll: true });
  note.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
}

// ---------- where one looks

function isAtEnd(slack = 160) {
  const box = $("channel");
  const last = document.querySelector("#posts .now") ?? $("posts").lastElementChild;
  if (phone.matches) return (last?.getBoundingClientRect().top ?? 0) < innerHeight + slack;
  return box.scrollHeight - box.scrollTop - box.clientHeight < slack;
}

/** Keeps the newest in sight; on a phone the board of one's own duel, even while something is typed if it has just come. */
function settle(atEnd, isNew = false) {
  if (!phone.matches) {
    if (atEnd) $("channel").scrollTop = $("channel").scrollHeight;
    return;
  }
  if (!isNew && document.activeElement === $("line")) return;
  const boards = document.querySelectorAll(`.post[data-match="${CSS.escape(shown)}"] img.board`);
  const board = shown ? boards[boards.length - 1] : null;
  if (board) scrollTo({ top: board.getBoundingClientRect().top + scrollY - 4 });
  else if (atEnd) $("posts").lastElementChild?.scrollIntoView({ block: "center" });
}

// ---------- pressing

document.addEventListener("click", (event) => {
  if (event.target.matches("#large, #large img")) return $("large").close();
  if (event.target.matches("#room img[role=button]")) return enlarge(event.target);
  const button = event.target.closest("button");
  if (!button) return;
  const origin = button.closest(".note");
  if (button.dataset.press) press(button, origin);
  else if (button.dataset.watch) wish("/api/watch", { match: button.dataset.watch }, origin);
  else if (button.classList.contains("dismiss")) dismiss(origin);
  else if (button.dataset.do) once(button, deeds[button.dataset.do]);
});

/** Does what a button says, and nothing more until a moment after that is done: a double click is one wish. */
async function once(button, deed) {
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  try {
    await deed();
  } finally {
    setTimeout(() => button.removeAttribute("aria-busy"), 700);
  }
}

async function press(button, origin) {
  if (button.getAttribute("aria-busy") === "true") return;
  const group = button.closest(".buttons");
  const all = [...group.querySelectorAll("button")];
  all.forEach((other) => other.setAttribute("aria-busy", "true"));
  await wish("/api/act", { press: button.dataset.press }, origin);
  all.forEach((other) => other.removeAttribute("aria-busy"));
}

function dismiss(note) {
  note.remove();
  shownHand()?.focus({ preventScroll: true });
}

/** Shows a picture in its full size; a window that is smaller scrolls. */
function enlarge(image) {
  const large = $("large").querySelector("img");
  Object.assign(large, { src: image.src, alt: image.alt, width: image.naturalWidth || image.width });
  $("large").showModal();
}

const deeds = {
  "close-large": () => $("large").close(),
  "duel-ai": () => wish("/api/act", { press: "c" }),
  invite: () => wish("/api/invite", {}),
  duels: () => wish("/api/say", { line: "/duels" }),
  close: () => $("invitation").close(),
  copy: async () => {
    $("link").select();
    // A page that is not served safely, such as one in a home network, has no clipboard of its own.
    const copied = navigator.clipboard?.writeText($("link").value) ?? Promise.reject();
    await copied.catch(() => document.execCommand("copy"));
    toast(said.copied);
  },
};

function showInvitation(link) {
  $("link").value = `${location.origin}/${link}`;
  $("invitation").showModal();
  $("link").select();
}

document.addEventListener("change", (event) => {
  const field = event.target.closest("[data-set]");
  if (field) wish("/api/say", { line: `${field.dataset.set} ${field.value}` }, field.closest(".note"));
});

/** Keys are named by where they are, so that they work in every layout. */
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || document.querySelector("dialog[open]")) return;
  if (event.target.closest("input, select, textarea")) return;
  if (event.code === "Slash" || event.key === "/") {
    event.preventDefault();
    return composer.focus();
  }
  if (event.key === "Enter" || event.key === " ") {
    if (!event.target.matches("img[role=button]")) return;
    event.preventDefault();
    return enlarge(event.target);
  }
  if (event.code === "KeyZ") {
    const cards = shownHand()?.querySelector("img");
    return cards && enlarge(cards);
  }
  const name = /^(?:Digit|Numpad|Key)(.)$/.exec(event.code)?.[1].toLowerCase();
  if (!name) return;
  const hand = shownHand();
  const button = hand?.querySelector(`[data-key="${event.shiftKey ? "shift+" : ""}${name}"]`);
  if (button) {
    event.preventDefault();
    return button.click();
  }
  // The number of a card that cannot be played says why.
  const card = hand?.querySelector(`[data-card="${name === "0" ? 10 : name}"]`);
  if (card) toast(card.textContent);
});

const composer = new Composer(
  async (line) => {
    const answer = await fetch(`/api/complete?line=${encodeURIComponent(line)}`, { headers: headers() }).catch(() => null);
    return answer?.ok ? answer.json() : [];
  },
  (line) => {
    const { most, tooLong } = $("line").dataset;
    if ([...line].length <= Number(most)) {
      // The keyboard of a phone hides what the line has done.
      if (phone.matches) $("line").blur();
      return wish("/api/say", { line });
    }
    toast(tooLong, true);
    return false;
  },
);

// ---------- small things

function toast(text, bad = false) {
  const line = document.createElement("p");
  line.textContent = text;
  line.classList.toggle("bad", bad);
  $("toasts").append(line);
  while ($("toasts").children.length > 3) $("toasts").firstElementChild.remove();
  setTimeout(() => line.remove(), 4000 + 60 * text.length);
}

setInterval(() => tick(document, ahead), 1000);

if (session && !invite) enterRoom();
else showEntry();
