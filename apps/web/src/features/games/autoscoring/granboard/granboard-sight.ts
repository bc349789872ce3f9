import { DONE_VISITS_MAX } from '@oche/validators/autoscoring/limits';
import type { CountingEvent } from '@oche/validators/autoscoring/schemas';
import { blinded, newCore, type Seen, see } from 'oche-bridge/core';
import { granboard } from 'oche-bridge/granboard';

/** What a board that this browser is connected to sees, told as the server tells it of all others. */
export class GranboardSight {
  readonly #newId: () => string;
  #state = granboard.first;
  #core;
  #event: CountingEvent = {
    revision: 1,
    state: null,
    isConnected: false,
    visit: null,
    darts: [],
    done: [],
  };

  constructor(newId: () => string) {
    this.#newId = newId;
    this.#core = newCore(newId());
  }

  get event(): CountingEvent {
    return this.#event;
  }

  opened(): void {
    this.#change({ isConnected: true });
    this.#take(granboard.opened(this.#state));
  }

  /** @param code what the board has notified */
  read(code: string): void {
    this.#take(granboard.read(this.#state, code));
  }

  lost(): void {
    this.#core = blinded(this.#core);
    this.#change({ isConnected: false });
  }

  #take([state, reading]: ReturnType<typeof granboard.read>): void {
    this.#state = state;
    if (!reading) return;
    const [core, steps] = see(this.#core, reading, this.#newId);
    this.#core = core;
    for (const step of steps) this.#step(step);
  }

  /** Only an empty board says that the visit before is over, as on the server. */
  #step({ visit, state, darts }: Seen): void {
    const before = this.#event;
    const isOver =
      before.visit !== null &&
      before.visit !== visit &&
      state === 'empty' &&
      before.darts.length > 0;
    const done = isOver
      ? [...before.done, { visit: before.visit ?? '', darts: before.darts }]
      : before.done;
    this.#change({ visit, state, darts: [...darts], done: done.slice(-DONE_VISITS_MAX) });
  }

  #change(some: Partial<CountingEvent>): void {
    this.#event = { ...this.#event, ...some, revision: this.#event.revision + 1 };
  }
}
