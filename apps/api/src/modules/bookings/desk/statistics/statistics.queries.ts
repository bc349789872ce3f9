import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { Span } from '../../rules/span.ts';

interface StatisticsOf extends Span {
  loungeId: number;
}

/** Statuses of bookings for which boards were kept, whether or not anybody came. */
const KEPT = sql`('confirmed', 'completed', 'no_show')`;

/**
 * The number of the evening to which a booking belongs, from 0: the last one of `dayStarts` at or
 * before its beginning.
 */
const evening = (dayStarts: unknown) =>
  sql<number>`width_bucket(start_at, ${dayStarts}::timestamptz[]) - 1`;

/** Counts what began in each evening. */
export const countByDay = prepared(
  'bookings.countByDay',
  (db, p: Placeholders<StatisticsOf & { dayStarts: string[] }>) =>
    db
      .selectFrom('bookings')
      .select([
        evening(p('dayStarts')).as('day'),
        sql<number>`count(*) filter (where status in ${KEPT})`.as('bookings'),
        sql<number>`coalesce(
          sum(price_cents) filter (where status in ('confirmed', 'completed')), 0
        )`.as('incomeCents'),
        sql<number>`count(*) filter (where status = 'cancelled')`.as('cancelled'),
        sql<number>`count(*) filter (where status = 'no_show')`.as('noShows'),
        sql<number>`coalesce(
          sum(extract(epoch from end_at - start_at) * board_count) filter (where status in ${KEPT}), 0
        )::float8`.as('bookedSeconds'),
      ])
      .where('lounge_id', '=', p('loungeId'))
      .where('start_at', '>=', p('startTime'))
      .where('start_at', '<', p('endTime'))
      .groupBy(sql`1`),
);

interface HoursOf extends StatisticsOf {
  dayStarts: string[];
  /** the local date of the first evening, a Monday */
  firstDay: string;
  timeZone: string;
}

/**
 * How many boards were kept from when on and for how long, by weekday: a row for each different
 * combination, which are few, as bookings begin on a grid.
 */
export const countByHour = prepared('bookings.countByHour', (db, p: Placeholders<HoursOf>) =>
  db
    .with('kept', (cte) =>
      cte
        .selectFrom('bookings')
        .select([
          evening(p('dayStarts')).as('day'),
          'start_at',
          sql<number>`(extract(epoch from end_at - start_at) / 60)::integer`.as('minutes'),
          'board_count',
        ])
        .where('lounge_id', '=', p('loungeId'))
        .where('start_at', '>=', p('startTime'))
        .where('start_at', '<', p('endTime'))
        .where(sql<boolean>`status in ${KEPT}`),
    )
    .selectFrom('kept')
    .select([
      sql<number>`1 + day % 7`.as('weekday'),
      // more than a day's for what begins after midnight
      sql<number>`(extract(
        epoch from start_at at time zone ${p('timeZone')}::text - (${p('firstDay')}::date + day)
      ) / 60)::integer`.as('from'),
      'minutes',
      sql<number>`sum(board_count)`.as('boards'),
    ])
    .groupBy([sql`1`, sql`2`, 'minutes']),
);

/** How long each board was kept. */
export const countByBoard = prepared('bookings.countByBoard', (db, p: Placeholders<StatisticsOf>) =>
  db
    .selectFrom('bookings as booking')
    .innerJoin('board_occupancies as occupancy', 'occupancy.booking_id', 'booking.id')
    .select([
      'occupancy.board_id as boardId',
      sql<number>`sum(extract(epoch from booking.end_at - booking.start_at))::float8`.as(
        'bookedSeconds',
      ),
    ])
    .where('booking.lounge_id', '=', p('loungeId'))
    .where('booking.start_at', '>=', p('startTime'))
    .where('booking.start_at', '<', p('endTime'))
    .where(sql<boolean>`booking.status in ${KEPT}`)
    .groupBy('occupancy.board_id'),
);

/** All boards, even removed ones, with the time in which they existed. */
export const listBoardLives = prepared(
  'bookings.listBoardLives',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .selectFrom('lounge_boards')
      .select(['id', 'name', 'created_at as createdAt', 'removed_at as removedAt'])
      .where('lounge_id', '=', p('loungeId'))
      .orderBy('position')
      .orderBy('id'),
);

/** A row for each blocked board. */
export const listBlockedTimes = prepared(
  'bookings.listBlockedTimes',
  (db, p: Placeholders<StatisticsOf>) =>
    db
      .selectFrom('board_blocks as block')
      .innerJoin('board_occupancies as occupancy', 'occupancy.block_id', 'block.id')
      .select([
        'occupancy.board_id as boardId',
        'block.start_at as startTime',
        'block.end_at as endTime',
      ])
      .where('block.lounge_id', '=', p('loungeId'))
      .where('block.start_at', '<', p('endTime'))
      .where('block.end_at', '>', p('startTime')),
);
