import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { Span } from '../rules/span.ts';

interface NewEntry extends Span {
  loungeId: number;
  memberId: string;
  boardCount: number;
  groupSize: number | null;
  now: string;
}

export const insertEntry = prepared(
  'bookings.insertWaitingEntry',
  (db, p: Placeholders<NewEntry>) =>
    db
      .insertInto('waiting_list_entries')
      .values({
        lounge_id: p('loungeId'),
        member_id: p('memberId'),
        start_at: p('startTime'),
        end_at: p('endTime'),
        board_count: p('boardCount'),
        group_size: p('groupSize'),
        created_at: p('now'),
      })
      .returning('id'),
);

interface WishOf extends Span {
  loungeId: number;
  memberId: string;
  now: string;
}

/** Counts a member's wishes in a lounge that may still come true, and those at the same time. */
export const countOpenWishes = prepared('bookings.countOpenWishes', (db, p: Placeholders<WishOf>) =>
  db
    .selectFrom('waiting_list_entries')
    .select([
      sql<number>`count(*)`.as('open'),
      sql<number>`count(*) filter (
        where start_at < ${p('endTime')}::timestamptz and end_at > ${p('startTime')}::timestamptz
      )`.as('overlapping'),
    ])
    .where('member_id', '=', p('memberId'))
    .where('lounge_id', '=', p('loungeId'))
    .where('status', 'in', ['waiting', 'offered'])
    // a wish whose time has begun is over, even if its row doesn't say so yet
    .where('start_at', '>=', p('now')),
);

interface FreedSpan {
  loungeId: number;
  /** null for any time */
  startTime: string | null;
  endTime: string | null;
  bufferMinutes: number;
  now: string;
}

/** Whether anybody waits in a lounge. Mostly nobody does, and then nothing else has to be read. */
export const isAnyoneWaiting = prepared(
  'bookings.isAnyoneWaiting',
  (db, p: Placeholders<{ loungeId: number; now: string }>) =>
    db
      .selectFrom('waiting_list_entries')
      .select('id')
      .where('lounge_id', '=', p('loungeId'))
      .where('status', '=', 'waiting')
      .where('start_at', '>', p('now'))
      .limit(1),
);

/** The longest buffer that a lounge can have. */
const BUFFER_MAX = sql`interval '2 hours'`;

/**
 * Whether the waiting member may write; others could not take an offer.
 * @param now ISO time
 */
const mayTake = (now: string) => sql<boolean>`(
  member.status = 'active' or member.status = 'suspended' and member.suspended_until <= ${now}
)`;

/**
 * Entries that wait for a time within a span and whose members may take an offer, in the order of
 * the list. Each has the boards, in the lounge's order, that are free for all of its time and the
 * buffer after it.
 */
export const listWaiting = prepared('bookings.listWaiting', (db, p: Placeholders<FreedSpan>) =>
  db
    .selectFrom('waiting_list_entries as entry')
    .innerJoin('users as member', 'member.id', 'entry.member_id')
    .select((eb) => [
      'entry.id',
      'entry.member_id as memberId',
      'entry.start_at as startTime',
      'entry.end_at as endTime',
      'entry.board_count as boardCount',
      eb
        .selectFrom('lounge_boards as board')
        .select(
          sql<number[]>`coalesce(array_agg(board.id order by board.position, board.id), '{}')`.as(
            'ids',
          ),
        )
        .whereRef('board.lounge_id', '=', 'entry.lounge_id')
        .where('board.removed_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('board_occupancies as occupancy')
                .select('occupancy.id')
                .whereRef('occupancy.board_id', '=', 'board.id')
                .where('occupancy.is_active', '=', true)
                .where(
                  sql<boolean>`occupancy.during && tstzrange(
                    entry.start_at,
                    entry.end_at + make_interval(mins => ${p('bufferMinutes')}::int)
                  )`,
                ),
            ),
          ),
        )
        .$asScalar()
        .$notNull()
        .as('freeBoardIds'),
    ])
    .where('entry.lounge_id', '=', p('loungeId'))
    .where('entry.status', '=', 'waiting')
    .where('entry.start_at', '>', p('now'))
    .where(mayTake(p('now')))
    .where(
      sql<boolean>`tstzrange(entry.start_at, entry.end_at + ${BUFFER_MAX}) && tstzrange(
        ${p('startTime')}::timestamptz,
        ${p('endTime')}::timestamptz + ${BUFFER_MAX}
      )`,
    )
    .orderBy('entry.id'),
);

