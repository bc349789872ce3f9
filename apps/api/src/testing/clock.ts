import type { Clock } from '../lib/time/clock.ts';

const MINUTE_MS = 60_000;

/** Shows the real time until a test moves or stops it. */
export class TestClock implements Clock {
  #offset = 0;
  #stoppedAt: Date | null = null;

  now(): Date {
    return this.#stoppedAt ? new Date(this.#stoppedAt) : new Date(Date.now() + this.#offset);
  }

  /** Stops the clock at a moment. */
  set(moment: Date | string): void {
    this.#stoppedAt = new Date(moment);
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    const step = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    if (this.#stoppedAt) this.#stoppedAt = new Date(this.#stoppedAt.getTime() + step);
    else this.#offset += step;
  }

  /** Back to the real time. */
  reset(): void {
    this.#offset = 0;
    this.#stoppedAt = null;
  }

  /** @returns the time this many minutes from now (negative: ago), in ISO 8601 */
  inMinutes(minutes: number): string {
    return new Date(this.now().getTime() + minutes * MINUTE_MS).toISOString();
  }
}
