// The question of the duel that is shown. A long one gets smaller letters, so that all of it is read at once.

/** The sizes of letters below the usual one, the larger first. */
const SIZES = ["dense", "denser"];

/** A question that has no room even then scrolls, also by keys. Its room changes with the window and with what is open beside it. */
const watcher = new ResizeObserver(([{ target }]) => {
  // A pixel is lost where letters are rounded.
  const isCut = () => target.scrollHeight > target.clientHeight + 1;
  target.classList.remove(...SIZES);
  for (const size of SIZES) if (isCut()) target.classList.add(size);
  if (isCut()) target.tabIndex = 0;
  else target.removeAttribute("tabindex");
});

/** Watches this question, and no other. */
export function fitQuestion(question) {
  watcher.disconnect();
  if (question) watcher.observe(question);
}
