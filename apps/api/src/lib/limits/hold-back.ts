const WAIT_MS = 1000;
/** Each holds a connection and a few kilobytes. */
const MOST = 500;

/**
 * Refusals that are answered late. A script that sends the next request as soon as it is refused would
 * otherwise keep the process busy with nothing but refusals; so it gets one a second on each connection.
 */
export class HoldBack {
  readonly #waitMs: number;
  readonly #most: number;
  #waiting = 0;

  /** @param most how many wait at the same time; others are answered at once */
  constructor({ waitMs = WAIT_MS, most = MOST } = {}) {
    this.#waitMs = waitMs;
    this.#most = most;
  }

  async wait(): Promise<void> {
    if (this.#waiting >= this.#most) return;
    this.#waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, this.#waitMs));
    this.#waiting -= 1;
  }
}
