import type { FixtureFormat } from '@oche/darts/leagues/format';
import type { LeagueRules } from '@oche/darts/leagues/rules';
import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import type { Standing } from '@oche/validators/leagues/season';
import { type Insertable, sql, type Updateable } from 'kysely';
import { factColumns, type Reader } from '../core/league.select.ts';

type OfOne = Reader & { id: number };

export const getSeason = prepared('leagues.getSeason', (db, p: Placeholders<OfOne>) =>
  db
    .selectFrom('league_seasons as season')
    .innerJoin('leagues as league', 'league.id', 'season.league_id')
    .select(factColumns(p))
    .select([
      'season.id',
      'season.name',
      'season.status',
      'season.starts_on as startsOn',
      'season.ends_on as endsOn',
      'season.created_at as createdAt',
      'season.previous_id as previousId',
      'season.seed',
      sql<FixtureFormat>`season.format`.as('format'),
      sql<LeagueRules>`season.rules`.as('rules'),
      'league.id as leagueId',
      'league.name as leagueName',
      'league.region',
    ])
    .where('season.id', '=', p('id')),
);

/** The divisions of a season with their tables, the highest class first. */
export const listDivisions = prepared(
  'leagues.listDivisions',
  (db, p: Placeholders<{ seasonId: number }>) =>
    db
      .selectFrom('league_divisions as division')
      .select([
        'division.id',
        'division.name',
        'division.level',
        'division.position',
        'division.promotes',
        'division.relegates',
        'division.is_double as isDouble',
        sql<Standing[]>`division.standings`.as('standings'),
        sql<FixtureFormat | null>`division.format`.as('format'),
        sql<number>`(
          select count(*) from league_entries entry where entry.division_id = division.id
        )`.as('teamCount'),
        sql<number>`(
          select count(*) from league_fixtures fixture
          where fixture.division_id = division.id
            and fixture.status in ('reported', 'disputed', 'confirmed', 'forfeit')
        )`.as('played'),
        sql<number>`(
          select count(*) from league_fixtures fixture where fixture.division_id = division.id
        )`.as('fixtureCount'),
        sql<number>`(
          select count(*) from league_fixtures fixture
          where fixture.division_id = division.id and fixture.status = 'live'
        )`.as('liveCount'),
      ])
      .where('division.season_id', '=', p('seasonId'))
      .orderBy('division.level')
      .orderBy('division.position'),
);

export async function insertSeason(tx: Tx, row: Insertable<DB['league_seasons']>): Promise<number> {
  const { id } = await tx
    .insertInto('league_seasons')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSeason(
  tx: Tx,
  id: number,
  row: Updateable<DB['league_seasons']>,
): Promise<void> {
  await tx.updateTable('league_seasons').set(row).where('id', '=', id).execute();
}

export async function insertDivision(
  tx: Tx,
  row: Insertable<DB['league_divisions']>,
): Promise<number> {
  const { id } = await tx
    .insertInto('league_divisions')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDivision(
  tx: Tx,
  id: number,
  row: Updateable<DB['league_divisions']>,
): Promise<void> {
  await tx.updateTable('league_divisions').set(row).where('id', '=', id).execute();
}

/** Not one in which a team is. */
export const deleteDivision = prepared(
  'leagues.deleteDivision',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .deleteFrom('league_divisions as division')
      .where('division.id', '=', p('id'))
      .where(
        sql<boolean>`not exists (select from league_entries entry where entry.division_id = division.id)`,
      )
      .returning('division.id'),
);

/** What has to be so before a season starts, and before it ends. */
export const getProgress = prepared(
  'leagues.getProgress',
  (db, p: Placeholders<{ seasonId: number }>) =>
    db
      .selectFrom('league_divisions as division')
      .select([
        sql<number>`count(*)`.as('divisions'),
        sql<number>`count(*) filter (where not exists (
          select from league_fixtures fixture where fixture.division_id = division.id
        ))`.as('unplanned'),
        sql<number>`coalesce(sum((
          select count(*) from league_fixtures fixture
          where fixture.division_id = division.id
            and fixture.status not in ('confirmed', 'forfeit', 'annulled')
        )), 0)::int`.as('open'),
      ])
      .where('division.season_id', '=', p('seasonId')),
);
