import type { PlayedFixture, TeamStanding } from './table-types.ts';

/** What a team has collected, before anybody is compared. */
export interface Collected {
  team: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  games: [number, number];
  legs: [number, number];
  points: number;
  isLive: boolean;
}

/** What the teams have of these fixtures. */
export function collectedBy(
  teams: readonly number[],
  fixtures: readonly PlayedFixture[],
): Collected[] {
  const rows = new Map(teams.map((team) => [team, nothingOf(team)]));
  for (const fixture of fixtures) {
    const sides = [fixture.home, fixture.away] as const;
    for (const side of [0, 1] as const) {
      const row = rows.get(sides[side]);
      if (row) collect(row, fixture, side);
    }
  }
  return [...rows.values()];
}

function collect(row: Collected, fixture: PlayedFixture, side: 0 | 1): void {
  const other = side === 0 ? 1 : 0;
  const [own, theirs] = [fixture.points[side], fixture.points[other]];
  row.played += 1;
  row.points += own;
  row.games[0] += fixture.games[side];
  row.games[1] += fixture.games[other];
  row.legs[0] += fixture.legs[side];
  row.legs[1] += fixture.legs[other];
  row.isLive ||= fixture.isLive === true;
  // neither came, or neither may have played as it did: both have lost
  const hasNoWinner = fixture.isForfeit && own === 0 && theirs === 0;
  if (own < theirs || hasNoWinner) row.lost += 1;
  else if (own > theirs) row.won += 1;
  else row.drawn += 1;
}

export const nothingOf = (team: number): Collected => ({
  team,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  games: [0, 0],
  legs: [0, 0],
  points: 0,
  isLive: false,
});

/** Without those of a team that is annulled or isn't in the division. */
export function countedFixtures(
  teams: readonly TeamStanding[],
  fixtures: readonly PlayedFixture[],
): readonly PlayedFixture[] {
  const counting = new Set(
    teams.flatMap(({ team, isWithdrawn }) => (isWithdrawn === 'annulled' ? [] : [team])),
  );
  return fixtures.filter(({ home, away }) => counting.has(home) && counting.has(away));
}
