import type { FixtureFormat } from '@oche/darts/leagues/format';
import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import { type Insertable, sql } from 'kysely';

interface OfDivision {
  divisionId: number;
}

/** Teams that still play, with where and when they are at home. */
export const listTeams = prepared('leagues.listTeamsToPlan', (db, p: Placeholders<OfDivision>) =>
  db
    .selectFrom('league_entries as entry')
    .innerJoin('league_teams as team', 'team.id', 'entry.team_id')
    .select([
      'entry.id',
      'entry.key_number as keyNumber',
      'entry.home_weekday as weekday',
      'entry.home_time as time',
      'team.lounge_id as loungeId',
      'team.venue',
      'team.board_ids as boardIds',
      sql<number>`(
        select count(*)::int from lounge_boards board
        where board.lounge_id = team.lounge_id and board.removed_at is null
      )`.as('loungeBoards'),
    ])
    .where('entry.division_id', '=', p('divisionId'))
    .where('entry.withdrawn_at', 'is', null)
    .orderBy('entry.id'),
);

/** Fixtures that were set by hand, and whether anything was played yet. */
export const listSet = prepared('leagues.listSetFixtures', (db, p: Placeholders<OfDivision>) =>
  db
    .selectFrom('league_fixtures')
    .select([
      'id',
      'home_id as homeId',
      'away_id as awayId',
      'starts_at as startsAt',
      'is_fixed as isFixed',
      'status',
    ])
    .where('division_id', '=', p('divisionId'))
    .orderBy('id'),
);

export const deletePlanned = prepared('leagues.deletePlanned', (db, p: Placeholders<OfDivision>) =>
  db
    .deleteFrom('league_fixtures')
    .where('division_id', '=', p('divisionId'))
    .returning(['lounge_id as loungeId', 'block_id as blockId']),
);

export async function insertFixtures(
  tx: Tx,
  rows: readonly Insertable<DB['league_fixtures']>[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insertInto('league_fixtures')
    .values([...rows])
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
}

interface Planned {
  divisionId: number;
  rounds: string[];
  plan: string;
  now: Date;
}

export const notePlan = prepared('leagues.notePlan', (db, p: Placeholders<Planned>) =>
  db
    .updateTable('league_divisions')
    .set({ rounds: p('rounds'), plan: p('plan'), planned_at: p('now') })
    .where('id', '=', p('divisionId')),
);

export const getPlanning = prepared('leagues.getPlanning', (db, p: Placeholders<OfDivision>) =>
  db
    .selectFrom('league_divisions as division')
    .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
    .innerJoin('leagues as league', 'league.id', 'season.league_id')
    .select([
      'division.is_double as isDouble',
      'season.seed',
      'season.status',
      'league.time_zone as timeZone',
      'league.holidays',
      sql<FixtureFormat>`coalesce(division.format, season.format)`.as('format'),
      sql<number>`league.id`.as('leagueId'),
    ])
    .where('division.id', '=', p('divisionId')),
);
