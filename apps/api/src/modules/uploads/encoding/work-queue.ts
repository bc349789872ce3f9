import { AppError } from '../../../lib/errors.ts';

const RETRY_AFTER_SECONDS = 10;

/** Limits how much work is under way in this process; the rest waits in line. */
export class WorkQueue {
  #free: number;
  readonly #maxWaiting: number;
  readonly #waiting: { cost: number; start: () => void }[] = [];

  /**
   * @param capacity how much may be under way at once, in units of `run`'s cost
   * @param maxWaiting how many calls may wait in line
   */
  constructor(capacity: number, maxWaiting: number) {
    this.#free = capacity;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * @param cost at most the capacity
   * @throws AppError UNAVAILABLE when too many are waiting already
   */
  async run<T>(cost: number, work: () => Promise<T>): Promise<T> {
    await this.#take(cost);
    try {
      return await work();
    } finally {
      this.#free += cost;
      this.#startNext();
    }
  }

  async #take(cost: number): Promise<void> {
    if (this.#waiting.length === 0 && cost <= this.#free) {
      this.#free -= cost;
      return;
    }
    if (this.#waiting.length >= this.#maxWaiting) {
      throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ cost, start: resolve });
    await promise;
  }

  /**
   * Nobody overtakes the first in line, even if they would fit: else a large one might wait for
   * ever.
   */
  #startNext(): void {
    for (let next = this.#waiting[0]; next && next.cost <= this.#free; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.cost;
      next.start();
    }
  }
}
