import { type Placeholders, prepared } from '@oche/db';
import { bookingRows, selectDescribed } from '../described.select.ts';

/** A booking with its member's address, for a mail to the member or the lounge. */
export const getBookingForMail = prepared(
  'bookings.getBookingForMail',
  (db, p: Placeholders<{ id: number }>) =>
    selectDescribed(db, bookingRows(db).where('id', '=', p('id'))).select('member.email'),
);

/** An offer as the first in line has to know it. */
export const getOfferForMail = prepared(
  'bookings.getOfferForMail',
  (db, p: Placeholders<{ entryId: number }>) =>
    db
      .selectFrom('waiting_list_entries as entry')
      .innerJoin('lounges as lounge', 'lounge.id', 'entry.lounge_id')
      .select([
        'entry.status',
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
