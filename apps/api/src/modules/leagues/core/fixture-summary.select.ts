import type { Executor } from '@oche/db';
import type { FixtureSummary } from '@oche/validators/leagues/fixture';
import { type InferResult, sql } from 'kysely';

/** Fixtures as lists show them. */
export const summaries = (db: Executor) =>
  db
    .selectFrom('league_fixtures as fixture')
    .leftJoin('lounges as lounge', (join) =>
      join.onRef('lounge.id', '=', 'fixture.lounge_id').on('lounge.is_active', '=', true),
    )
    .select([
      'fixture.id',
      'fixture.division_id as divisionId',
      'fixture.round',
      'fixture.home_id as homeId',
      'fixture.away_id as awayId',
      'fixture.starts_at as startsAt',
      'fixture.status',
      'fixture.points_home as pointsHome',
      'fixture.points_away as pointsAway',
      'fixture.games_home as gamesHome',
      'fixture.games_away as gamesAway',
      'fixture.legs_home as legsHome',
      'fixture.legs_away as legsAway',
      'lounge.id as loungeId',
      'lounge.name as loungeName',
      'lounge.city as loungeCity',
      'fixture.venue',
      'fixture.is_fixed as isFixed',
      sql<FixtureSummary['boards']>`case
        when fixture.block_id is not null then 'kept'
        when fixture.boards_refused_at is not null then 'refused'
      end`.as('boards'),
      sql<boolean>`fixture.decision is not null`.as('isDecided'),
    ]);

type FixtureRow = InferResult<ReturnType<typeof summaries>>[number];

export const toFixtureSummary = (row: FixtureRow): FixtureSummary => ({
  id: row.id,
  round: row.round,
  homeId: row.homeId,
  awayId: row.awayId,
  startsAt: row.startsAt,
  status: row.status,
  points:
    row.pointsHome !== null && row.pointsAway !== null ? [row.pointsHome, row.pointsAway] : null,
  games: [row.gamesHome, row.gamesAway],
  legs: [row.legsHome, row.legsAway],
  lounge:
    row.loungeId !== null && row.loungeName !== null
      ? { id: row.loungeId, name: row.loungeName, city: row.loungeCity ?? '' }
      : null,
  venue: row.venue,
  boards: row.boards,
  isFixed: row.isFixed,
  isDecided: row.isDecided,
});
