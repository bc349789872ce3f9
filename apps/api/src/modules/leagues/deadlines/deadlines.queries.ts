import { type Executor, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Now {
  now: string;
}

/** Fixtures of seasons that run. */
export const running = (db: Executor) =>
  db
    .selectFrom('league_fixtures as fixture')
    .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
    .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
    .where('season.status', '=', 'running');

/** Whether nobody was reminded since: what has moved, or was corrected, is another deadline. */
const isBefore = (reminded: string, since: string, early = '0 hours') => sql<boolean>`(
  ${sql.ref(reminded)} is null
  or ${sql.ref(reminded)} < ${sql.ref(since)} - interval ${sql.lit(early)}
)`;

/** How many are looked at by one run; the next one follows in minutes. */
export const AT_ONCE = 200;

/**
 * Fixtures of seasons that run, whose first line-ups are due within a day and of which a side has named none yet. Each
 * is reminded once a date.
 */
export const listLineUpsDue = prepared('leagues.listLineUpsDue', (db, p: Placeholders<Now>) =>
  running(db)
    .innerJoin('league_entries as home', 'home.id', 'fixture.home_id')
    .innerJoin('league_entries as away', 'away.id', 'fixture.away_id')
    .select([
      'fixture.id',
      sql<string>`fixture.starts_at`.as('startsAt'),
      'home.team_id as homeTeamId',
      'away.team_id as awayTeamId',
      sql<number[]>`array(
        select distinct line_up.side::int from league_line_ups line_up
        where line_up.fixture_id = fixture.id
      )`.as('named'),
    ])
    .where('fixture.status', 'in', ['planned', 'live'])
    .where(isBefore('fixture.reminded_at', 'fixture.starts_at', '1 day'))
    .where('fixture.starts_at', '>', p('now'))
    .where('fixture.starts_at', '<=', sql<string>`${p('now')}::timestamptz + interval '1 day'`)
    .orderBy('fixture.starts_at')
    .orderBy('fixture.id')
    .limit(AT_ONCE),
);

/** Before this much of a deadline is left, who has to do something is reminded. */
const REPORT_REMINDER_HOURS = 6;

/** Fixtures that are played or should be, whose sheet is due in some hours. Each home team is reminded once a date. */
export const listReportsDue = prepared('leagues.listReportsDue', (db, p: Placeholders<Now>) =>
  running(db)
    .innerJoin('league_entries as home', 'home.id', 'fixture.home_id')
    .select(['fixture.id', 'home.team_id as homeTeamId'])
    .where('fixture.status', 'in', ['planned', 'live'])
    .where(isBefore('fixture.report_reminded_at', 'fixture.starts_at'))
    .where('fixture.starts_at', '<', p('now'))
    // no league gives more than two weeks
    .where('fixture.starts_at', '>', sql<string>`${p('now')}::timestamptz - interval '336 hours'`)
    .where(
      // a league that wants it within hours is not reminded before half of them are over
      sql<boolean>`fixture.starts_at + make_interval(hours => greatest(
          (season.rules #>> '{deadlines,reportHours}')::int - ${sql.lit(REPORT_REMINDER_HOURS)},
          (season.rules #>> '{deadlines,reportHours}')::int / 2
        )) <= ${p('now')}::timestamptz`,
    )
    .where(
      sql<boolean>`fixture.starts_at
        + make_interval(hours => (season.rules #>> '{deadlines,reportHours}')::int) > ${p('now')}::timestamptz`,
    )
    .orderBy('fixture.starts_at')
    .orderBy('fixture.id')
    .limit(AT_ONCE),
);

export const noteReportReminded = prepared(
  'leagues.noteReportReminded',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('league_fixtures')
      .set({ report_reminded_at: p('now') })
      .where('id', '=', p('id'))
      .where('status', 'in', ['planned', 'live'])
      .where(isBefore('report_reminded_at', 'starts_at'))
      .returning('id'),
);

/** Complete sheets that stand by themselves within a day. Where the league gives one day alone, asking is reminder enough. */
export const listConfirmsDue = prepared('leagues.listConfirmsDue', (db, p: Placeholders<Now>) =>
  running(db)
    .innerJoin('league_entries as home', 'home.id', 'fixture.home_id')
    .innerJoin('league_entries as away', 'away.id', 'fixture.away_id')
    .select([
      'fixture.id',
      'home.team_id as homeTeamId',
      'away.team_id as awayTeamId',
      sql<boolean>`fixture.confirmed_home_at is not null`.as('isHomeDone'),
      sql<boolean>`fixture.confirmed_away_at is not null`.as('isAwayDone'),
    ])
    .where('fixture.status', '=', 'reported')
    .where(sql<boolean>`(season.rules #>> '{deadlines,confirmDays}')::int > 1`)
    .where(isBefore('fixture.confirm_reminded_at', 'fixture.reported_at'))
    .where(
      sql<boolean>`fixture.reported_at + make_interval(
          days => (season.rules #>> '{deadlines,confirmDays}')::int - 1
        ) <= ${p('now')}::timestamptz`,
    )
    .orderBy('fixture.reported_at')
    .orderBy('fixture.id')
    .limit(AT_ONCE),
);

export const noteConfirmReminded = prepared(
  'leagues.noteConfirmReminded',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('league_fixtures')
      .set({ confirm_reminded_at: p('now') })
      .where('id', '=', p('id'))
      .where('status', '=', 'reported')
      .where(isBefore('confirm_reminded_at', 'reported_at'))
      .returning('id'),
);

export const noteReminded = prepared(
  'leagues.noteReminded',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('league_fixtures')
      .set({ reminded_at: p('now') })
      .where('id', '=', p('id'))
      .where(isBefore('reminded_at', 'starts_at', '1 day'))
      .returning('id'),
);

/**
 * Fixtures whose sheet isn't complete though the hours for it are over. One that has not begun at all is nobody's late
 * report: officers look at who didn't come.
 */
export const listReportsLate = prepared('leagues.listReportsLate', (db, p: Placeholders<Now>) =>
  running(db)
    .select('fixture.id')
    .where('fixture.status', '=', 'live')
    .where('fixture.starts_at', '<', p('now'))
    .where(
      sql<boolean>`fixture.starts_at
        + make_interval(hours => (season.rules #>> '{deadlines,reportHours}')::int) < ${p('now')}::timestamptz`,
    )
    // a league that takes nothing for it has no such rule
    .where(
      sql<boolean>`(
        season.rules #> '{consequences,lateReport}'
          @> '{"points": 0, "score": "none", "fineCents": 0}'
      ) is not true`,
    )
    .where(
      sql<boolean>`not exists (
        select from league_steps step
        where step.fixture_id = fixture.id and step.kind = 'lateReport'
          and (step.facts ->> 'side')::int = 0
      )`,
    )
    .orderBy('fixture.starts_at')
    .orderBy('fixture.id')
    .limit(AT_ONCE),
);
