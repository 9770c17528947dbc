// The channel: words, challenges and other people's boards, in a drawer. Challenges are shown above everything else.

import { $, parse, said, swap } from "./dom.js";
import { ownMatches } from "./duels.js";
import { passed } from "./toasts.js";

let unread = 0;
/** The challenges whose end this page has wished: it is told elsewhere. */
const ended = new Set();

const isOpen = () => !$("channel").hidden;

export function openChannel(open) {
  $("channel").hidden = !open;
  $("to-channel").setAttribute("aria-expanded", String(open));
  document.body.classList.toggle("chatting", open);
  if (open) {
    unread = 0;
    count();
    toEnd();
  }
}

export const toggleChannel = () => openChannel(!isOpen());

function count() {
  $("unread").hidden = unread === 0;
  $("unread").textContent = String(unread);
}

/** Takes the changes among the posts. */
export function putPosts(changes) {
  const box = $("scroll");
  const atEnd = changes.reset || box.scrollHeight - box.scrollTop - box.clientHeight < 160;
  if (changes.reset) {
    const keep = new Set(changes.put.map((post) => `post-${post.id}`));
    for (const post of allPosts()) if (!keep.has(post.id)) post.remove();
  }
  for (const post of changes.put) putPost(post, !changes.reset);
  for (const id of changes.gone) $(`post-${id}`)?.remove();
  mine();
  if (atEnd) toEnd();
}

const allPosts = () => [...$("posts").children, ...$("calls").querySelectorAll(".post")];

const toEnd = () => ($("scroll").scrollTop = $("scroll").scrollHeight);

function putPost(post, isNew) {
  const element = parse(post.html);
  const calls = element.hasAttribute("data-calls");
  // A challenge that waits is not to be missed, whatever else is on the page.
  const home = calls || element.hasAttribute("data-own") ? $("calls") : $("posts");
  const old = $(`post-${post.id}`);
  const called = [...$("calls").children].find((one) => one.matches(".post") && one.dataset.match === element.dataset.match);
  if (called?.classList.contains("open")) unroll(element.querySelector(".unroll"));
  if (called && home !== $("calls") && isNew) tellFate(called, element);
  if (old?.parentElement === home) swap(old, element);
  else {
    old?.remove();
    const after = [...home.children].find((other) => Number(other.dataset.id) > post.id);
    home.insertBefore(element, after ?? null);
  }
  if (calls && (!old || !old.hasAttribute("data-calls"))) call(element);
  if (!isNew) return;
  // Whoever has just opened it pressed a button that may be far below.
  if (!old && element.hasAttribute("data-own")) scrollTo({ top: 0 });
  const isMove = ["board", "ping"].includes(element.dataset.kind);
  if (!isOpen() && !old && home === $("posts") && !isMove) {
    unread++;
    count();
  }
  // Moves of other duels are told only to somebody who looks at the channel and plays nothing.
  if (!isMove || (isOpen() && !document.body.classList.contains("playing"))) announce(element);
}

/** The only thing that an invited person has to press has the focus. */
function call(element) {
  const accept = element.querySelector(".success:is([data-press^='y:'], [data-press^='j:'])") ?? element.querySelector("[data-press^='f:']");
  const free = [document.body, null].includes(document.activeElement) || $("start").contains(document.activeElement);
  $("calls").hidden = false;
  if (free && !document.body.classList.contains("playing")) accept?.focus({ preventScroll: true });
}

function announce(element) {
  const who = element.querySelector(".who")?.textContent ?? "";
  const text = element.querySelector(".text")?.textContent ?? "";
  if (text) $("polite").textContent = element.classList.contains("hall") ? text : `${who}: ${text}`;
}

/** Shows the whole of a challenge that a running duel leaves one line, or that line again. */
export function unroll(button) {
  if (!button) return;
  const open = button.closest(".post").classList.toggle("open");
  button.setAttribute("aria-expanded", String(open));
}

/** A press that ends a challenge is remembered. */
export function answers(press) {
  const [kind, match] = press.split(":");
  if ("wn".includes(kind)) ended.add(match);
}

/** Says what has become of a challenge where it was: it has become a duel that is on its way, or it has ended. */
function tellFate(old, element) {
  const match = element.dataset.match;
  const begun = element.hasAttribute("data-begun");
  if (begun ? ownMatches().has(match) : !old.hasAttribute("data-own") || ended.has(match)) return;
  const line = document.createElement("div");
  line.className = "fate";
  line.dataset.of = match;
  const words = document.createElement("p");
  words.textContent = begun ? said.settingUp : element.querySelector(".text")?.textContent ?? "";
  line.append(words);
  if (!begun) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "press plain dismiss", textContent: said.dismiss });
    line.append(button);
  }
  $("calls").append(line);
  passed("event");
}

/** Takes away what was said about a challenge. */
export function dropFate(line) {
  line.remove();
  mine();
  $("stage").focus({ preventScroll: true });
}

/** Marks the posts of the person's own duels: those are shown elsewhere. */
export function mine() {
  const own = ownMatches();
  for (const post of allPosts()) post.classList.toggle("mine", own.has(post.dataset.match));
  // A duel that has come needs no word about its challenge.
  for (const line of document.querySelectorAll(".fate")) if (own.has(line.dataset.of)) line.remove();
  $("calls").hidden = $("calls").children.length === 0;
  document.body.classList.toggle("called", Boolean(document.querySelector("#calls .post")));
}

