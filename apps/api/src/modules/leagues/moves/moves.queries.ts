import { type Placeholders, prepared } from '@oche/db';
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
      .select('id')
      .where('fixture_id', '=', p('fixtureId'))
      .where('status', '=', 'open'),
);

/** How often a team has asked for another evening in its season, and what came of it counts. */
export const countMoves = prepared(
  'leagues.countMoves',
  (db, p: Placeholders<{ entryId: number }>) =>
    db
      .selectFrom('league_moves as move')
      .innerJoin('league_fixtures as fixture', 'fixture.id', 'move.fixture_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(
        sql<boolean>`case move.side when 0 then fixture.home_id else fixture.away_id end = ${p('entryId')}::bigint`,
      )
      .where((eb) =>
        eb.or([eb('fixture.home_id', '=', p('entryId')), eb('fixture.away_id', '=', p('entryId'))]),
      )
      .where('move.status', 'in', ['open', 'accepted', 'decided']),
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
