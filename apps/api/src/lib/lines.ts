import { AppError } from './errors.ts';

interface Line {
  running: number;
  /** who waits, in the order of their coming */
  waiting: Set<() => void>;
}

/** Who finds so many ahead is told to come again. */
const LONGEST_LINE = 2000;
/** So is who has waited for so long; the client will soon give up anyway. */
const LONGEST_WAIT_MS = 20_000;
const RETRY_AFTER_SECONDS = 5;

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

  /** How many lines there are: those in which somebody runs or waits. */
  get size(): number {
    return this.#lines.size;
  }

  /** @throws AppError UNAVAILABLE when the line is too long or too slow, and what `work` throws */
  async run<T>(key: number, work: () => Promise<T>): Promise<T> {
    await this.#enter(key);
    try {
      return await work();
    } finally {
      this.#leave(key);
    }
  }

  async #enter(key: number): Promise<void> {
    const line = this.#lines.get(key) ?? { running: 0, waiting: new Set() };
    this.#lines.set(key, line);
    if (line.running < this.#width) {
      line.running += 1;
      return;
    }
    if (line.waiting.size >= LONGEST_LINE) throw tooBusy();
    await turnIn(line);
  }

  /** Hands its place to the next one. */
  #leave(key: number): void {
    const line = this.#lines.get(key);
    if (!line) return;
    const [next] = line.waiting;
    if (next) {
      next();
      return;
    }
    line.running -= 1;
    if (line.running === 0) this.#lines.delete(key);
  }
}

const tooBusy = () => new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });

function turnIn({ waiting }: Line): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const called = () => {
    clearTimeout(timer);
    waiting.delete(called);
    resolve();
  };
  const timer = setTimeout(() => {
    waiting.delete(called);
    reject(tooBusy());
  }, LONGEST_WAIT_MS);
  waiting.add(called);
  return promise;
}
