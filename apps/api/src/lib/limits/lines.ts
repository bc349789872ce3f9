import { AppError } from '../errors.ts';

interface Line {
  running: number;
  /** those who wait, in the order in which they came */
  waiting: Set<() => void>;
}

/** If this many are waiting already, the next one gets UNAVAILABLE and comes again later. */
const LONGEST_LINE = 2000;
/** Whoever has waited for this long gets the same; the client would soon give up anyway. */
const LONGEST_WAIT_MS = 20_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Work on the same thing waits in line before it takes a database connection. Otherwise a crowd
 * that wants the lock of one row would hold the whole pool, and everyone else would wait, too.
 * Correctness comes from the row's lock; this is only a waiting room within one process.
 */
export class Lines {
  readonly #lines = new Map<number, Line>();
  readonly #width: number;

  /** @param width how many of a line run at the same time: two, so that the next one is ready */
  constructor(width = 2) {
    this.#width = width;
  }

  /** How many lines there are in which somebody runs or waits. */
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
    await turnIn(line.waiting);
  }

  /** Hands the place to the next one in line. */
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

/** Says when to come again. */
export const tooBusy = () => new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });

/**
 * Waits among `waiting` until it is called; whoever calls takes it out of there, too.
 * @throws AppError UNAVAILABLE when that takes too long
 */
export function turnIn(waiting: Set<() => void>): Promise<void> {
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
