// The channel: words, challenges and other people's boards, in a drawer. Challenges are shown above everything else.

import { $, parse, swap } from "./dom.js";
import { ownMatches } from "./duels.js";

let unread = 0;

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
  $("calls").hidden = $("calls").children.length === 0;
  mine();
  if (atEnd) toEnd();
}

const allPosts = () => [...$("posts").children, ...$("calls").children];

const toEnd = () => ($("scroll").scrollTop = $("scroll").scrollHeight);

function putPost(post, isNew) {
  const element = parse(post.html);
  const calls = element.hasAttribute("data-calls");
  // A challenge that waits is not to be missed, whatever else is on the page.
  const home = calls || element.hasAttribute("data-own") ? $("calls") : $("posts");
  const old = $(`post-${post.id}`);
  if (old?.parentElement === home) swap(old, element);
  else {
    old?.remove();
    const after = [...home.children].find((other) => Number(other.dataset.id) > post.id);
    home.insertBefore(element, after ?? null);
  }
  if (calls && (!old || !old.hasAttribute("data-calls"))) call(element);
  if (!isNew) return;
  if (!isOpen() && !old && home === $("posts") && element.dataset.kind !== "board" && element.dataset.kind !== "ping") {
    unread++;
    count();
  }
  announce(element);
}

/** The only thing that an invited person has to press has the focus. */
function call(element) {
  const accept = element.querySelector("[data-press^='y:'], [data-press^='j:']");
  const free = [document.body, null].includes(document.activeElement) || $("start").contains(document.activeElement);
  $("calls").hidden = false;
  if (free && !document.body.classList.contains("playing")) accept?.focus({ preventScroll: true });
}

function announce(element) {
  const who = element.querySelector(".who")?.textContent ?? "";
  const text = element.querySelector(".text")?.textContent ?? "";
  if (text) $("polite").textContent = element.classList.contains("hall") ? text : `${who}: ${text}`;
}

/** Marks the posts of the person's own duels: those are shown elsewhere. */
export function mine() {
  const own = ownMatches();
  for (const post of allPosts()) post.classList.toggle("mine", own.has(post.dataset.match));
  document.body.classList.toggle("called", Boolean(document.querySelector("#calls .post")));
}

