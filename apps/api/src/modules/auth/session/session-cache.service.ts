import { LRUCache } from 'lru-cache';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import '../auth.events.ts';
import type { SessionRow } from './session.queries.ts';

/**
 * Long enough for the calls of one page; and what is used is never older, should events get lost.
 */
const MAX_AGE_MS = 5000;
/** about as many members as one process serves within that time */
const MAX_SESSIONS = 5000;

type Lookup = () => Promise<SessionRow | undefined>;

/**
 * Keeps sessions with their members for some seconds, for reads only. Events drop them at once. They also drop lookups
 * under way, which may have read the state from before the event. While this process isn't receiving events, nothing is
 * kept. Whatever depends on the time (expired, suspended until, …) is computed again with each use.
 */
export class SessionCache {
  readonly #events: EventBus;
  readonly #rows: LRUCache<string, SessionRow>;
  readonly #lookups = new Map<string, ReturnType<Lookup>>();

  constructor(events: EventBus, { maxAgeMs = MAX_AGE_MS, max = MAX_SESSIONS } = {}) {
    this.#events = events;
    this.#rows = new LRUCache({ max, ttl: maxAgeMs });
    events.on('session.ended', ({ userId, sessionHash }) => {
      if (sessionHash === null) this.#dropMember(userId);
      else this.#drop(sessionHash);
    });
    events.on('account.changed', ({ userId }) => this.#dropMember(userId));
    events.onLost(() => {
      this.#lookups.clear();
      this.#rows.clear();
    });
  }

  /**
   * @param idHash the hash by which the database knows the session
   * @returns undefined when there is no such session
   * @throws what `look` throws
   */
  get(idHash: string, look: Lookup): SessionRow | undefined | ReturnType<Lookup> {
    if (!this.#events.isListening) return look();
    return this.#rows.get(idHash) ?? this.#lookups.get(idHash) ?? this.#look(idHash, look);
  }

  async #look(idHash: string, look: Lookup): Promise<SessionRow | undefined> {
    const lookup = look();
    this.#lookups.set(idHash, lookup);
    try {
      const row = await lookup;
      if (row && this.#lookups.get(idHash) === lookup) this.#rows.set(idHash, row);
      return row;
    } finally {
      if (this.#lookups.get(idHash) === lookup) this.#lookups.delete(idHash);
    }
  }

  #drop(idHash: string): void {
    this.#lookups.delete(idHash);
    this.#rows.delete(idHash);
  }

  /** Nobody knows yet whose sessions are being looked up, so all lookups under way are dropped. */
  #dropMember(userId: string): void {
    this.#lookups.clear();
    for (const [idHash, row] of this.#rows) if (row.user_id === userId) this.#rows.delete(idHash);
  }
}

/** One per API process, as there is one event bus. Tests have several "processes" in one. */
const ofBus = new WeakMap<EventBus, SessionCache>();

export function sessionCacheOf(events: EventBus): SessionCache {
  const cache = ofBus.get(events) ?? new SessionCache(events);
  ofBus.set(events, cache);
  return cache;
}
