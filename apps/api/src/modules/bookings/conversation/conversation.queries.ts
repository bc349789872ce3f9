import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Who a booking is between: its member and those who run the lounge now. No row for guests without an account. */
export const getParties = prepared(
  'bookings.getParties',
  (db, p: Placeholders<{ bookingId: number }>) =>
    db
      .selectFrom('bookings as booking')
      .select([
        'booking.member_id as memberId',
        sql<string[]>`array(
          select user_id from lounge_staff staff
          where staff.lounge_id = booking.lounge_id and staff.user_id <> booking.member_id
          order by staff.user_id
        )`.as('teamIds'),
      ])
      .$narrowType<{ memberId: string }>()
      .where('booking.id', '=', p('bookingId'))
      .where('booking.member_id', 'is not', null),
);

/** Bookings that conversations are about, in any state. */
export const listSubjects = prepared(
  'bookings.listSubjects',
  (db, p: Placeholders<{ bookingIds: number[] }>) =>
    db
      .selectFrom('bookings as booking')
      .innerJoin('lounges as lounge', 'lounge.id', 'booking.lounge_id')
      .select([
        'booking.id',
        'booking.member_id as memberId',
        'booking.status',
        'booking.start_at as startAt',
        'booking.end_at as endAt',
        'lounge.id as loungeId',
        'lounge.name',
        'lounge.city',
        'lounge.time_zone as timeZone',
      ])
      .where('booking.id', '=', anyOfIds(p('bookingIds'))),
);

/** The lounge's bookings that are talked about, with their conversations. */
export const listTalkedAbout = prepared(
  'bookings.listTalkedAbout',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .selectFrom('bookings as booking')
      .innerJoin('conversations as conversation', (join) =>
        join.on('conversation.about', '=', sql`'booking/' || booking.id`),
      )
      .select(['booking.id', 'conversation.id as conversationId'])
      .where('booking.lounge_id', '=', p('loungeId'))
      .orderBy('booking.id'),
);
