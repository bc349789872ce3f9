import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import type { Locale } from '@oche/validators/common';
import { sql } from 'kysely';
import { bookingRows } from '../booking/booking.select.ts';
import { selectDescribed } from '../booking/described.select.ts';

/** A booking with its member's address, for a mail to the member or the lounge. */
export const getBookingForMail = prepared(
  'bookings.getBookingForMail',
  (db, p: Placeholders<{ id: number }>) =>
    selectDescribed(db, bookingRows(db).where('id', '=', p('id'))).select('member.email'),
);

/** An offer of the waiting list, for the mail to its member. */
export const getOfferForMail = prepared(
  'bookings.getOfferForMail',
  (db, p: Placeholders<{ entryId: number }>) =>
    db
      .selectFrom('waiting_list_entries as entry')
      .innerJoin('lounges as lounge', 'lounge.id', 'entry.lounge_id')
      .select([
        'entry.start_at as startAt',
        'entry.end_at as endAt',
        'entry.offer_expires_at as offerExpiresAt',
        'entry.group_size as groupSize',
        'lounge.name as loungeName',
        'lounge.address',
        'lounge.zip_code as zipCode',
        'lounge.city',
        'lounge.time_zone as timeZone',
      ])
      .where('entry.id', '=', p('entryId')),
);

interface Address {
  email: string;
  locale: Locale;
}

const addressOf = (table: 'member' | 'owner') => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<Address | null>`case when ${column('id')} is not null then json_build_object(
    'email', ${column('email')}, 'locale', ${column('locale')}
  ) end`;
};

/** Members and owners who get mails about bookings; the address is null if it isn't verified. */
export const listRecipients = prepared(
  'bookings.listMailRecipients',
  (db, p: Placeholders<{ bookingIds: number[] }>) =>
    db
      .selectFrom('bookings as booking')
      .leftJoin('users as member', (join) =>
        join
          .onRef('member.id', '=', 'booking.member_id')
          .on('member.email_verified_at', 'is not', null),
      )
      .leftJoin('lounge_staff as ownership', (join) =>
        join
          .onRef('ownership.lounge_id', '=', 'booking.lounge_id')
          .on('ownership.role', '=', 'owner'),
      )
      .leftJoin('users as owner', (join) =>
        join
          .onRef('owner.id', '=', 'ownership.user_id')
          .on('owner.email_verified_at', 'is not', null),
      )
      .select([
        'booking.id as bookingId',
        'booking.status',
        'booking.start_at as startTime',
        'booking.member_id as memberId',
        'ownership.user_id as ownerId',
        addressOf('member').as('member'),
        addressOf('owner').as('owner'),
      ])
      .where('booking.id', '=', anyOfIds(p('bookingIds'))),
);

export const getMemberRecipient = prepared(
  'bookings.getMailMember',
  (db, p: Placeholders<{ memberId: string }>) =>
    db
      .selectFrom('users')
      .select(['email', 'locale'])
      .where('id', '=', p('memberId'))
      .where('email_verified_at', 'is not', null),
);
