// The time that is left, counted down.

/** From how many seconds on it is urgent. */
const URGENT = 20;

/** Shows the time left in every clock under `root`; `ahead` is how far the hall's clock is ahead of ours, in milliseconds. */
export function tick(root, ahead) {
  for (const clock of root.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.round((Number(clock.dataset.until) - Date.now() - ahead) / 1000));
    const two = (number) => String(number).padStart(2, "0");
    const hours = Math.floor(left / 3600);
    const minutes = Math.floor(left / 60) % 60;
    clock.textContent = hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
    clock.parentElement.classList.toggle("urgent", left <= URGENT);
  }
}
