import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { Span } from '../rules/span.ts';

interface StatisticsOf extends Span {
  loungeId: number;
}

/** Counts what began in each week. Weeks begin on Monday, at midnight on the lounge's clock. */
export const countByWeek = prepared(
  'bookings.countByWeek',
  (db, p: Placeholders<StatisticsOf & { timeZone: string }>) =>
    db
      .selectFrom('bookings')
      .select([
        sql<string>`to_char(
          date_trunc('week', start_at at time zone ${p('timeZone')}::text), 'YYYY-MM-DD'
        )`.as('week'),
        sql<number>`count(*) filter (where status in ('confirmed', 'completed', 'no_show'))`.as(
          'bookings',
        ),
        sql<number>`coalesce(
          sum(price_cents) filter (where status in ('confirmed', 'completed')), 0
        )`.as('incomeCents'),
        sql<number>`count(*) filter (where status = 'cancelled')`.as('cancelled'),
        sql<number>`count(*) filter (where status = 'no_show')`.as('noShows'),
        sql<number>`coalesce(
          sum(extract(epoch from end_at - start_at) * board_count)
            filter (where status in ('confirmed', 'completed', 'no_show')), 0
        )::float8`.as('bookedSeconds'),
      ])
      .where('lounge_id', '=', p('loungeId'))
      .where('start_at', '>=', p('startTime'))
      .where('start_at', '<', p('endTime'))
      .groupBy(sql`1`),
);

/** All boards, even removed ones, with the time in which they existed. */
export const listBoardLives = prepared(
  'bookings.listBoardLives',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .selectFrom('lounge_boards')
      .select(['id', 'created_at as createdAt', 'removed_at as removedAt'])
      .where('lounge_id', '=', p('loungeId')),
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
