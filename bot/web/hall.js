// The page of the local hall. It shows what the hall sends, and knows no rule of any game.

import { ask, newOp } from "./ask.js";
import { enlarge, enlargeBoard, leaveCard, noteDone, pressed, readRow, unfold, unselect } from "./cards.js";
import { answers, dropFate, mine, openChannel, putPosts, toggleChannel, unroll } from "./channel.js";
import { tick } from "./clock.js";
import { Composer } from "./composer.js";
import { $, hallTime, parse, phone, said } from "./dom.js";
import { askSure, clearPanel, dropItem, panel, putItem, show, shownDuel, shut, waits } from "./duels.js";
import { lengthen } from "./events.js";
import { further } from "./fan.js";
import { listen } from "./keys.js";
import { look, readSharp } from "./looks.js";
import { lift, putDown } from "./motion.js";
import { notes, showNote } from "./notes.js";
import { makeRoom } from "./pages.js";
import { forget, headers, isIn, known, sit } from "./session.js";
import { begins, levelled, loadStart, wordsOf } from "./start.js";
import { follow } from "./stream.js";
import { askWords, closeEditor, editor, otherSide, showEditor, stepped } from "./editor.js";
import { meanwhile, passed, sayForGood, toast } from "./toasts.js";

/** A page that the address asks for, such as the rules of a game. No other command follows: a link must not be able to resign. */
let opened = /^#open=(rules|cards|help)(?:\.([a-z-]+))?$/.exec(location.hash)?.slice(1).filter(Boolean).join(" ");
const invite = /^#invite=([0-9a-f]{32})$/.exec(location.hash)?.[1];

// ---------- asking the hall

/** Whoever waits longer is told so, in milliseconds: after a move the duel itself changes, so nothing is said for longer. */
const [SOON, MOVE] = [250, 2000];

/** Asks for something; false when the hall did not take it. */
async function wish(path, body, origin) {
  const before = notes();
  passed("wish");
  const hints = body.press?.startsWith("i:") || body.line === "/hint";
  const words = hints ? said.thinks : begins(body) ? said.settingUp : said.moment;
  // What happens in the duel meanwhile ends no thought.
  const told = meanwhile(words, body.press?.startsWith("a:") ? MOVE : SOON, !hints);
  try {
    const answer = await ask(path, { op: newOp(), ...body }, headers(), said.noAnswer);
    told();
    take(answer, origin, before);
    return !answer.refused;
  } catch (error) {
    told();
    if (error.status === 401) forget();
    else toast(error.message, true);
    // Without an answer, nobody knows whether it was done.
    return error.status === undefined;
  }
}

/** Takes the answer to a wish; `origin` is the note that it was made in, and `before` are the notes that were there then. */
function take(answer, origin, before) {
  if (answer.link) showInvitation(answer.link);
  if (answer.toast) toast(answer.toast, answer.refused);
  // A note is for the time until the next thing that is done.
  if (!answer.refused) before.forEach((note) => note !== origin && note.remove());
  if (answer.epoch === panel.epoch) answer.panel.forEach((item) => putItem(item));
  if (answer.done) $("polite").textContent = answer.done;
  if (answer.panel?.length) {
    show(parse(answer.panel[0].html).dataset.match);
    origin?.remove();
    mine();
  }
  if (answer.note) putNote(parse(answer.note), origin);
  else if (!answer.refused && !origin?.querySelector("[data-set]") && origin !== editor()) origin?.remove();
  if (answer.look) wear(answer.look);
}

/** Shows what is said to the person alone: a note, or the page on which a deck is edited. */
function putNote(note, origin) {
  if (note.matches(".editor")) {
    if (origin !== editor()) origin?.remove();
    return showEditor(note);
  }
  if (origin && origin === editor()) {
    closeEditor();
    // There may be a new deck to choose.
    loadStart(headers());
  }
  showNote(note);
}

const say = (line, origin) => wish("/api/say", { line }, origin);

// ---------- entering

function enterRoom() {
  $("entry").hidden = true;
  // A field that is hidden keeps the focus for a moment, and a call that comes in this moment would not get it.
  document.activeElement?.blur();
  $("room").hidden = false;
  begin();
  const following = new AbortController();
  makeRoom(() => {
    following.abort();
    closed(said.tooMany);
  });
  // A broad page gets hands on one broad picture, too.
  const present = () => (phone.matches ? headers() : { ...headers(), "Hall-Broad": "yes" });
  follow("/api/stream", present, phone, { news, up, down, refused: forget, closed }, following.signal);
}

