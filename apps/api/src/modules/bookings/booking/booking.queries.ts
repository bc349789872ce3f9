import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { boardsOfBooking, bookingRows, selectBookings } from '../described/booking.select.ts';

export const getBooking = prepared('bookings.getBooking', (db, p: Placeholders<{ id: number }>) =>
  selectBookings(db, bookingRows(db).where('id', '=', p('id'))),
);

/** A page of bookings begins after this one, in the list's order. */
export interface BookingKey {
  startTime: string;
  id: number;
}

interface BookingPage extends BookingKey {
  memberId: string;
  now: string;
}

const after = (p: Placeholders<BookingKey>, side: '<' | '>') =>
  sql<boolean>`(start_at, id) ${sql.raw(side)} (${p('startTime')}::timestamptz, ${p('id')}::bigint)`;

const IS_UPCOMING = "status in ('requested', 'confirmed') and end_at >";

const listOf = (
  period: string,
  order: 'asc' | 'desc',
  isInPeriod: (p: Placeholders<BookingPage>) => ReturnType<typeof sql<boolean>>,
) =>
  preparedList(`bookings.list${period}`, (db, p: Placeholders<BookingPage>, limit) =>
    selectBookings(
      db,
      bookingRows(db)
        .where('member_id', '=', p('memberId'))
        .where(isInPeriod(p))
        .where(after(p, order === 'asc' ? '>' : '<'))
        .orderBy('start_at', order)
        .orderBy('id', order)
        .limit(limit),
    )
      .orderBy('booking.start_at', order)
      .orderBy('booking.id', order),
  );

/** A member's coming and running bookings, soonest first. */
export const listUpcoming = listOf(
  'Upcoming',
  'asc',
  (p) => sql<boolean>`${sql.raw(IS_UPCOMING)} ${p('now')}::timestamptz`,
);
/** All others, including cancelled ones, latest first. */
export const listPast = listOf(
  'Past',
  'desc',
  (p) => sql<boolean>`not (${sql.raw(IS_UPCOMING)} ${p('now')}::timestamptz)`,
);
export const listAll = listOf(
  'All',
  'desc',
  (p) => sql<boolean>`${p('now')}::timestamptz is not null`,
);

interface LoungePage extends BookingKey {
  loungeId: number;
  from: string;
  to: string;
}

/** Bookings of a lounge that overlap with a span; none is longer than a day. */
const rowsOfLounge = (
  db: Parameters<typeof bookingRows>[0],
  p: Placeholders<LoungePage>,
  limit: number,
) =>
  bookingRows(db)
    .where('lounge_id', '=', p('loungeId'))
    .where('start_at', '>', sql<string>`${p('from')}::timestamptz - interval '1 day'`)
    .where('start_at', '<', p('to'))
    .where('end_at', '>', p('from'))
    .where(after(p, '>'))
    .orderBy('start_at')
    .orderBy('id')
    .limit(limit);

/** For everybody: times and boards that are or were taken. No-shows look like other bookings. */
export const listTaken = preparedList(
  'bookings.listTaken',
  (db, p: Placeholders<LoungePage>, limit) =>
    db
      .selectFrom(rowsOfLounge(db, p, limit).where('status', '<>', 'cancelled').as('booking'))
      .select([
        'booking.id',
        'booking.start_at as startTime',
        'booking.end_at as endTime',
        sql<'requested' | 'confirmed' | 'completed'>`case booking.status
          when 'no_show' then 'completed' else booking.status end`.as('status'),
        boardsOfBooking.as('boards'),
      ])
      .orderBy('booking.start_at')
      .orderBy('booking.id'),
);

/** For the lounge's team: with guests, and with cancelled bookings. */
export const listWithGuests = preparedList(
  'bookings.listWithGuests',
  (db, p: Placeholders<LoungePage>, limit) =>
    db
      .selectFrom(rowsOfLounge(db, p, limit).as('booking'))
      .leftJoin('users as member', 'member.id', 'booking.member_id')
      .select([
        'booking.id',
        'booking.start_at as startTime',
        'booking.end_at as endTime',
        'booking.status',
        boardsOfBooking.as('boards'),
        'booking.member_id as memberId',
        sql<string>`coalesce(booking.guest_name, member.first_name || ' ' || member.last_name)`.as(
          'guestName',
        ),
      ])
      .orderBy('booking.start_at')
      .orderBy('booking.id'),
);

/** Member and lounge of a booking, which never change, so they can be read before locking. */
export const getBookingPlace = prepared(
  'bookings.getBookingPlace',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('bookings')
      .select(['lounge_id as loungeId', 'member_id as memberId'])
      .where('id', '=', p('id')),
);
