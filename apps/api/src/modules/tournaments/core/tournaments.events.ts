declare module '../../../lib/events/events.ts' {
  interface AppEvents {
    /**
     * Anything that the tournament's page shows has changed; `revision` is the new one. The lounge's page
     * shows some of it; after a move both lounges' do.
     */
    'tournament.changed': { tournamentId: number; revision: number; loungeId: number | null };
    /**
     * What is said of it, its status or its placing has changed: what it is found by, who may see it, and
     * what series and finals make of it.
     */
    'tournament.described': { tournamentId: number };
    /** A member has taken a seat, or a place in the waiting list, without somebody's help. */
    'tournament.entered': { tournamentId: number };
    /** What the page of a series shows has changed. */
    'tournamentSeries.changed': { seriesId: number };
  }
}

export {};
