// A narrow page scrolls the board away from whoever looks at their hand. Then a strip below the turn says the last deed, with the whole
// board small; a press on it leads back to the board.

import { $, phone } from "./dom.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The board is missed once less than this share of it is in sight. */
const ENOUGH = 0.7;

const shown = () => document.querySelector(".hand:not([hidden])");

/** Shows the strip if the board is out of sight. It lies over the page, so nothing moves when it comes or goes. */
export function peek() {
  const duel = shown();
  const strip = duel?.querySelector(".peek");
  if (!strip) return;
  if (!phone.matches) return void (strip.hidden = true);
  const [board, turn] = [".board", ".turn"].map((part) => duel.querySelector(part));
  const [stage, table, bar] = [$("stage"), board, turn].map((one) => one.getBoundingClientRect());
  const inSight = (Math.min(table.bottom, stage.bottom) - Math.max(table.top, stage.top)) / table.height;
  // While the turn is not at the top yet, the strip would lie over what is left of the board.
  strip.hidden = inSight >= ENOUGH || bar.top > stage.top + 1;
  if (strip.hidden) return;
  strip.style.top = `${Math.max(bar.bottom, stage.top)}px`;
  const small = strip.querySelector("img");
  const picture = board.getAttribute("src");
  if (small.getAttribute("src") !== picture) small.src = picture;
}

/** How much of the page below the turn the strip takes, also while it is not shown. */
export const heightOf = (duel) => (duel.querySelector(".peek") ? parseFloat(getComputedStyle(duel).getPropertyValue("--peek")) || 0 : 0);

document.addEventListener("click", (event) => {
  if (!event.target.closest(".peek")) return;
  shown().focus({ preventScroll: true });
  $("stage").scrollTo({ top: 0, behavior: still.matches ? "instant" : "smooth" });
});
document.addEventListener("scroll", peek, true);
addEventListener("resize", peek);
