import { LRUCache } from 'lru-cache';
import type { EventBus } from './event-bus.ts';

/**
 * Long enough for the calls of one page; and what is used is never older, should events get lost.
 */
const MAX_AGE_MS = 5000;
/** about as many members as one process serves within that time */
const MAX_ROWS = 5000;

export interface KeptRowsOptions {
  maxAgeMs?: number;
  max?: number;
}

/** A row, or the answer to a question for one. */
type Answer<Row> = Row | undefined | Promise<Row | undefined>;

/**
 * Keeps rows of members by a key for some seconds, for reads only. Events drop them at once. They also drop lookups
 * under way, which may have read the state from before the event. While this process isn't receiving events, nothing is
 * kept. Whatever depends on the time (expired, suspended until, …) is computed again with each use.
 */
export class KeptRows<Row extends { user_id: string }> {
  readonly #events: EventBus;
  readonly #rows: LRUCache<string, Row>;
  readonly #lookups = new Map<string, Promise<Row | undefined>>();

  constructor(events: EventBus, { maxAgeMs = MAX_AGE_MS, max = MAX_ROWS }: KeptRowsOptions = {}) {
    this.#events = events;
    this.#rows = new LRUCache<string, Row>({ max, ttl: maxAgeMs });
    events.onLost(() => {
      this.#lookups.clear();
      this.#rows.clear();
    });
  }

  /**
   * @param key the hash by which the database knows the row
   * @returns undefined when there is none
   * @throws what `look` throws
   */
  get(key: string, look: () => Promise<Row | undefined>): Answer<Row> {
    if (!this.#events.isListening) return look();
    return this.#rows.get(key) ?? this.#lookups.get(key) ?? this.#look(key, look);
  }

  async #look(key: string, look: () => Promise<Row | undefined>): Promise<Row | undefined> {
    const lookup = look();
    this.#lookups.set(key, lookup);
    try {
      const row = await lookup;
      if (row && this.#lookups.get(key) === lookup) this.#rows.set(key, row);
      return row;
    } finally {
      if (this.#lookups.get(key) === lookup) this.#lookups.delete(key);
    }
  }

  drop(key: string): void {
    this.#lookups.delete(key);
    this.#rows.delete(key);
  }

  /** Nobody knows yet whose rows are being looked up, so all lookups under way are dropped. */
  dropMember(userId: string): void {
    this.#lookups.clear();
    for (const [key, row] of this.#rows) if (row.user_id === userId) this.#rows.delete(key);
  }
}
