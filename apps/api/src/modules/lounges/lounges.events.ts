declare module '../../lib/events.ts' {
  interface AppEvents {
    /** Anything that a lounge's page shows, except its calendar. */
    'lounge.changed': { loungeId: number };
    /** It can be found and booked, again or for the first time. */
    'lounge.activated': { loungeId: number };
    'board.created': { loungeId: number; boardId: number };
    /** Hours, prices, or anything else that bookings are computed with. */
    'rules.changed': { loungeId: number };
  }
  interface Signals {
    /** Bookings, blocks, boards or rules of a lounge: `revision` is its calendar's new one. */
    'calendar.changed': { loungeId: number; revision: number };
  }
}

export {};
