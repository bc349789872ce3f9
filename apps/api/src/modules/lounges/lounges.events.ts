declare module '../../lib/event-bus.ts' {
  interface AppEvents {
    /** Anything that a lounge's page shows, except its calendar. */
    'lounge.changed': { loungeId: number };
    /** Bookings, blocks, boards or rules of a lounge: `revision` is its calendar's new one. */
    'calendar.changed': { loungeId: number; revision: number };
  }
}

export {};
