import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { bookingRows } from '../described/booking.select.ts';
import { selectDescribed } from '../described/described.select.ts';

interface NewFeed {
  userId: string;
  kind: 'member' | 'lounge' | 'board';
  loungeId: number | null;
  boardId: number | null;
  tokenHash: string;
  now: string;
}

export const insertFeed = prepared('bookings.insertFeed', (db, p: Placeholders<NewFeed>) =>
  db
    .insertInto('calendar_feeds')
    .values({
      user_id: p('userId'),
      kind: p('kind'),
      lounge_id: p('loungeId'),
      board_id: p('boardId'),
      token_hash: p('tokenHash'),
      created_at: p('now'),
    })
    .returning('id'),
);

/** @returns the feed's id; undefined if it isn't this member's, or has been revoked already */
export const revokeFeed = prepared(
  'bookings.revokeFeed',
  (db, p: Placeholders<{ id: number; userId: string; now: string }>) =>
    db
      .updateTable('calendar_feeds')
      .set({ revoked_at: p('now') })
      .where('id', '=', p('id'))
      .where('user_id', '=', p('userId'))
      .where('revoked_at', 'is', null)
      .returning('id'),
);

/** A member's feeds that aren't revoked: all of them, or those of one lounge. */
export const listFeeds = prepared(
  'bookings.listFeeds',
  (db, p: Placeholders<{ userId: string; loungeId: number | null }>) =>
    db
      .selectFrom('calendar_feeds as feed')
      .leftJoin('lounges as lounge', 'lounge.id', 'feed.lounge_id')
      .leftJoin('lounge_boards as board', 'board.id', 'feed.board_id')
      .select([
        'feed.id',
        'feed.kind',
        'lounge.id as loungeId',
        'lounge.name as loungeName',
        'board.id as boardId',
        'board.name as boardName',
        'feed.created_at as createdAt',
        'feed.last_read_at as lastReadAt',
      ])
      .where('feed.user_id', '=', p('userId'))
      .where('feed.revoked_at', 'is', null)
      .where(
        sql<boolean>`(${p('loungeId')}::bigint is null or feed.lounge_id = ${p('loungeId')}::bigint)`,
      )
      .orderBy('feed.id'),
);

export const getBoardOfLounge = prepared(
  'bookings.getBoardOfLounge',
  (db, p: Placeholders<{ loungeId: number; boardId: number }>) =>
    db
      .selectFrom('lounge_boards')
      .select('id')
      .where('lounge_id', '=', p('loungeId'))
      .where('id', '=', p('boardId'))
      .where('removed_at', 'is', null),
);

/** The feed with this secret address, with everything that decides whether it still works. */
export const getFeedByToken = prepared(
  'bookings.getFeedByToken',
  (db, p: Placeholders<{ tokenHash: string }>) =>
    db
      .selectFrom('calendar_feeds as feed')
      .innerJoin('users as reader', 'reader.id', 'feed.user_id')
      .leftJoin('lounges as lounge', 'lounge.id', 'feed.lounge_id')
      .leftJoin('lounge_boards as board', 'board.id', 'feed.board_id')
      .leftJoin('lounge_staff as staff', (join) =>
        join
          .onRef('staff.lounge_id', '=', 'feed.lounge_id')
          .onRef('staff.user_id', '=', 'feed.user_id'),
      )
      .select([
        'feed.id',
        'feed.kind',
        'feed.lounge_id as loungeId',
        'feed.board_id as boardId',
        'feed.user_id as userId',
        'feed.last_read_at as lastReadAt',
        'reader.locale',
        'reader.role',
        'reader.status',
        'staff.role as staffRole',
        'lounge.name as loungeName',
        'board.name as boardName',
      ])
      .where('feed.token_hash', '=', p('tokenHash'))
      .where('feed.revoked_at', 'is', null),
);

export const setFeedRead = prepared(
  'bookings.setFeedRead',
  (db, p: Placeholders<{ id: number; now: string }>) =>
    db
      .updateTable('calendar_feeds')
      .set({ last_read_at: p('now') })
      .where('id', '=', p('id')),
);

interface FeedPage {
  /** ISO time; bookings that ended before are left out */
  from: string;
}

/** More bookings than anybody has; those closest to `from` have priority. */
const FEED_MAX = 10_000;

export const listForMemberFeed = prepared(
  'bookings.listForMemberFeed',
  (db, p: Placeholders<FeedPage & { memberId: string }>) =>
    selectDescribed(
      db,
      bookingRows(db)
        .where('member_id', '=', p('memberId'))
        .where('start_at', '>=', p('from'))
        .orderBy('start_at')
        .limit(FEED_MAX),
    )
      .orderBy('booking.start_at')
      .orderBy('booking.id'),
);

export const listForLoungeFeed = prepared(
  'bookings.listForLoungeFeed',
  (db, p: Placeholders<FeedPage & { loungeId: number }>) =>
    selectDescribed(
      db,
      bookingRows(db)
        .where('lounge_id', '=', p('loungeId'))
        .where('start_at', '>=', p('from'))
        .orderBy('start_at')
        .limit(FEED_MAX),
    )
      .orderBy('booking.start_at')
      .orderBy('booking.id'),
);

/** Bookings of this board, perhaps among other boards. */
export const listForBoardFeed = prepared(
  'bookings.listForBoardFeed',
  (db, p: Placeholders<FeedPage & { loungeId: number; boardId: number }>) =>
    selectDescribed(
      db,
      bookingRows(db)
        .where('lounge_id', '=', p('loungeId'))
        .where('start_at', '>=', p('from'))
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('board_occupancies as occupancy')
              .select('occupancy.id')
              .whereRef('occupancy.booking_id', '=', 'bookings.id')
              .where('occupancy.board_id', '=', p('boardId')),
          ),
        )
        .orderBy('start_at')
        .limit(FEED_MAX),
    )
      .orderBy('booking.start_at')
      .orderBy('booking.id'),
);
