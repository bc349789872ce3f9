import type { LeagueEntry, TeamOutput } from '@oche/validators/leagues/team';

interface Home {
  clubId: number | null;
  clubName: string | null;
  loungeId: number | null;
  loungeName: string | null;
  loungeCity: string | null;
}

/** Where a team is at home, and to which club it belongs. */
export const homeOf = (row: Home): Pick<TeamOutput, 'club' | 'lounge'> => ({
  club:
    row.clubId !== null && row.clubName !== null ? { id: row.clubId, name: row.clubName } : null,
  lounge:
    row.loungeId !== null && row.loungeName !== null
      ? { id: row.loungeId, name: row.loungeName, city: row.loungeCity ?? '' }
      : null,
});

export const toEntry = (row: Omit<LeagueEntry, 'club' | 'lounge'> & Home): LeagueEntry => ({
  entryId: row.entryId,
  teamId: row.teamId,
  divisionId: row.divisionId,
  name: row.name,
  ...homeOf(row),
  venue: row.venue,
  homeWeekday: row.homeWeekday,
  homeTime: row.homeTime,
  keyNumber: row.keyNumber,
  withdrawn: row.withdrawn,
  squadCount: row.squadCount,
});
