import { type Executor, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Now {
  now: string;
}

/** How many are looked at by one run; the next one follows in minutes. */
const AT_ONCE = 200;

const DAYS = sql`(season.rules #>> '{postponements,decideAfterDays}')::int`;

/** Requests for another evening that wait for an answer. */
const open = (db: Executor) =>
  db
    .selectFrom('league_moves as move')
    .innerJoin('league_fixtures as fixture', 'fixture.id', 'move.fixture_id')
    .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
    .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
    .innerJoin('league_entries as home', 'home.id', 'fixture.home_id')
    .innerJoin('league_entries as away', 'away.id', 'fixture.away_id')
    .select([
      'move.id',
      'move.side',
      'fixture.id as fixtureId',
      'season.league_id as leagueId',
      'home.team_id as homeTeamId',
      'away.team_id as awayTeamId',
    ])
    .where('season.status', '=', 'running')
    .where('fixture.status', '=', 'planned')
    .where('move.status', '=', 'open')
    .orderBy('move.asked_at')
    .orderBy('move.id')
    .limit(AT_ONCE);

/** Those that become the officers' task within a day. Where the league gives one day alone, asking is reminder enough. */
export const listAnswersDue = prepared('leagues.listAnswersDue', (db, p: Placeholders<Now>) =>
  open(db)
    .where('move.reminded_at', 'is', null)
    .where('move.handed_at', 'is', null)
    .where(sql<boolean>`${DAYS} > 1`)
    .where(
      sql<boolean>`move.asked_at + make_interval(days => ${DAYS} - 1) <= ${p('now')}::timestamptz`,
    )
    .where(sql<boolean>`move.asked_at + make_interval(days => ${DAYS}) > ${p('now')}::timestamptz`),
);

export const noteAnswerReminded = prepared(
  'leagues.noteAnswerReminded',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('league_moves')
      .set({ reminded_at: p('now') })
      .where('id', '=', p('id'))
      .where('status', '=', 'open')
      .where('reminded_at', 'is', null)
      .returning('id'),
);

/** Those that nobody has answered: officers are told once. */
export const listUnanswered = prepared('leagues.listUnanswered', (db, p: Placeholders<Now>) =>
  open(db)
    .where('move.handed_at', 'is', null)
    .where(
      sql<boolean>`move.asked_at + make_interval(days => ${DAYS}) <= ${p('now')}::timestamptz`,
    ),
);

export const noteHanded = prepared(
  'leagues.noteMoveHanded',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('league_moves')
      .set({ handed_at: p('now') })
      .where('id', '=', p('id'))
      .where('status', '=', 'open')
      .where('handed_at', 'is', null)
      .returning('id'),
);
