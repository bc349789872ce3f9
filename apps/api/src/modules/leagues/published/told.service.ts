import type { Executor } from '@oche/db';
import type { HeardOf } from '../../../lib/declared/published.ts';
import { asSeen, linksTo } from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import type { FixtureIds, TableIds } from '../core/leagues.outside.ts';
import { leagueOfDivision } from '../core/lock.service.ts';
import { getDivision } from '../division/division.service.ts';
import { getFixture } from '../fixture/fixture.service.ts';
import { getPlacesOfFixture } from './around.queries.ts';

const placed = (kind: string, id: number | null | undefined): HeardOf[] =>
  id == null ? [] : [{ kind, id: String(id) }];

/** The division and its league. */
export async function aroundTable(db: Executor, { divisionId }: TableIds): Promise<HeardOf[]> {
  const league = await asSeen(leagueOfDivision(db, divisionId));
  return [{ kind: 'division', id: String(divisionId) }, ...placed('league', league?.leagueId)];
}

/** The same, and the teams and the lounge. */
export async function aroundFixture(
  db: Executor,
  { fixtureId, divisionId }: FixtureIds,
): Promise<HeardOf[]> {
  const around = await aroundTable(db, { divisionId });
  const places = await getPlacesOfFixture.first(db, { fixtureId });
  return [
    ...around,
    ...placed('team', places?.homeTeamId),
    ...placed('team', places?.awayTeamId),
    ...placed('lounge', places?.loungeId),
  ];
}

export async function readFixture(ctx: MemberContext, { fixtureId }: FixtureIds) {
  const fixture = await asSeen(getFixture(ctx, { id: fixtureId }));
  if (!fixture) return null;
  const { home, away, points, games, legs } = fixture;
  const sideOf = (team: typeof home, side: 0 | 1) => ({
    team: { id: team.teamId, name: team.name },
    points: points?.[side] ?? null,
    games: games[side],
    legs: legs[side],
  });
  return {
    id: fixture.id,
    ...linksTo(ctx.env, `/leagues/fixtures/${fixture.id}`, `/leagues/fixtures/${fixture.id}`),
    league: { id: fixture.league.id, name: fixture.league.name },
    division: { id: fixture.division.id, name: fixture.division.name },
    round: fixture.round,
    status: fixture.status,
    startsAt: fixture.startsAt,
    home: sideOf(home, 0),
    away: sideOf(away, 1),
    lounge: fixture.lounge && { id: fixture.lounge.id, name: fixture.lounge.name },
  };
}

export async function readTable(ctx: MemberContext, { divisionId }: TableIds) {
  const division = await asSeen(getDivision(ctx, { id: divisionId }));
  if (!division) return null;
  return {
    league: { id: division.league.id, name: division.league.name },
    division: {
      id: division.id,
      name: division.name,
      ...linksTo(ctx.env, `/leagues/divisions/${division.id}`, `/leagues/divisions/${division.id}`),
    },
    table: division.standings.map((row) => ({
      place: row.place,
      team: { id: row.teamId, name: row.name },
      played: row.played,
      points: row.points,
    })),
  };
}
