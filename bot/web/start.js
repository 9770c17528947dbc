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

/** Only the decks of the chosen game can be chosen. */
document.addEventListener("change", (event) => {
  const form = event.target.closest("[data-form]");
  const game = form?.querySelector("input[name^='game-']:checked")?.value;
  for (const deck of form?.querySelectorAll(".deck") ?? []) deck.hidden = deck.dataset.game !== game;
});

/** The words of a duel that a form asks for. */
export function wordsOf(form) {
  const checked = (name) => form.querySelector(`input[name^="${name}"]:checked`)?.value ?? "";
  const chosen = [...form.querySelectorAll(".deck:not([hidden]) select")].map((select) => select.value);
  return [checked("level"), checked("game-"), ...chosen].filter(Boolean).join(" ");
}
