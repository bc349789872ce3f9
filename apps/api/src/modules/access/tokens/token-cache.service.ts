import type { EventBus } from '../../../lib/events/event-bus.ts';
import { KeptRows, type KeptRowsOptions } from '../../../lib/events/kept-rows.ts';
import '../access.events.ts';
import type { TokenRow } from './token.queries.ts';

/** Keeps tokens with their members for some seconds, for reads only, as sessions are kept (ADR 14). */
export class TokenCache extends KeptRows<TokenRow> {
  constructor(events: EventBus, options?: KeptRowsOptions) {
    super(events, options);
    events.on('token.ended', ({ hash }) => this.drop(hash));
    events.on('account.changed', ({ userId }) => this.dropMember(userId));
  }
}

/** One per API process, as there is one event bus. Tests have several "processes" in one. */
const ofBus = new WeakMap<EventBus, TokenCache>();

export function tokenCacheOf(events: EventBus): TokenCache {
  const cache = ofBus.get(events) ?? new TokenCache(events);
  ofBus.set(events, cache);
  return cache;
}