async function begin() {
  if (!(await loadStart(headers()))) return;
  const first = $("forms").querySelector("[data-begin]");
  // Somebody who was invited has one thing to do, and it has the focus.
  if (document.activeElement === document.body && !shownDuel()) first.focus({ preventScroll: true });
  if (!opened) return;
  await say(`/${opened}`);
  opened = "";
  // A page that is loaded again later does not open it again.
  history.replaceState(null, "", `/?lang=${document.documentElement.lang}`);
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
  sit(person);
  history.replaceState(null, "", `/?lang=${document.documentElement.lang}`);
  enterRoom();
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
  sayForGood(why);
}

function news(event) {
  hallTime.ahead = event.now - Date.now();
  $("me").textContent = event.name;
  if (!wear(event.look)) return;
  putPosts(event.posts);
  if (event.panel.reset || event.epoch !== panel.epoch) clearPanel(event.epoch, new Set(event.panel.put.map((item) => item.id)));
  // What was said for a moment is old once something else happens; after a pause, the page only catches up.
  const moved = event.panel.put.filter(putItem);
  if (!event.panel.reset && moved.some((item) => item.hand)) passed("event");
  for (const id of event.panel.gone) dropItem(id);
  $("others").hidden = !event.others;
  $("others").querySelector("span").textContent = event.others ?? "";
  mine();
}

