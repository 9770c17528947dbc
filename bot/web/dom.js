// Small things that every part of the page uses.

import { tick } from "./clock.js";

export const $ = (id) => document.getElementById(id);
export const said = document.body.dataset;
export const phone = matchMedia("(max-width: 899px)");

/** How far the hall's clock is ahead of ours, in milliseconds. */
export const hallTime = { ahead: 0 };

/** Makes an element of the hall's HTML. */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  for (const time of element.querySelectorAll("[data-at]")) {
    const at = new Date(Number(time.dataset.at));
    time.dateTime = at.toISOString();
    time.textContent = at.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
  }
  for (const who of element.querySelectorAll(".face")) who.dataset.hue = hue(element.querySelector(".who").textContent);
  tick(element, hallTime.ahead);
  return element;
}

const hue = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 8, 7);

/** Replaces an element; the focus stays on the same thing. */
export function swap(old, element) {
  const focus = old.contains(document.activeElement) ? document.activeElement : null;
  const top = focus?.scrollTop ?? 0;
  const [strip, peeks] = [old, element].map((one) => one.querySelector(".peek"));
  if (strip && peeks) peeks.hidden = strip.hidden;
  old.replaceWith(element);
  const question = focus?.matches(".question") && element.querySelector(".question");
  if (question) readOn(question, focus.textContent === question.textContent ? top : 0);
  else if (focus) refocus(element, focus);
}

/** Whoever reads a long question reads on where they were. */
function readOn(question, top) {
  question.tabIndex = 0;
  question.focus({ preventScroll: true });
  question.scrollTop = top;
}

function refocus(element, focus) {
  const kind = (press) => press?.split(":")[0];
  const { card, key, press, read } = focus.dataset;
  const buttons = [...element.querySelectorAll("button")].filter((button) => button.checkVisibility());
  const same =
    buttons.find((button) => card && button.dataset.card === card) ??
    buttons.find((button) => read && button.dataset.read === read) ??
    buttons.find((button) => [".unroll", ".longer", ".whole-board", ".peek"].some((one) => focus.matches(one) && button.matches(one))) ??
    buttons.find((button) => key && button.dataset.key === key) ??
    buttons.find((button) => press && button.dataset.press === press) ??
    (focus.matches(".in-deck")
      ? nextRow(buttons, focus)
      : (buttons.find((button) => press && !key && kind(button.dataset.press) === kind(press)) ??
        (focus.matches(".spot") ? nextSpot(buttons, card) : undefined)));
  const target = same ?? (element.hasAttribute("tabindex") ? element : buttons[0]);
  target?.focus({ preventScroll: true });
}

/** The row of a deck after one that is gone, or the last before it. */
function nextRow(buttons, row) {
  const rows = [...row.closest("ul").querySelectorAll(".in-deck")];
  const at = rows.indexOf(row);
  const near = [...rows.slice(at + 1), ...rows.slice(0, at).reverse()].map((one) => one.dataset.card);
  return near.map((card) => buttons.find((button) => button.dataset.card === card)).find(Boolean);
}

/** The card after one that is gone. */
function nextSpot(buttons, card) {
  const [, sort, number] = /^(.+)-(\d+)$/.exec(card) ?? [];
  const numberOf = (button) => Number(button.dataset.card.slice(sort.length + 1));
  const later = buttons.filter((button) => sort && button.dataset.card?.startsWith(`${sort}-`) && numberOf(button) > Number(number));
  return later.sort((one, other) => numberOf(one) - numberOf(other))[0];
}
