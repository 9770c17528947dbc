// The start page: what is chosen before a duel.

import { $, parse } from "./dom.js";

/** Loads what can be chosen, in the person's language and with their own decks. */
export async function loadStart(headers) {
  const answer = await fetch("/api/start", { headers, cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return false;
  const forms = parse((await answer.json()).html);
  $("forms").replaceChildren(forms);
  const chosen = [...forms.querySelectorAll("[name=level]")].find((level) => level.value === chosenLevel());
  if (chosen) chosen.checked = true;
  return true;
}

/** Under this name this tab keeps the level that was chosen. */
const LEVEL = "duelhall.level";
const chosenLevel = () => sessionStorage.getItem(LEVEL);

/** Whoever has chosen a level is not asked again how well the computer is to play: the press begins the duel with that level. */
export function levelled(press) {
  const [kind, game] = press.split(":");
  return kind === "c" && chosenLevel() ? `e:${game}:${chosenLevel()}` : press;
}

/** Whether a duel begins if the hall takes this wish. At a table, which names its seats line by line, somebody sits down first. */
export function begins({ press = "", line = "" }) {
  const call = document.querySelector(`#calls [data-press="${press}"]`)?.closest(".post");
  const isTable = call?.querySelector(".text").textContent.includes("\n");
  const accepts = press.startsWith("y:") && !isTable;
  return accepts || press.startsWith("e:") || line.startsWith("/duel ai");
}

/** The level is kept; of the chosen game alone it is said what it is, and its decks can be chosen. */
document.addEventListener("change", (event) => {
  if (event.target.name === "level") sessionStorage.setItem(LEVEL, event.target.value);
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
