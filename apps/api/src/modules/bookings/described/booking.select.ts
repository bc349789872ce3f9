import type { Executor } from '@oche/db';
import type { Booking } from '@oche/validators/bookings/schemas';
import { euroOf } from '@oche/validators/money';
import { type InferResult, sql } from 'kysely';

/**
 * All bookings. Callers narrow them by where, order and limit before anything is joined to them.
 */
export const bookingRows = (db: Executor) => db.selectFrom('bookings').selectAll();

/**
 * Boards of the booking in the enclosing statement, in their order; a cancelled one has them, too.
 */
export const boardsOfBooking = sql<{ id: number; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', board.id, 'name', board.name)
    order by board.position, board.id)
  from board_occupancies as occupancy
  join lounge_boards as board on board.id = occupancy.board_id
  where occupancy.booking_id = booking.id
), '[]')`;

/** The columns of a booking that its member sees. */
export function selectBookings(db: Executor, rows: ReturnType<typeof bookingRows>) {
  return db
    .selectFrom(rows.as('booking'))
    .innerJoin('lounges as lounge', 'lounge.id', 'booking.lounge_id')
    .select([
      'booking.id',
      'booking.member_id as memberId',
      'lounge.id as loungeId',
      'lounge.name as loungeName',
      'lounge.address',
      'lounge.zip_code as zipCode',
      'lounge.city',
      'lounge.time_zone as timeZone',
      'lounge.phone',
      'booking.start_at as startTime',
      'booking.end_at as endTime',
      'booking.status',
      boardsOfBooking.as('boards'),
      'booking.is_any_board as isAnyBoard',
      'booking.group_size as groupSize',
      'booking.notes',
      'booking.price_cents as priceCents',
      'booking.cancellable_until as cancellableUntil',
      'booking.expires_at as expiresAt',
      'booking.cancelled_at as cancelledAt',
      'booking.cancelled_as as cancelledAs',
      'booking.cancel_reason as cancelReason',
      'booking.created_at as createdAt',
    ]);
}

export type BookingRow = InferResult<ReturnType<typeof selectBookings>>[number];

/** @param can what the reader can do with it */
export function toBooking(row: BookingRow, can: Booking['can']): Booking {
  const { cancelledAt, cancelledAs } = row;
  return {
    id: row.id,
    lounge: {
      id: row.loungeId,
      name: row.loungeName,
      address: row.address,
      zipCode: row.zipCode,
      city: row.city,
      timeZone: row.timeZone,
      phone: row.phone,
    },
    startTime: row.startTime,
    endTime: row.endTime,
    status: row.status,
    boards: row.boards,
    isAnyBoard: row.isAnyBoard,
    groupSize: row.groupSize,
    notes: row.notes,
    totalPrice: euroOf(row.priceCents),
    cancellableUntil: row.cancellableUntil,
    can,
    expiresAt: row.expiresAt,
    cancelled:
      cancelledAt && cancelledAs
        ? { at: cancelledAt, as: cancelledAs, reason: row.cancelReason }
        : null,
    createdAt: row.createdAt,
  };
}
