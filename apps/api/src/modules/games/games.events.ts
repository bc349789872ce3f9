declare module '../../lib/events.ts' {
  interface AppEvents {
    /** A move was made, or the status has changed; `revision` is the game's new one. */
    'game.changed': { gameId: number; revision: number };
  }
}

export {};
