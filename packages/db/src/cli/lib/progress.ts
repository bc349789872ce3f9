const QUIET_MS = 2_000;
const REPEAT_MS = 5_000;

/**
 * Shows the progress of something that takes longer than two seconds: on a terminal in one line
 * that is overwritten, elsewhere with a new line every few seconds.
 */
export class Progress {
  readonly #startedAt = Date.now();
  readonly #out = process.stderr;
  #text = '';
  #lastLineAt = 0;
  #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.#draw(), 500);
    this.#timer.unref();
  }

  /** @param text what is being done, e.g. 'posts: 40 of 100' */
  update(text: string): void {
    this.#text = text;
    this.#draw();
  }

  done(): void {
    clearInterval(this.#timer);
    if (this.#out.isTTY) this.#out.write('\r\u001b[K');
  }

  #draw(): void {
    const now = Date.now();
    if (!this.#text || now - this.#startedAt < QUIET_MS) return;
    const line = `${this.#text} (${Math.round((now - this.#startedAt) / 1000)} s)`;
    if (this.#out.isTTY) {
      this.#out.write(`\r\u001b[K${line}`);
    } else if (now - this.#lastLineAt >= REPEAT_MS) {
      this.#lastLineAt = now;
      this.#out.write(`${line}\n`);
    }
  }
}
