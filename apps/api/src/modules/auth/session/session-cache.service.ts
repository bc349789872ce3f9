import { LRUCache } from 'lru-cache';
import type { EventBus } from '../../../lib/event-bus.ts';
import '../auth.events.ts';
import type { SessionRow } from './session.queries.ts';

/** Enough for the calls of a page; no older is what is used while a broken wire keeps events away. */
const MAX_AGE_MS = 5000;
/** about as many members as one process serves in that time */
const MAX_SESSIONS = 5000;

type Lookup = () => Promise<SessionRow | undefined>;

/**
 * Sessions with their members, for seconds, for reads. An event drops them at once, also those that
 * are being looked up: such a lookup may have seen what was before. While this process doesn't hear
 * events nothing is kept. What a member is (expired, suspended until, …) is reckoned anew each time.
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
   * @param idHash what the database knows the session by
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

  /** Whose session is being looked up nobody knows yet, so all lookups count as too early. */
  #dropMember(userId: string): void {
    this.#lookups.clear();
    for (const [idHash, row] of this.#rows) if (row.user_id === userId) this.#rows.delete(idHash);
  }
}

/** One an API process, beside its event bus; tests have several processes in one. */
const ofBus = new WeakMap<EventBus, SessionCache>();

export function sessionCacheOf(events: EventBus): SessionCache {
  const cache = ofBus.get(events) ?? new SessionCache(events);
  ofBus.set(events, cache);
  return cache;
}
