import type { FixtureFormat } from '@oche/darts/leagues/format';
import type { LeagueRules } from '@oche/darts/leagues/rules';
import { type Placeholders, prepared } from '@oche/db';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { Standing } from '@oche/validators/leagues/season';
import { sql } from 'kysely';
import { summaries } from '../core/fixture-summary.select.ts';
import { factColumns, type Reader } from '../core/league.select.ts';

type OfOne = { id: number };

/** How the reader stands to a division, and which of its answers is the latest. */
export const getReader = prepared(
  'leagues.getReaderOfDivision',
  (db, p: Placeholders<Reader & OfOne>) =>
    db
      .selectFrom('league_divisions as division')
      .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
      .innerJoin('leagues as league', 'league.id', 'season.league_id')
      .select(factColumns(p))
      .select([
        'division.revision',
        'league.revision as leagueRevision',
        sql<number[]>`array(
          select entry.id from league_entries entry
          join league_captains own on own.team_id = entry.team_id
          where entry.division_id = division.id and own.user_id = ${p('viewerId')}::text
        )`.as('ownEntryIds'),
      ])
      .where('division.id', '=', p('id')),
);

/** All that a division's page shows but its teams and fixtures. */
export const getDivision = prepared('leagues.getDivision', (db, p: Placeholders<OfOne>) =>
  db
    .selectFrom('league_divisions as division')
    .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
    .innerJoin('leagues as league', 'league.id', 'season.league_id')
    .select([
      'division.id',
      'division.name',
      'division.level',
      'division.promotes',
      'division.relegates',
      'division.is_double as isDouble',
      'division.rounds',
      'division.planned_at as plannedAt',
      sql<Standing[]>`division.standings`.as('standings'),
      sql<DivisionOutput['plan']>`division.plan`.as('plan'),
      sql<FixtureFormat>`coalesce(division.format, season.format)`.as('format'),
      sql<LeagueRules>`season.rules`.as('rules'),
      'season.id as seasonId',
      'season.name as seasonName',
      'season.status as seasonStatus',
      'league.id as leagueId',
      'league.name as leagueName',
      'league.region',
      'league.time_zone as timeZone',
      sql<DivisionOutput['siblings']>`(
        select jsonb_agg(
          jsonb_build_object('id', other.id, 'name', other.name, 'level', other.level)
          order by other.level, other.position
        )
        from league_divisions other where other.season_id = season.id
      )`.as('siblings'),
    ])
    .where('division.id', '=', p('id')),
);

export const listFixtures = prepared(
  'leagues.listFixtures',
  (db, p: Placeholders<{ divisionId: number }>) =>
    summaries(db)
      .where('fixture.division_id', '=', p('divisionId'))
      .orderBy('fixture.round')
      .orderBy('fixture.starts_at')
      .orderBy('fixture.id'),
);
