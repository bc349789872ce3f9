import { type Executor, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Ask {
  fixtureId: number;
  side: number;
  by: string;
  now: Date;
  dates: string[];
  message: string | null;
}

/** Refused by a unique index when another one is open. */
export const insertMove = prepared('leagues.insertMove', (db, p: Placeholders<Ask>) =>
  db
    .insertInto('league_moves')
    .values({
      fixture_id: p('fixtureId'),
      side: p('side'),
      asked_by: p('by'),
      asked_at: p('now'),
      dates: p('dates'),
      message: p('message'),
      status: 'open',
    })
    .returning('id'),
);

export const getMove = prepared('leagues.getMove', (db, p: Placeholders<{ moveId: number }>) =>
  db
    .selectFrom('league_moves')
    .select(['id', 'fixture_id as fixtureId', 'side', 'dates', 'status', 'asked_by as askedBy'])
    .where('id', '=', p('moveId')),
);

interface Settle {
  moveId: number;
  status: 'accepted' | 'declined' | 'withdrawn' | 'decided';
  by: string;
  now: Date;
  chosen: string | null;
}

export const settleMove = prepared('leagues.settleMove', (db, p: Placeholders<Settle>) =>
  db
    .updateTable('league_moves')
    .set({
      status: p('status'),
      decided_by: p('by'),
      decided_at: p('now'),
      chosen: p('chosen'),
    })
    .where('id', '=', p('moveId'))
    .where('status', '=', 'open')
    .returning('id'),
);

export const getOpenMove = prepared(
  'leagues.getOpenMove',
  (db, p: Placeholders<{ fixtureId: number }>) =>
    db
      .selectFrom('league_moves')
      .select(['id', 'side'])
      .where('fixture_id', '=', p('fixtureId'))
      .where('status', '=', 'open'),
);

const ofTeam = (db: Executor, entryId: number) =>
  db
    .selectFrom('league_moves as move')
    .innerJoin('league_fixtures as fixture', 'fixture.id', 'move.fixture_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(
      sql<boolean>`case move.side when 0 then fixture.home_id else fixture.away_id end = ${entryId}::bigint`,
    )
    .where((eb) =>
      eb.or([eb('fixture.home_id', '=', entryId), eb('fixture.away_id', '=', entryId)]),
    );

/** How often a team has asked for another evening in its season: what is declined or taken back doesn't count. */
export const countMoves = prepared(
  'leagues.countMoves',
  (db, p: Placeholders<{ entryId: number }>) =>
    ofTeam(db, p('entryId')).where('move.status', 'in', ['open', 'accepted', 'decided']),
);

/** How often it has got another evening, beside one. */
export const countMoved = prepared(
  'leagues.countMoved',
  (db, p: Placeholders<{ entryId: number; exceptId: number }>) =>
    ofTeam(db, p('entryId'))
      .where('move.status', 'in', ['accepted', 'decided'])
      .where('move.id', '<>', p('exceptId')),
);

/** Requests of a season that have become the officers' task. */
export const listWaitingMoves = prepared(
  'leagues.listWaitingMoves',
  (db, p: Placeholders<{ seasonId: number; now: string }>) =>
    db
      .selectFrom('league_moves as move')
      .innerJoin('league_fixtures as fixture', 'fixture.id', 'move.fixture_id')
      .innerJoin('league_divisions as division', 'division.id', 'fixture.division_id')
      .innerJoin('league_seasons as season', 'season.id', 'division.season_id')
      .select([
        'move.id as moveId',
        'move.fixture_id as fixtureId',
        'fixture.division_id as divisionId',
        'move.side',
        'move.asked_at as askedAt',
        'move.dates',
        'move.message',
      ])
      .where('season.id', '=', p('seasonId'))
      .where('move.status', '=', 'open')
      .where('fixture.status', '=', 'planned')
      .where(
        sql<boolean>`move.asked_at
          + make_interval(days => (season.rules #>> '{postponements,decideAfterDays}')::int) <= ${p('now')}::timestamptz`,
      )
      .orderBy('move.asked_at')
      .orderBy('move.id')
      .limit(100),
);

export const getLastRound = prepared(
  'leagues.getLastRound',
  (db, p: Placeholders<{ divisionId: number }>) =>
    db
      .selectFrom('league_fixtures')
      .select(({ fn }) => fn.max<number>('round').as('round'))
      .where('division_id', '=', p('divisionId')),
);

/** When the two teams of a fixture play elsewhere. */
export const listOtherDates = prepared(
  'leagues.listOtherDates',
  (db, p: Placeholders<{ fixtureId: number; homeId: number; awayId: number }>) =>
    db
      .selectFrom('league_fixtures')
      .select('starts_at as startsAt')
      .where((eb) =>
        eb.or([
          eb('home_id', 'in', [p('homeId'), p('awayId')]),
          eb('away_id', 'in', [p('homeId'), p('awayId')]),
        ]),
      )
      .where('id', '<>', p('fixtureId'))
      .where('starts_at', 'is not', null),
);

export const getEvening = prepared(
  'leagues.getEvening',
  (db, p: Placeholders<{ entryId: number }>) =>
    db
      .selectFrom('league_entries as entry')
      .innerJoin('league_seasons as season', 'season.id', 'entry.season_id')
      .innerJoin('leagues as league', 'league.id', 'season.league_id')
      .select([
        'entry.home_weekday as weekday',
        'entry.home_time as time',
        'season.ends_on as endsOn',
        'league.holidays',
      ])
      .where('entry.id', '=', p('entryId')),
);
