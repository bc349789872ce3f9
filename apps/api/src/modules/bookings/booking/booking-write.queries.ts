import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import type { BookingStatus, cancelledAs } from '@oche/validators/bookings/schemas';
import { sql } from 'kysely';
import type { NewBooking } from './new-booking.ts';

/** Inserts all bookings with their boards in one statement. The ids are in the bookings' order. */
export const insertBookings = prepared(
  'bookings.insertBookings',
  (db, p: Placeholders<{ bookings: string }>) =>
    db
      .with('wish', (cte) =>
        cte
          .selectFrom(
            sql<
              NewBooking & { position: number }
            >`jsonb_to_recordset(${p('bookings')}::jsonb)`.as<'wish'>(sql`wish(
              "loungeId" bigint, "memberId" text, "guestName" text, "guestContact" text,
              "createdBy" text, status text, "startTime" timestamptz, "endTime" timestamptz,
              "occupiedUntil" timestamptz, "isAnyBoard" boolean, "boardIds" bigint[],
              "groupSize" integer, notes text, "priceCents" integer,
              "cancellableUntil" timestamptz, "expiresAt" timestamptz, "seriesId" bigint,
              "createdAt" timestamptz, position integer
            )`),
          )
          .selectAll(),
      )
      .with('booking', (cte) =>
        cte
          .insertInto('bookings')
          .columns([
            'lounge_id',
            'member_id',
            'guest_name',
            'guest_contact',
            'created_by',
            'status',
            'start_at',
            'end_at',
            'is_any_board',
            'board_count',
            'group_size',
            'notes',
            'price_cents',
            'cancellable_until',
            'expires_at',
            'series_id',
            'created_at',
            'updated_at',
          ])
          .expression((eb) =>
            eb
              .selectFrom('wish')
              .select([
                'loungeId',
                'memberId',
                'guestName',
                'guestContact',
                'createdBy',
                'status',
                'startTime',
                'endTime',
                'isAnyBoard',
                sql<number>`cardinality("boardIds")`.as('board_count'),
                'groupSize',
                'notes',
                'priceCents',
                'cancellableUntil',
                'expiresAt',
                'seriesId',
                'createdAt',
                'createdAt as updatedAt',
              ])
              .orderBy('position'),
          )
          .returning('id'),
      )
      // ids are assigned in the order of the rows
      .with('numbered', (cte) =>
        cte
          .selectFrom('booking')
          .select(['id', sql<number>`row_number() over (order by id) - 1`.as('position')]),
      )
      .with('occupancy', (cte) =>
        cte
          .insertInto('board_occupancies')
          .columns(['lounge_id', 'board_id', 'booking_id', 'during'])
          .expression((eb) =>
            eb
              .selectFrom('wish')
              .innerJoin('numbered', 'numbered.position', 'wish.position')
              .select([
                'loungeId',
                sql<number>`unnest("boardIds")`.as('board_id'),
                'numbered.id',
                sql<string>`tstzrange("startTime", "occupiedUntil")`.as('during'),
              ]),
          ),
      )
      .selectFrom('numbered')
      .select('id')
      .orderBy('position'),
);

interface StatusChange {
  ids: number[];
  status: BookingStatus;
  now: string;
  /** this and the following are about a cancellation, else null */
  cancelledAt: string | null;
  cancelledBy: string | null;
  cancelledAs: (typeof cancelledAs)[number] | null;
  cancelReason: string | null;
}

export const setBookingStatus = prepared(
  'bookings.setBookingStatus',
  (db, p: Placeholders<StatusChange>) =>
    db
      .updateTable('bookings')
      .set((eb) => ({
        status: p('status'),
        expires_at: null,
        cancelled_at: p('cancelledAt'),
        cancelled_by: p('cancelledBy'),
        cancelled_as: p('cancelledAs'),
        cancel_reason: p('cancelReason'),
        sequence: eb('sequence', '+', 1),
        updated_at: p('now'),
      }))
      .where('id', '=', anyOfIds(p('ids'))),
);

interface MovedBooking {
  id: number;
  startTime: string;
  endTime: string;
  status: BookingStatus;
  isAnyBoard: boolean;
  boardCount: number;
  groupSize: number | null;
  priceCents: number;
  cancellableUntil: string;
  expiresAt: string | null;
  now: string;
}

export const setBookingTime = prepared(
  'bookings.setBookingTime',
  (db, p: Placeholders<MovedBooking>) =>
    db
      .updateTable('bookings')
      .set((eb) => ({
        start_at: p('startTime'),
        end_at: p('endTime'),
        status: p('status'),
        is_any_board: p('isAnyBoard'),
        board_count: p('boardCount'),
        group_size: p('groupSize'),
        price_cents: p('priceCents'),
        cancellable_until: p('cancellableUntil'),
        expires_at: p('expiresAt'),
        sequence: eb('sequence', '+', 1),
        updated_at: p('now'),
      }))
      .where('id', '=', p('id')),
);

/**
 * What changes need to know about bookings. Under the calendar's lock nobody else changes these.
 */
export const listBookingStates = prepared(
  'bookings.listBookingStates',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('bookings as booking')
      .select((eb) => [
        'booking.id',
        'booking.lounge_id as loungeId',
        'booking.member_id as memberId',
        'booking.status',
        'booking.start_at as startTime',
        'booking.end_at as endTime',
        'booking.is_any_board as isAnyBoard',
        'booking.board_count as boardCount',
        'booking.group_size as groupSize',
        'booking.price_cents as priceCents',
        'booking.cancellable_until as cancellableUntil',
        'booking.expires_at as expiresAt',
        'booking.created_at as createdAt',
        'booking.series_id as seriesId',
        eb
          .selectFrom('board_occupancies as occupancy')
          .select(sql<number[]>`coalesce(array_agg(occupancy.board_id), '{}')`.as('ids'))
          .whereRef('occupancy.booking_id', '=', 'booking.id')
          .$asScalar()
          .$notNull()
          .as('boardIds'),
      ])
      .where('booking.id', '=', anyOfIds(p('ids')))
      .orderBy('booking.id'),
);
