// Asks the hall for something; a wish that got no answer is sent again under the same name, and is done once.

/** The hall said no, in a sentence for the person. */
export class Refused extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** Names a wish. */
export function newOp() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sends a body and returns the answer; `noAnswer` is what to say when there is none. */
export async function ask(path, body, headers, noAnswer, tries = 4) {
  let answer;
  try {
    const all = { ...headers, "Content-Type": "application/json" };
    answer = await fetch(path, { method: "POST", headers: all, body: JSON.stringify(body), cache: "no-store" });
  } catch {
    if (tries <= 1) throw new Refused(noAnswer, 0);
    await new Promise((resolve) => setTimeout(resolve, 400 * (5 - tries)));
    return ask(path, body, headers, noAnswer, tries - 1);
  }
  const json = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(json.error ?? noAnswer, answer.status);
  return json;
}
