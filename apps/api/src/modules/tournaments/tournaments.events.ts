declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Anything that the tournament's page shows has changed; `revision` is the new one. */
    'tournament.changed': { tournamentId: number; revision: number };
    /** What is said of it, or its status, has changed: what it is found by, and who may see it. */
    'tournament.described': { tournamentId: number };
  }
}

export {};
