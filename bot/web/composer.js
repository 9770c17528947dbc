// The input line: what may stand next is proposed by the hall.

const PAUSE = 80;
/** A longer line is a list of cards, which the hall cannot continue. */
const LONGEST_PROPOSED = 200;

export class Composer {
  #form = document.getElementById("composer");
  #line = document.getElementById("line");
  #list = document.getElementById("proposals");
  #proposals = [];
  #at = -1;
  #asked = 0;
  #timer = 0;
  #past = [];
  #back = 0;

  /** `complete(line)` answers with proposals; `send(line)` does what the line says, and is false when it was not sent. */
  constructor(complete, send) {
    this.complete = complete;
    this.send = send;
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#line.addEventListener("input", () => this.#typed());
    this.#line.addEventListener("keydown", (event) => this.#key(event));
    this.#line.addEventListener("blur", () => setTimeout(() => this.#show([]), 150));
    this.#list.addEventListener("pointerdown", (event) => {
      const option = event.target.closest("[role=option]");
      if (!option) return;
      event.preventDefault();
      this.#take(Number(option.dataset.at));
    });
  }

  /** Begins a line with these words, unless one is begun already. */
  begin(words) {
    this.#line.focus();
    if (this.#line.value !== "") return;
    this.#line.value = words;
    this.#line.dispatchEvent(new Event("input", { bubbles: true }));
  }

  async #submit() {
    const line = this.#line.value.trim();
    if (line === "") return;
    this.#past.push(line);
    this.#back = this.#past.length;
    this.#line.value = "";
    this.#show([]);
    const sent = await this.send(line);
    if (!sent && this.#line.value === "") this.#line.value = line;
  }

  #typed() {
    clearTimeout(this.#timer);
    const line = this.#line.value;
    if (!line.startsWith("/") || line.length > LONGEST_PROPOSED || line.includes("\n")) return this.#show([]);
    const asked = ++this.#asked;
    this.#timer = setTimeout(async () => {
      const proposals = await this.complete(line);
      if (asked === this.#asked && document.activeElement === this.#line) this.#show(proposals);
    }, PAUSE);
  }

  #key(event) {
    const open = this.#proposals.length > 0;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && open) this.#mark((this.#at + step + this.#proposals.length) % this.#proposals.length);
    else if (step === -1 && this.#line.value === "") this.#recall(-1);
    else if (event.key === "Tab" && open && !event.shiftKey) this.#take(Math.max(this.#at, 0));
    else if (event.key === "Enter" && open && this.#at >= 0) this.#take(this.#at);
    else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) this.#submit();
    else if (event.key === "Escape" && open) this.#show([]);
    else if (event.key === "Escape") this.#line.blur();
    else return;
    event.preventDefault();
  }

  #recall(step) {
    this.#back = Math.max(0, this.#back + step);
    this.#line.value = this.#past[this.#back] ?? "";
  }

  #take(at) {
    const proposal = this.#proposals[at];
    if (!proposal) return;
    this.#line.value = proposal.line;
    this.#show([]);
    this.#typed();
  }

  #show(proposals) {
    if (proposals.length === 0) this.#asked++;
    this.#proposals = proposals;
    this.#list.replaceChildren(
      ...proposals.map((proposal, at) => {
        const option = document.createElement("li");
        option.id = `proposal-${at}`;
        option.role = "option";
        option.dataset.at = at;
        const label = document.createElement("b");
        label.textContent = proposal.label;
        option.append(label, " ", proposal.about);
        return option;
      }),
    );
    this.#list.hidden = proposals.length === 0;
    this.#line.setAttribute("aria-expanded", String(proposals.length > 0));
    this.#mark(-1);
  }

  #mark(at) {
    this.#at = at;
    [...this.#list.children].forEach((option, index) => option.setAttribute("aria-selected", String(index === at)));
    if (at < 0) return this.#line.removeAttribute("aria-activedescendant");
    this.#line.setAttribute("aria-activedescendant", `proposal-${at}`);
    this.#list.children[at].scrollIntoView({ block: "nearest" });
  }
}
