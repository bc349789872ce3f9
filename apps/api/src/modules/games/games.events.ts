declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /**
     * A move was made, or the status has changed; `revision` is the game's new one. A game that begins says at which
     * board of a lounge.
     */
    'game.changed': { gameId: number; revision: number; boardId?: number | null };
    /** A board has seen these darts of the visit that is being thrown: nothing of the game until they are entered. */
    'game.proposed': { gameId: number; darts: readonly string[] };
    /**
     * What a game means may have changed: it ended, was confirmed, disputed, corrected, annulled, or a
     * guest became a member. `game_results` says what it means now.
     */
    'game.settled': { gameId: number };
  }
}

export {};
