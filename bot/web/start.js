// The start page: what is chosen before a duel.

import { $, parse } from "./dom.js";

/** Loads what can be chosen, in the person's language and with their own decks. */
export async function loadStart(headers) {
  const answer = await fetch("/api/start", { headers, cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return false;
  const forms = parse((await answer.json()).html);
  $("forms").replaceChildren(forms);
  return true;
}

/** Of the chosen game alone it is said what it is, and its decks can be chosen. */
document.addEventListener("change", (event) => {
  const form = event.target.closest("[data-form]");
  const game = form?.querySelector("input[name^='game-']:checked")?.value;
  for (const part of form?.querySelectorAll("[data-game]") ?? []) part.hidden = part.dataset.game !== game;
});

/** The words of a duel that a form asks for. */
export function wordsOf(form) {
  const checked = (name) => form.querySelector(`input[name^="${name}"]:checked`)?.value ?? "";
  const chosen = [...form.querySelectorAll(".deck:not([hidden]) select")].map((select) => select.value);
  return [checked("level"), checked("game-"), ...chosen].filter(Boolean).join(" ");
}
