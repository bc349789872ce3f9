import { type Executor, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export const insertSeries = prepared(
  'bookings.insertSeries',
  (db, p: Placeholders<{ loungeId: number; name: string; createdBy: string; now: string }>) =>
    db
      .insertInto('booking_series')
      .values({
        lounge_id: p('loungeId'),
        name: p('name'),
        created_by: p('createdBy'),
        created_at: p('now'),
      })
      .returning('id'),
);

interface Spans {
  loungeId: number;
  /** ISO times; all spans have the same length */
  starts: string[];
  /** including the buffer */
  ends: string[];
}

/** For each span, in the given order, the boards that are taken for some of its time. */
export const listBusyOfSpans = prepared('bookings.listBusyOfSpans', (db, p: Placeholders<Spans>) =>
  db
    .selectFrom(
      sql<{
        start_at: string;
        end_at: string;
        position: number;
      }>`unnest(${p('starts')}::timestamptz[], ${p('ends')}::timestamptz[]) with ordinality`.as<'span'>(
        sql`span(start_at, end_at, position)`,
      ),
    )
    .select((eb) =>
      eb
        .selectFrom('board_occupancies as occupancy')
        .select(sql<number[]>`coalesce(array_agg(occupancy.board_id), '{}')`.as('ids'))
        .where('occupancy.lounge_id', '=', p('loungeId'))
        .where('occupancy.is_active', '=', true)
        .where(sql<boolean>`occupancy.during && tstzrange(span.start_at, span.end_at)`)
        .$asScalar()
        .$notNull()
        .as('boardIds'),
    )
    .orderBy('span.position'),
);

/**
 * Series with at least one booking that isn't cancelled.
 * @param now ISO time
 */
const selectSeries = (db: Executor, now: string) =>
  db
    .selectFrom('booking_series as series')
    .innerJoin('bookings as booking', 'booking.series_id', 'series.id')
    .select([
      'series.id',
      'series.name',
      sql<number>`count(*)`.as('bookings'),
      sql<string | null>`min(booking.start_at) filter (where booking.start_at > ${now})`.as(
        'nextStart',
      ),
    ])
    .where('booking.status', '<>', 'cancelled')
    .groupBy('series.id');

/** Lists series; the one whose next date is soonest comes first. */
export const listSeries = prepared(
  'bookings.listSeries',
  (db, p: Placeholders<{ loungeId: number; now: string }>) =>
    selectSeries(db, p('now'))
      .where('series.lounge_id', '=', p('loungeId'))
      .orderBy(sql`4 nulls last`)
      .orderBy('series.id', 'desc')
      .limit(100),
);

export const getSeries = prepared(
  'bookings.getSeries',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    selectSeries(db, p('now')).where('series.id', '=', p('id')),
);

export const getLoungeOfSeries = prepared(
  'bookings.getLoungeOfSeries',
  (db, p: Placeholders<{ id: number }>) =>
    db.selectFrom('booking_series').select('lounge_id as loungeId').where('id', '=', p('id')),
);

/** Bookings of a series that can be cancelled with it. */
export const listFutureOfSeries = prepared(
  'bookings.listFutureOfSeries',
  (db, p: Placeholders<{ seriesId: number; now: string }>) =>
    db
      .selectFrom('bookings')
      .select('id')
      .where('series_id', '=', p('seriesId'))
      .where('status', '=', 'confirmed')
      .where('start_at', '>', p('now'))
      .orderBy('start_at'),
);
