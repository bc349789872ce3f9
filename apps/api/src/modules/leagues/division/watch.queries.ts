import { type Placeholders, prepared } from '@oche/db';
import type { Standing } from '@oche/validators/leagues/season';
import { sql } from 'kysely';
import { summaries } from '../core/fixture-summary.select.ts';
import { factColumns, type Reader } from '../core/league.select.ts';

export const getNews = prepared(
  'leagues.getDivisionNews',
  (db, p: Placeholders<Reader & { id: number }>) =>
    db
      .selectFrom('league_divisions as division')
      .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
      .innerJoin('leagues as league', 'league.id', 'season.league_id')
      .select(factColumns(p))
      .select([
        'division.revision',
        'division.planned_at as plannedAt',
        sql<Standing[]>`division.standings`.as('standings'),
        sql<number>`(
          select count(*)::int from league_fixtures fixture where fixture.division_id = division.id
        )`.as('fixtureCount'),
      ])
      .where('division.id', '=', p('id')),
);

/** The fixtures that were written after a revision of their division. */
export const listFixturesSince = prepared(
  'leagues.listFixturesSince',
  (db, p: Placeholders<{ divisionId: number; revision: number }>) =>
    summaries(db)
      .where('fixture.division_id', '=', p('divisionId'))
      .where('fixture.division_revision', '>', p('revision')),
);
