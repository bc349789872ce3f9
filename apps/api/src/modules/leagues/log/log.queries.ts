import { type Placeholders, prepared } from '@oche/db';
import { type StepKind, stepKinds } from '@oche/validators/leagues/log';
import { sql } from 'kysely';

interface OfLeague {
  leagueId: number;
  before: number;
  limit: number;
}

/** What was done in a league, the latest first, in the words of the moment at which it was done. */
export const listSteps = prepared('leagues.listSteps', (db, p: Placeholders<OfLeague>) =>
  db
    .selectFrom('league_steps as step')
    .leftJoin('users', 'users.id', 'step.taken_by')
    .leftJoin('league_divisions as division', 'division.id', 'step.division_id')
    .leftJoin('league_fixtures as fixture', 'fixture.id', 'step.fixture_id')
    .leftJoin('league_entries as home', 'home.id', 'fixture.home_id')
    .leftJoin('league_teams as home_team', 'home_team.id', 'home.team_id')
    .leftJoin('league_entries as away', 'away.id', 'fixture.away_id')
    .leftJoin('league_teams as away_team', 'away_team.id', 'away.team_id')
    .select([
      'step.id',
      'step.taken_at as at',
      'step.fixture_id as fixtureId',
      'division.name as division',
      'home_team.name as home',
      'away_team.name as away',
      sql<StepKind>`step.kind`.as('kind'),
      sql<string | null>`case when users.id is not null
        then concat_ws(' ', users.first_name, users.last_name) end`.as('by'),
      sql<string | null>`coalesce(step.facts ->> 'season', step.facts ->> 'team', (
        select team.name from league_entries entry
        join league_teams team on team.id = entry.team_id
        where entry.id = (step.facts ->> 'entryId')::bigint
      ))`.as('about'),
      sql<string | null>`step.facts ->> 'reason'`.as('reason'),
    ])
    .where('step.league_id', '=', p('leagueId'))
    .where('step.id', '<', p('before'))
    .where('step.kind', 'in', stepKinds)
    .orderBy('step.id', 'desc')
    .limit(p('limit')),
);
