declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Anything that lists or the page of an ad show has changed, also whether it is shown at all. */
    'item.changed': { itemId: number };
    /** It can be seen for the first time, or again after it was paused, renewed or approved; it has changed then, too. */
    'item.published': { itemId: number };
    /** Its price went down. */
    'item.cheaper': { itemId: number; fromCents: number; toCents: number };
    /** A deal has another state, or what its parties have agreed has changed. */
    'deal.changed': { dealId: number };
    /** Both sides have confirmed that the thing changed hands. */
    'deal.completed': { dealId: number };
  }
}

export {};
