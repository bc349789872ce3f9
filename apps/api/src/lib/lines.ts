import { AppError } from './errors.ts';

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Who finds so many ahead is told to come again. */
const LONGEST_LINE = 2000;

/**
 * Work on the same thing stands in line before it takes a connection: else a crowd at one row's
 * lock holds the whole pool, and everyone else waits with it. What keeps things right is the row's
 * lock; this is only a waiting room of one process.
 */
export class Lines {
  readonly #lines = new Map<number, Line>();
  readonly #width: number;

  /** @param width how many of a line run at a time: two, so that the next one is ready */
  constructor(width = 2) {
    this.#width = width;
  }

  /** @throws AppError UNAVAILABLE when the line is too long, and what `work` throws */
  async run<T>(key: number, work: () => Promise<T>): Promise<T> {
    await this.#enter(key);
    try {
      return await work();
    } finally {
      this.#leave(key);
    }
  }

  async #enter(key: number): Promise<void> {
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.running < this.#width) {
      line.running += 1;
      return;
    }
    if (line.waiting.length >= LONGEST_LINE) throw new AppError('UNAVAILABLE', { retryAfter: 5 });
    await new Promise<void>((resolve) => line.waiting.push(resolve));
  }

  /** Hands its place to the next one. */
  #leave(key: number): void {
    const line = this.#lines.get(key);
    if (!line) return;
    const next = line.waiting.shift();
    if (next) {
      next();
      return;
    }
    line.running -= 1;
    if (line.running === 0) this.#lines.delete(key);
  }
}
