import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Now {
  now: string;
}

/** How many are looked at by one run; the next one follows in minutes. */
const AT_ONCE = 200;

/**
 * Fixtures of seasons that run, whose first line-ups are due within a day and of which a side has named none yet. Each
 * is reminded once.
 */
export const listLineUpsDue = prepared('leagues.listLineUpsDue', (db, p: Placeholders<Now>) =>
  db
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
    .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
    .innerJoin('league_entries as home', 'home.id', 'fixture.home_id')
    .innerJoin('league_entries as away', 'away.id', 'fixture.away_id')
    .select([
      'fixture.id',
      'home.team_id as homeTeamId',
      'away.team_id as awayTeamId',
      sql<number[]>`array(
        select distinct line_up.side::int from league_line_ups line_up
        where line_up.fixture_id = fixture.id
      )`.as('named'),
    ])
    .where('season.status', '=', 'running')
    .where('fixture.status', 'in', ['planned', 'live'])
    .where('fixture.reminded_at', 'is', null)
    .where('fixture.starts_at', '>', p('now'))
    .where('fixture.starts_at', '<=', sql<string>`${p('now')}::timestamptz + interval '1 day'`)
    .orderBy('fixture.starts_at')
    .orderBy('fixture.id')
    .limit(AT_ONCE),
);

export const noteReminded = prepared(
  'leagues.noteReminded',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('league_fixtures')
      .set({ reminded_at: p('now') })
      .where('id', '=', p('id'))
      .where('reminded_at', 'is', null)
      .returning('id'),
);

/**
 * Fixtures whose sheet isn't complete though the hours for it are over. One that has not begun at all is nobody's late
 * report: officers look at who didn't come.
 */
export const listReportsLate = prepared('leagues.listReportsLate', (db, p: Placeholders<Now>) =>
  db
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
    .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
    .select('fixture.id')
    .where('season.status', '=', 'running')
    .where('fixture.status', '=', 'live')
    .where('fixture.starts_at', '<', p('now'))
    .where(
      sql<boolean>`fixture.starts_at
        + make_interval(hours => (season.rules #>> '{deadlines,reportHours}')::int) < ${p('now')}::timestamptz`,
    )
    .where(
      sql<boolean>`not exists (
        select from league_penalties penalty
        where penalty.fixture_id = fixture.id and penalty.rule = 'lateReport'
      )`,
    )
    .orderBy('fixture.starts_at')
    .orderBy('fixture.id')
    .limit(AT_ONCE),
);

export const hasPenalty = prepared(
  'leagues.hasPenalty',
  (db, p: Placeholders<{ fixtureId: number; rule: string }>) =>
    db
      .selectFrom('league_penalties')
      .select('id')
      .where('fixture_id', '=', p('fixtureId'))
      .where('rule', '=', p('rule'))
      .limit(1),
);
