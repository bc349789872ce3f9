import type { EventBus } from './event-bus.ts';
import type { EventName } from './events.ts';

/** Without the event connection what is kept may be this old. Milliseconds. */
const BLIND_AGE_MS = 1000;

/**
 * Keeps what every call asks for in the process, so that it costs no query. An event drops it, and what is being read
 * at that moment, in every process; whoever asks next reads again. While the process hears no events it reads once a
 * second; and when it hears them again, at once. While the database is away, what was known last still holds.
 */
export class KeptState<State> {
  readonly #events: EventBus;
  readonly #now: () => number;
  #state: State | null = null;
  #last: State | null = null;
  #readAt = 0;
  #changes = 0;
  #reading: Promise<State> | null = null;

  /**
   * @param change the event that drops what is kept
   * @param now milliseconds since an arbitrary moment
   */
  constructor(events: EventBus, change: EventName, now = () => performance.now()) {
    this.#events = events;
    this.#now = now;
    events.on(change, () => this.drop());
    events.onResync(() => this.drop());
  }

  /** For whoever has just changed it, and must not wait for the event to come back. */
  drop(): void {
    this.#changes += 1;
    this.#state = null;
  }

  /** @throws what `read` throws, when nothing is known yet */
  get(read: () => Promise<State>): State | Promise<State> {
    const state = this.#state;
    if (state !== null && (this.#events.isListening || this.#age() < BLIND_AGE_MS)) return state;
    this.#reading ??= this.#read(read).finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  #age(): number {
    return this.#now() - this.#readAt;
  }

  /** What was read while it changed is read again. */
  async #read(read: () => Promise<State>): Promise<State> {
    for (;;) {
      const changes = this.#changes;
      this.#readAt = this.#now();
      let state: State;
      try {
        state = await read();
      } catch (error) {
        if (this.#last === null) throw error;
        return this.#last;
      }
      if (changes !== this.#changes) continue;
      this.#last = state;
      this.#state = state;
      return state;
    }
  }
}
