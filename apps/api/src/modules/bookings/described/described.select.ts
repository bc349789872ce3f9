import type { Executor } from '@oche/db';
import { type InferResult, sql } from 'kysely';
import type { bookingRows } from './booking.select.ts';

/** A booking in words, for calendars, mails and exports. */
export function selectDescribed(db: Executor, rows: ReturnType<typeof bookingRows>) {
  return db
    .selectFrom(rows.as('booking'))
    .innerJoin('lounges as lounge', 'lounge.id', 'booking.lounge_id')
    .leftJoin('users as member', 'member.id', 'booking.member_id')
    .select([
      'booking.id',
      'booking.sequence',
      'booking.status',
      'booking.start_at as startAt',
      'booking.end_at as endAt',
      'booking.created_at as createdAt',
      'booking.updated_at as updatedAt',
      'booking.group_size as groupSize',
      'booking.price_cents as priceCents',
      'booking.notes',
      'booking.cancellable_until as cancellableUntil',
      'booking.expires_at as expiresAt',
      'booking.cancelled_as as cancelledAs',
      'booking.cancel_reason as cancelReason',
      'booking.member_id as memberId',
      'lounge.id as loungeId',
      'lounge.name as loungeName',
      'lounge.address',
      'lounge.zip_code as zipCode',
      'lounge.city',
      'lounge.time_zone as timeZone',
      sql<string>`coalesce(booking.guest_name, member.first_name || ' ' || member.last_name)`.as(
        'guest',
      ),
      // cancelled bookings have them, too, as their rows stay as history
      sql<string[]>`array(
        select board.name from board_occupancies as occupancy
        join lounge_boards as board on board.id = occupancy.board_id
        where occupancy.booking_id = booking.id order by board.position, board.id
      )`.as('boards'),
    ]);
}

export type DescribedBooking = InferResult<ReturnType<typeof selectDescribed>>[number];
