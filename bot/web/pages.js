// The pages of the hall in one browser. It opens six connections to one address, and each page holds one for its news.

/** Pages that may hear the news at once, whoever sits at them: what is left is for presses and pictures. */
const MOST = 4;

/** Calls `tooMany` once so many newer pages are open in this browser. */
export function makeRoom(tooMany) {
  const own = newPage();
  const newer = new Set();
  const channel = new BroadcastChannel("duelhall.pages");
  channel.onmessage = ({ data }) => {
    if (data.left) newer.delete(data.page);
    else newer.add(data.page);
    if (newer.size < MOST) return;
    channel.close();
    tooMany();
  };
  // Only pages that are open already hear it, so each knows those that came after it.
  channel.postMessage({ page: own });
  addEventListener("pagehide", () => channel.postMessage({ page: own, left: true }));
}

const newPage = () => `${Date.now()}-${Math.random()}`;
