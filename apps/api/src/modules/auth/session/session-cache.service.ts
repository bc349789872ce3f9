import type { EventBus } from '../../../lib/events/event-bus.ts';
import { KeptRows, type KeptRowsOptions } from '../../../lib/events/kept-rows.ts';
import '../auth.events.ts';
import type { SessionRow } from './session.queries.ts';

/** Keeps sessions with their members for some seconds, for reads only (ADR 14). */
export class SessionCache extends KeptRows<SessionRow> {
  constructor(events: EventBus, options?: KeptRowsOptions) {
    super(events, options);
    events.on('session.ended', ({ userId, sessionHash }) => {
      if (sessionHash === null) this.dropMember(userId);
      else this.drop(sessionHash);
    });
    events.on('account.changed', ({ userId }) => this.dropMember(userId));
  }
}

/** One per API process, as there is one event bus. Tests have several "processes" in one. */
const ofBus = new WeakMap<EventBus, SessionCache>();

export function sessionCacheOf(events: EventBus): SessionCache {
  const cache = ofBus.get(events) ?? new SessionCache(events);
  ofBus.set(events, cache);
  return cache;
}