/** Follows the person's settings; false when the page has to be loaded in another language. */
function wear(look) {
  document.documentElement.dataset.theme = look.theme;
  if (look.lang === document.documentElement.lang) return true;
  location.replace(`/?lang=${look.lang}${opened ? `#open=${opened.replace(" ", ".")}` : ""}`);
  return false;
}

// ---------- pressing

document.addEventListener("click", (event) => {
  if (event.target.matches("#large, #large img, #large canvas")) return $("large").close();
  const button = event.target.closest("button:not(.whole-board)");
  if (!button) {
    // On a narrow page the panel of the selected card lies over the bottom: a press beside it puts it away.
    const covered = phone.matches && shownDuel()?.classList.contains("has-chosen");
    if (covered && !event.target.closest(".chosen, .note, #channel, dialog, a, summary")) return unselect(shownDuel());
    if (event.target.matches(".whole-board")) return enlargeBoard(event);
    // Whoever has marked words in it wants to copy them.
    const happened = event.target.closest(".hand:not([data-builds], [data-over]) .events");
    return happened && phone.matches && getSelection().isCollapsed ? lengthen() : undefined;
  }
  const origin = button.closest(".note, .editor");
  const { press: what, watch, line, read, tab, shut: over, do: deed } = button.dataset;
  if (button.matches(".spot")) pressed(button, event, press, look);
  else if (button.dataset.wants) askWords(button, (words) => wish("/api/act", { press: what, words }, origin));
  else if (what) press(button, origin);
  else if (watch) wish("/api/watch", { match: watch }, origin).then(() => openChannel(true));
  else if (button.id === "rules") once(button, rules);
  else if (line) once(button, () => say(line, origin));
  else if (button.dataset.look) look(button);
  else if (read) readSharp(button);
  else if (button.matches(".further")) further();
  else if (button.matches(".unfold")) unfold(button);
  else if (button.matches(".longer")) lengthen();
  else if (button.matches(".zoom")) enlarge(button.querySelector("img"));
  else if (button.matches(".unroll")) unroll(button);
  else if (button.matches(".fate .dismiss")) dropFate(button.closest(".fate"));
  else if (button.matches(".dismiss")) dismiss(origin);
  else if (deed) once(button, deeds[deed]);
  else if (button.id === "to-start") toStart();
  else if (button.id === "to-channel") toggleChannel();
  else if (button.id === "close-channel") closeChannel();
  else if (over) shut(over);
  else if (tab) {
    show(tab);
    $("stage").focus({ preventScroll: true });
  }
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
  if (button.getAttribute("aria-busy") === "true" || isTooSoon(button)) return;
  const group = button.closest(".hand, .note, .post, .editor") ?? button.parentElement;
  const all = [...group.querySelectorAll("[data-press]")];
  all.forEach((other) => other.setAttribute("aria-busy", "true"));
  answers(button.dataset.press);
  lift(button);
  const heard = waits(button.dataset.press);
  if (button.matches(".in-deck")) readRow(button);
  const refused = noteDone(button);
  if (!(await wish("/api/act", { press: levelled(button.dataset.press) }, origin))) refused();
  putDown();
  heard();
  all.forEach((other) => other.removeAttribute("aria-busy"));
}

/** A turn in which something can still be done is ended by the second press, whatever it is that ends it. */
function isTooSoon(button) {
  const isEnd = button.closest(".hand[data-turn]") && "ends" in button.dataset;
  if (!isEnd || "sure" in button.dataset) return false;
  const left = askSure(button);
  // What would be lost is named: the first press only says it.
  if (left.length > 0) toast(`${said.sureWhy} ${left.join("; ")}`);
  return left.length > 0;
}

/** The rules of the duel that is shown, or of the game that is chosen. */
function rules() {
  const press = shownDuel()?.dataset.rules;
  const game = $("forms").querySelector("input[name^='game-']:checked")?.value.split(" ")[0] ?? "";
  return press ? wish("/api/act", { press }) : say(`/rules ${game}`.trim());
}

function dismiss(note) {
  note.remove();
  (shownDuel() ?? $("stage")).focus({ preventScroll: true });
}

/** Shows what can be chosen; there may be a new deck among it. */
function toStart() {
  show("");
  loadStart(headers());
}

function closeChannel() {
  openChannel(false);
  $("to-channel").focus();
}

const deeds = {
  "close-large": () => $("large").close(),
  "close-ask": () => $("ask").close(),
  "close-keys": () => $("keys").close(),
  "other-side": otherSide,
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
  $("link").focus();
  // The beginning of the link is in sight.
  $("link").setSelectionRange(0, $("link").value.length, "backward");
  $("link").scrollLeft = 0;
}

// The challenge that waits now is above everything else.
$("invitation").addEventListener("close", () => {
  scrollTo({ top: 0 });
  $("stage").scrollTop = 0;
});

document.addEventListener("submit", (event) => {
  const find = event.target.closest("[data-find]");
  if (find) {
    event.preventDefault();
    return void wish("/api/act", { press: find.dataset.find, words: find.elements.words.value }, editor());
  }
  const form = event.target.closest("[data-form]");
  if (!form) return;
  event.preventDefault();
  const wishes = {
    computer: () => say(`/duel ai ${wordsOf(form)}`),
    friend: () => wish("/api/invite", { duel: wordsOf(form) }),
    table: () => say(`/duel ${wordsOf(form)}`),
    join: () => say(`/join ${form.elements.code.value}`),
  };
  once(form.querySelector("[type=submit]"), wishes[form.dataset.form]);
});

document.addEventListener("change", (event) => {
  const field = event.target.closest("[data-set]");
  if (field) say(`${field.dataset.set} ${field.value}`, field.closest(".note"));
});

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("select, textarea, input:not([type=radio])");
  if (!event.ctrlKey && !event.altKey && !event.metaKey && !typing && stepped(event)) return event.preventDefault();
  if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
  const note = notes()[0];
  if (note && !event.target.closest("#composer")) dismiss(note);
  else if (!event.target.closest("#composer")) {
    const list = shownDuel()?.querySelector(".fold.open .unfold");
    if (list) {
      unfold(list);
      list.focus();
    } else leaveCard(shownDuel());
  }
});

const composer = new Composer(
  async (line) => {
    const answer = await fetch(`/api/complete?line=${encodeURIComponent(line)}`, { headers: headers() }).catch(() => null);
    return answer?.ok ? answer.json() : [];
  },
  async (line) => {
    const { most, tooLong } = $("line").dataset;
    if ([...line].length > Number(most)) {
      toast(tooLong, true);
      return false;
    }
    // After a command the keys play again, and the keyboard of a phone hides nothing.
    if (line.startsWith("/") || phone.matches) {
      $("line").blur();
      if (line.startsWith("/")) openChannel(false);
    }
    const sent = await say(line);
    // What was refused is mended, not typed again.
    if (!sent) {
      openChannel(true);
      $("line").focus();
    }
    return sent;
  },
);

listen(() => {
  openChannel(true);
  composer.begin("/");
});

setInterval(() => tick(document, hallTime.ahead), 1000);

if (isIn() && !invite) enterRoom();
else showEntry();
