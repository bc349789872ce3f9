import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { bookingRows } from '../described/booking.select.ts';
import type { Span } from '../rules/span.ts';
import { selectCalendarEntries } from './desk.select.ts';

interface CalendarOf extends Span {
  loungeId: number;
}

/** No booking is longer, so one that begins earlier is over. */
const LONGEST = sql`interval '1 day'`;

/** Bookings that overlap with a span, ordered by their beginning. */
export const listCalendarEntries = prepared(
  'bookings.listCalendarEntries',
  (db, p: Placeholders<CalendarOf & { includeCancelled: boolean }>) =>
    selectCalendarEntries(
      db,
      bookingRows(db)
        .where('lounge_id', '=', p('loungeId'))
        .where('start_at', '>', sql<string>`${p('startTime')}::timestamptz - ${LONGEST}`)
        .where('start_at', '<', p('endTime'))
        .where('end_at', '>', p('startTime'))
        .where(sql<boolean>`(${p('includeCancelled')}::boolean or status <> 'cancelled')`),
    )
      .orderBy('booking.start_at')
      .orderBy('booking.id'),
);

/** Requests that can still be answered; those that begin soonest come first. */
export const listRequests = prepared(
  'bookings.listCalendarRequests',
  (db, p: Placeholders<{ loungeId: number; now: string }>) =>
    selectCalendarEntries(
      db,
      bookingRows(db)
        .where('lounge_id', '=', p('loungeId'))
        .where('status', '=', 'requested')
        .where('start_at', '>', p('now'))
        .where('expires_at', '>', p('now'))
        .orderBy('start_at')
        .limit(100),
    )
      .orderBy('booking.start_at')
      .orderBy('booking.id'),
);

export const getCalendarEntry = prepared(
  'bookings.getCalendarEntry',
  (db, p: Placeholders<{ id: number }>) =>
    selectCalendarEntries(db, bookingRows(db).where('id', '=', p('id'))),
);

const boardsInOrder = sql<{ id: number; name: string }[]>`coalesce(
  json_agg(json_build_object('id', board.id, 'name', board.name) order by board.position, board.id),
  '[]'
)`;

export const listBlocks = prepared('bookings.listBlocks', (db, p: Placeholders<CalendarOf>) =>
  db
    .selectFrom('board_blocks as block')
    .select((eb) => [
      'block.id',
      'block.kind',
      'block.reason',
      'block.start_at as startTime',
      'block.end_at as endTime',
      eb
        .selectFrom('board_occupancies as occupancy')
        .innerJoin('lounge_boards as board', 'board.id', 'occupancy.board_id')
        .select(boardsInOrder.as('boards'))
        .whereRef('occupancy.block_id', '=', 'block.id')
        .$asScalar()
        .$notNull()
        .as('boards'),
    ])
    .where('block.lounge_id', '=', p('loungeId'))
    .where('block.start_at', '<', p('endTime'))
    .where('block.end_at', '>', p('startTime'))
    .orderBy('block.start_at')
    .orderBy('block.id'),
);

/**
 * Offers of the waiting list with reserved boards, even an expired one until these are released.
 */
export const listHolds = prepared('bookings.listHolds', (db, p: Placeholders<CalendarOf>) =>
  db
    .selectFrom('waiting_list_entries as entry')
    .innerJoin('users as member', 'member.id', 'entry.member_id')
    .select((eb) => [
      'entry.id',
      'entry.start_at as startTime',
      'entry.end_at as endTime',
      eb
        .selectFrom('board_occupancies as occupancy')
        .innerJoin('lounge_boards as board', 'board.id', 'occupancy.board_id')
        .select(boardsInOrder.as('boards'))
        .whereRef('occupancy.waiting_list_entry_id', '=', 'entry.id')
        .$asScalar()
        .$notNull()
        .as('boards'),
      sql<string>`member.first_name || ' ' || member.last_name`.as('guestName'),
      eb.ref('entry.offer_expires_at').$notNull().as('until'),
    ])
    .where('entry.lounge_id', '=', p('loungeId'))
    .where('entry.status', '=', 'offered')
    .where('entry.start_at', '<', p('endTime'))
    .where('entry.end_at', '>', p('startTime'))
    .orderBy('entry.start_at')
    .orderBy('entry.id'),
);
