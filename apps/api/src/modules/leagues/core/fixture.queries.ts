import type { FixtureFormat } from '@oche/darts/leagues/format';
import type { LeagueRules } from '@oche/darts/leagues/rules';
import { anyOfIds, type Executor, type Placeholders, prepared } from '@oche/db';
import type { FixtureStatus } from '@oche/validators/leagues/limits';
import { type InferResult, sql } from 'kysely';
import { summaries } from './fixture-summary.select.ts';
import type { GameRow } from './game-row.ts';
import { factColumns, type Reader } from './league.select.ts';

type OfOne = Reader & { id: number };

export interface StoredDispute {
  side: number;
  reason: string;
  by: string;
  /** ISO time */
  at: string;
  answer?: string;
}

export interface StoredDecision {
  /** as an officer has decided, or the rule that has acted */
  kind: string;
  reason: string | null;
  /** null: a rule acted by itself */
  by: string | null;
  /** ISO time */
  at: string;
  /** what a rule took besides, to be taken back with it */
  penaltyId?: number | null;
  /** the fixture as it was, for who takes the decision back */
  before?: {
    status: FixtureStatus;
    points: readonly [number | null, number | null];
    games: readonly [number, number];
    legs: readonly [number, number];
    dispute: StoredDispute | null;
    decision: StoredDecision | null;
    sheet: readonly GameRow[];
  };
}

const isCaptain = (p: Placeholders<Reader>, entry: 'home' | 'away') => sql<boolean>`exists (
  select from league_captains own
  where own.team_id = ${sql.ref(`${entry}.team_id`)} and own.user_id = ${p('viewerId')}::text
)`;

/** A fixture with its division, season, league and teams, and how the reader stands to them. */
const fixtures = (db: Executor, p: Placeholders<Reader>) =>
  summaries(db)
    .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
    .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
    .innerJoin('leagues as league', 'league.id', 'season.league_id')
    .innerJoin('league_entries as home', 'home.id', 'fixture.home_id')
    .innerJoin('league_teams as home_team', 'home_team.id', 'home.team_id')
    .innerJoin('league_entries as away', 'away.id', 'fixture.away_id')
    .innerJoin('league_teams as away_team', 'away_team.id', 'away.team_id')
    .select(factColumns(p))
    .select([
      'fixture.revision',
      'fixture.block_id as blockId',
      'fixture.reported_at as reportedAt',
      'fixture.confirmed_home_at as confirmedHomeAt',
      'fixture.confirmed_away_at as confirmedAwayAt',
      sql<StoredDispute | null>`fixture.dispute`.as('dispute'),
      sql<StoredDecision | null>`fixture.decision`.as('decision'),
      'division.name as divisionName',
      'division.revision as divisionRevision',
      'season.id as seasonId',
      'season.name as seasonName',
      'season.status as seasonStatus',
      'league.id as leagueId',
      'league.name as leagueName',
      'league.time_zone as timeZone',
      'home.team_id as homeTeamId',
      'home_team.name as homeName',
      'away.team_id as awayTeamId',
      'away_team.name as awayName',
      sql<FixtureFormat>`coalesce(division.format, season.format)`.as('format'),
      sql<LeagueRules>`season.rules`.as('rules'),
      isCaptain(p, 'home').as('isHomeCaptain'),
      isCaptain(p, 'away').as('isAwayCaptain'),
    ]);

export type Fixture = InferResult<ReturnType<typeof fixtures>>[number];

export const getFixture = prepared('leagues.getFixture', (db, p: Placeholders<OfOne>) =>
  fixtures(db, p).where('fixture.id', '=', p('id')),
);

export const listFixturesById = prepared(
  'leagues.listFixturesById',
  (db, p: Placeholders<Reader & { ids: number[] }>) =>
    fixtures(db, p).where('fixture.id', '=', anyOfIds(p('ids'))),
);

export const getDivisionOfFixture = prepared(
  'leagues.getDivisionOfFixture',
  (db, p: Placeholders<{ id: number }>) =>
    db.selectFrom('league_fixtures').select('division_id as divisionId').where('id', '=', p('id')),
);
