declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Something that a lounge's page shows has changed, except its calendar. */
    'lounge.changed': { loungeId: number };
    /** The lounge can be found and booked, for the first time or again. */
    'lounge.activated': { loungeId: number };
    /** Moderators have hidden it, or brought it back; `lounge.changed` is told, too. */
    'lounge.hidden': { loungeId: number };
    /** Who runs it has changed. */
    'lounge.teamChanged': { loungeId: number };
    'board.created': { loungeId: number; boardId: number };
    /** The rules for bookings have changed: hours, prices, … */
    'rules.changed': { loungeId: number };
  }
  interface Signals {
    /** Bookings, blocks, boards or rules have changed; `revision` is the calendar's new one. */
    'calendar.changed': { loungeId: number; revision: number };
  }
}

export {};
