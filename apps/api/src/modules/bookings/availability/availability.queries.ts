import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface BusyOf {
  loungeId: number;
  from: string;
  to: string;
  /** a booking that doesn't count, e.g. one that is to be moved; null for none */
  exceptBookingId: number | null;
}

/** One end of a range, in milliseconds since 1970. */
const milliseconds = (bound: 'lower' | 'upper') =>
  sql`(date_part('epoch', ${sql.raw(bound)}(during)) * 1000)::bigint::text`;

/**
 * When the boards of a lounge are taken in a span: a row for each board, with beginnings and ends
 * of all its times in one text, in no particular order. A full week of 50 boards has thousands of
 * them, and as rows or arrays pg would take twice as long to read them.
 */
export const listBusyTimes = prepared('bookings.listBusyTimes', (db, p: Placeholders<BusyOf>) =>
  db
    .selectFrom('board_occupancies')
    .select([
      'board_id as boardId',
      sql<string>`string_agg(${milliseconds('lower')} || ' ' || ${milliseconds('upper')}, ' ')`.as(
        'times',
      ),
    ])
    .where('lounge_id', '=', p('loungeId'))
    .where('is_active', '=', true)
    .where(sql<boolean>`during && tstzrange(${p('from')}::timestamptz, ${p('to')}::timestamptz)`)
    // blocks and boards on offer have no booking, and count
    .where(
      sql<boolean>`(booking_id is null or booking_id is distinct from ${p('exceptBookingId')}::bigint)`,
    )
    .groupBy('board_id'),
);

interface OwnOf {
  memberId: string;
  loungeId: number;
  from: string;
  to: string;
}

/** A member's bookings in a lounge that overlap with a span; none is longer than a day. */
export const listOwnTimes = prepared('bookings.listOwnTimes', (db, p: Placeholders<OwnOf>) =>
  db
    .selectFrom('bookings as booking')
    .select([
      'booking.id',
      'booking.start_at as startTime',
      'booking.end_at as endTime',
      sql<number[]>`coalesce((
        select json_agg(occupancy.board_id order by occupancy.board_id)
        from board_occupancies as occupancy where occupancy.booking_id = booking.id
      ), '[]')`.as('boardIds'),
    ])
    .where('booking.member_id', '=', p('memberId'))
    // a lounge can have thousands of bookings in a week, a member a handful: `+ 0` keeps its index out
    .where(sql`booking.lounge_id + 0`, '=', p('loungeId'))
    .where('booking.status', 'in', ['requested', 'confirmed', 'completed'])
    .where('booking.start_at', '>', sql<string>`${p('from')}::timestamptz - interval '1 day'`)
    .where('booking.start_at', '<', p('to'))
    .where('booking.end_at', '>', p('from'))
    .orderBy('booking.start_at')
    .orderBy('booking.id'),
);
