declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Something that a club's page shows has changed, or the club is gone. */
    'club.changed': { clubId: number };
  }
}

export {};
