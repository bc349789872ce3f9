import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import type { BookingStatus } from '@oche/validators/bookings/schemas';
import { sql } from 'kysely';
import { bookingRows } from '../described/booking.select.ts';
import { selectDescribed } from '../described/described.select.ts';

export const listToldBookings = prepared(
  'bookings.listToldBookings',
  (db, p: Placeholders<{ ids: number[] }>) =>
    selectDescribed(db, bookingRows(db).where('id', '=', anyOfIds(p('ids')))),
);

/** Offers of the waiting list; `offerExpiresAt` is null for those that no longer stand. */
export const listToldOffers = prepared(
  'bookings.listToldOffers',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('waiting_list_entries as entry')
      .innerJoin('lounges as lounge', 'lounge.id', 'entry.lounge_id')
      .select([
        'entry.id as entryId',
        'entry.start_at as startAt',
        'entry.end_at as endAt',
        'entry.offer_expires_at as offerExpiresAt',
        'lounge.name as loungeName',
        'lounge.address',
        'lounge.zip_code as zipCode',
        'lounge.city',
        'lounge.time_zone as timeZone',
      ])
      .where('entry.id', '=', anyOfIds(p('ids'))),
);

/** Members and owners who are told about bookings. */
export const listRecipients = prepared(
  'bookings.listToldMembers',
  (db, p: Placeholders<{ bookingIds: number[] }>) =>
    db
      .selectFrom('bookings as booking')
      .leftJoin('lounge_staff as ownership', (join) =>
        join
          .onRef('ownership.lounge_id', '=', 'booking.lounge_id')
          .on('ownership.role', '=', 'owner'),
      )
      .select([
        'booking.id as bookingId',
        'booking.status',
        'booking.start_at as startTime',
        'booking.member_id as memberId',
        'ownership.user_id as ownerId',
      ])
      .where('booking.id', '=', anyOfIds(p('bookingIds'))),
);

const bookingId = sql`(item.payload ->> 'bookingId')::bigint`;

/** Whether the booking of the row `item` of notifications is the recipient's and in such a status. */
export const isOwnBooking = (...statuses: BookingStatus[]) => sql<boolean>`exists (
  select from bookings booking
  where booking.id = ${bookingId} and booking.member_id = item.recipient_id
    and booking.status = any(${statuses}::text[])
)`;

/**
 * Whether it is a booking at a lounge that the recipient owns; a cancellation is told only as long as it is cancelled.
 */
export const isAtOwnDesk = sql<boolean>`exists (
  select from bookings booking
  join lounge_staff ownership on ownership.lounge_id = booking.lounge_id and ownership.role = 'owner'
  where booking.id = ${bookingId} and ownership.user_id = item.recipient_id
    and (booking.status = 'cancelled') = (item.payload ->> 'event' = 'cancelled')
)`;

/** Whether the offer still stands. */
export const isStandingOffer = sql<boolean>`exists (
  select from waiting_list_entries entry
  where entry.id = (item.payload ->> 'entryId')::bigint and entry.member_id = item.recipient_id
    and entry.status = 'offered' and entry.offer_expires_at is not null
)`;
