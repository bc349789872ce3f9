declare module '../../lib/events/events.ts' {
  interface Signals {
    /** A token is no longer good, so its open streams have to close. */
    'token.ended': { userId: string; hash: string };
  }
}

export {};
