import { type Placeholders, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { bookingRows } from '../described/booking.select.ts';
import type { Span } from '../rules/span.ts';
import { selectCalendarEntries } from './desk.select.ts';

interface CsvBatch extends Span {
  loungeId: number;
  /** the last row of the previous batch */
  afterTime: string;
  afterId: number;
}

/** Bookings that begin in a span, batch by batch. */
export const listForCsv = preparedList(
  'bookings.listForCsv',
  (db, p: Placeholders<CsvBatch>, limit) =>
    selectCalendarEntries(
      db,
      bookingRows(db)
        .where('lounge_id', '=', p('loungeId'))
        .where('start_at', '>=', p('startTime'))
        .where('start_at', '<', p('endTime'))
        .where(
          sql<boolean>`(start_at, id) > (${p('afterTime')}::timestamptz, ${p('afterId')}::bigint)`,
        )
        .orderBy('start_at')
        .orderBy('id')
        .limit(limit),
    )
      .orderBy('booking.start_at')
      .orderBy('booking.id'),
);
