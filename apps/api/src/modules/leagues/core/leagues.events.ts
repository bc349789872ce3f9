declare module '../../../lib/events/events.ts' {
  interface AppEvents {
    /** What the pages of a league and of its seasons show has changed. */
    'league.changed': { leagueId: number };
    /** What is said of a league has changed: by what it is found, and whether it may be. */
    'league.described': { leagueId: number };
    /** Anything that a division's page shows has changed; `revision` is the new one. */
    'leagueDivision.changed': {
      leagueId: number;
      divisionId: number;
      revision: number;
      fixtureIds: readonly number[];
      loungeIds: readonly number[];
    };
  }
}

export {};
