// Server-sent events over fetch, so that the session goes in a header and never in an address or a cookie.

const LONGEST_WAIT = 10_000;

/** Splits a stream of text into events: {id, event, data}. */
export class EventParser {
  #rest = "";
  #event = {};

  push(text) {
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop();
    const events = [];
    for (const line of lines) {
      if (line === "") {
        if (this.#event.data !== undefined) events.push(this.#event);
        this.#event = {};
        continue;
      }
      const [, field, value] = /^([^:]*):? ?(.*)$/s.exec(line.replace(/\r$/, ""));
      if (field === "data") this.#event.data = this.#event.data === undefined ? value : `${this.#event.data}\n${value}`;
      else if (field !== "") this.#event[field] = value;
    }
    return events;
  }
}

/**
 * Follows a stream until `stop` is aborted; calls `on.news`, `on.up`, `on.down`, `on.refused` once if it is not ours to
 * follow, and `on.closed` once if a newer page has taken its place. `headers()` says what each request tells of this page; when
 * `width` changes, they are other ones, so the stream is asked for again.
 */
export async function follow(address, headers, width, on, stop) {
  let last = "";
  let wait = 250;
  for (;;) {
    const turn = new AbortController();
    const again = () => turn.abort();
    width.addEventListener("change", again);
    try {
      const signal = AbortSignal.any([stop, turn.signal]);
      const answer = await fetch(address, { headers: { ...headers(), "Last-Event-ID": last }, cache: "no-store", signal });
      if (answer.status === 401) return on.refused();
      if (!answer.ok) throw new Error(String(answer.status));
      on.up();
      const parser = new EventParser();
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        for (const event of parser.push(value)) {
          wait = 250;
          if (event.event === "closed") return on.closed(event.data);
          on.news(JSON.parse(event.data));
          last = event.id ?? last;
        }
      }
    } catch (error) {
      if (stop.aborted) return;
      if (!turn.signal.aborted) console.debug("the stream broke", error);
    } finally {
      width.removeEventListener("change", again);
    }
    // A page that asks again is not away.
    if (!turn.signal.aborted) on.down();
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }
}
