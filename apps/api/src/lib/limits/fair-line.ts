import { tooBusy, turnIn } from './lines.ts';

interface FairLineOptions {
  /** how many run at the same time */
  width?: number;
  /** how many of one owner may run and wait; the next one gets UNAVAILABLE and comes again later */
  ofOwner?: number;
  /** how many of all owners together */
  ofAll?: number;
}

/**
 * Work that takes time waits in one short line. Whoever has most in it waits longest: each owner's next one
 * comes in turn, so that somebody who asks for a hundred things holds up others by one of them.
 */
export class FairLine {
  readonly #width: number;
  readonly #ofOwner: number;
  readonly #ofAll: number;
  /** those who wait, by owner; the first owner is the next one */
  readonly #waiting = new Map<string, Set<() => void>>();
  /** how many of an owner run or wait */
  readonly #held = new Map<string, number>();
  #all = 0;
  #running = 0;

  constructor({ width = 2, ofOwner = 8, ofAll = 60 }: FairLineOptions = {}) {
    this.#width = width;
    this.#ofOwner = ofOwner;
    this.#ofAll = ofAll;
  }

  /** How many run or wait. */
  get size(): number {
    return this.#all;
  }

  /**
   * @param owner whose work it is: a member's id or an address
   * @throws AppError UNAVAILABLE when the line is too long or too slow, and what `work` throws
   */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const held = this.#held.get(owner) ?? 0;
    if (held >= this.#ofOwner || this.#all >= this.#ofAll) throw tooBusy();
    this.#held.set(owner, held + 1);
    this.#all += 1;
    try {
      await this.#enter(owner);
      try {
        return await work();
      } finally {
        this.#leave();
      }
    } finally {
      this.#giveBack(owner);
    }
  }

  async #enter(owner: string): Promise<void> {
    if (this.#running < this.#width) {
      this.#running += 1;
      return;
    }
    const waiting = this.#waiting.get(owner) ?? new Set();
    this.#waiting.set(owner, waiting);
    await turnIn(waiting);
  }

  /** Hands the place to the next owner, who then is the last one. */
  #leave(): void {
    for (const [owner, waiting] of this.#waiting) {
      const [next] = waiting;
      this.#waiting.delete(owner);
      // those who have waited too long are gone
      if (!next) continue;
      next();
      if (waiting.size > 0) this.#waiting.set(owner, waiting);
      return;
    }
    this.#running -= 1;
  }

  #giveBack(owner: string): void {
    const held = this.#held.get(owner) ?? 0;
    if (held === 1) this.#held.delete(owner);
    else this.#held.set(owner, held - 1);
    this.#all -= 1;
  }
}