export const setOffered = prepared(
  'bookings.setWaitingOffered',
  (db, p: Placeholders<{ id: number; offerExpiresAt: string }>) =>
    db
      .updateTable('waiting_list_entries')
      .set({ status: 'offered', offer_expires_at: p('offerExpiresAt') })
      .where('id', '=', p('id')),
);

/**
 * Ends an entry.
 * @param bookingId the booking that the offer has become; null if it hasn't
 */
export const setEnded = prepared(
  'bookings.setWaitingEnded',
  (
    db,
    p: Placeholders<{ id: number; status: 'taken' | 'expired' | 'left'; bookingId: number | null }>,
  ) =>
    db
      .updateTable('waiting_list_entries')
      .set({ status: p('status'), offer_expires_at: null, booking_id: p('bookingId') })
      .where('id', '=', p('id')),
);

/** An entry with the boards reserved for it. Under the calendar's lock nobody else changes it. */
export const getEntry = prepared(
  'bookings.getWaitingEntry',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('waiting_list_entries as entry')
      .select((eb) => [
        'entry.id',
        'entry.lounge_id as loungeId',
        'entry.member_id as memberId',
        'entry.start_at as startTime',
        'entry.end_at as endTime',
        'entry.board_count as boardCount',
        'entry.group_size as groupSize',
        'entry.status',
        'entry.offer_expires_at as offerExpiresAt',
        eb
          .selectFrom('board_occupancies as occupancy')
          .select(sql<number[]>`coalesce(array_agg(occupancy.board_id), '{}')`.as('ids'))
          .whereRef('occupancy.waiting_list_entry_id', '=', 'entry.id')
          .$asScalar()
          .$notNull()
          .as('heldBoardIds'),
      ])
      .where('entry.id', '=', p('id')),
);

/**
 * A member's open entries, and those whose offer expired unused although their time is still to
 * come; in the order of their times.
 *
 * @param id to read only this entry; null for all
 */
export const listEntries = prepared(
  'bookings.listWaitingEntries',
  (db, p: Placeholders<{ memberId: string; now: string; id: number | null }>) =>
    db
      .selectFrom('waiting_list_entries as entry')
      .innerJoin('lounges as lounge', 'lounge.id', 'entry.lounge_id')
      .select((eb) => [
        'entry.id',
        'entry.lounge_id as loungeId',
        'lounge.name as loungeName',
        'lounge.city',
        'lounge.time_zone as timeZone',
        'entry.start_at as startTime',
        'entry.end_at as endTime',
        'entry.board_count as boardCount',
        'entry.group_size as groupSize',
        'entry.status',
        'entry.offer_expires_at as offerExpiresAt',
        'entry.booking_id as bookingId',
        eb
          .selectFrom('waiting_list_entries as other')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('other.lounge_id', '=', 'entry.lounge_id')
          .whereRef('other.id', '<', 'entry.id')
          .where('other.status', 'in', ['waiting', 'offered'])
          .whereRef('other.start_at', '<', 'entry.end_at')
          .whereRef('other.end_at', '>', 'entry.start_at')
          .$asScalar()
          .$notNull()
          .as('ahead'),
      ])
      .where('entry.member_id', '=', p('memberId'))
      .where('entry.status', 'in', ['waiting', 'offered', 'expired'])
      .where('entry.start_at', '>', p('now'))
      .where(sql<boolean>`(${p('id')}::bigint is null or entry.id = ${p('id')}::bigint)`)
      .orderBy('entry.start_at')
      .orderBy('entry.id')
      .limit(100),
);
