import type { Executor } from '@oche/db';
import type { CalendarEntry } from '@oche/validators/bookings/schemas';
import { euroOf } from '@oche/validators/money';
import { type InferResult, sql } from 'kysely';
import { boardsOfBooking, type bookingRows } from '../described/booking.select.ts';

/** The columns of a booking that the lounge's team sees; a member's address is not one of them. */
export function selectCalendarEntries(db: Executor, rows: ReturnType<typeof bookingRows>) {
  return db
    .selectFrom(rows.as('booking'))
    .leftJoin('users as member', 'member.id', 'booking.member_id')
    .leftJoin('booking_series as series', 'series.id', 'booking.series_id')
    .select([
      'booking.id',
      'booking.start_at as startTime',
      'booking.end_at as endTime',
      'booking.status',
      'booking.is_any_board as isAnyBoard',
      'booking.member_id as memberId',
      sql<string>`coalesce(booking.guest_name, member.first_name || ' ' || member.last_name)`.as(
        'guestName',
      ),
      'booking.guest_contact as guestContact',
      'booking.group_size as groupSize',
      'booking.notes',
      'booking.price_cents as priceCents',
      'booking.cancellable_until as cancellableUntil',
      'booking.expires_at as expiresAt',
      'booking.cancelled_at as cancelledAt',
      'booking.cancelled_as as cancelledAs',
      'booking.cancel_reason as cancelReason',
      'series.id as seriesId',
      'series.name as seriesName',
      boardsOfBooking.as('boards'),
    ]);
}

export type CalendarRow = InferResult<ReturnType<typeof selectCalendarEntries>>[number];

/** @param can what the team can do with it */
export function toCalendarEntry(row: CalendarRow, can: CalendarEntry['can']): CalendarEntry {
  return {
    id: row.id,
    startTime: row.startTime,
    endTime: row.endTime,
    status: row.status,
    boards: row.boards,
    isAnyBoard: row.isAnyBoard,
    guest: { id: row.memberId, name: row.guestName, contact: row.guestContact },
    groupSize: row.groupSize,
    notes: row.notes,
    totalPrice: euroOf(row.priceCents),
    series:
      row.seriesId === null || row.seriesName === null
        ? null
        : { id: row.seriesId, name: row.seriesName },
    cancelled:
      row.cancelledAt === null || row.cancelledAs === null
        ? null
        : { at: row.cancelledAt, as: row.cancelledAs, reason: row.cancelReason },
    expiresAt: row.expiresAt,
    can,
  };
}
