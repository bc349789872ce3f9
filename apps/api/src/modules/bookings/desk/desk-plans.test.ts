import type { PreparedQuery } from '@oche/db';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { genericPlan, indexesOf, insertMembers, scannedOf } from '../../../testing/plans.ts';
import { listEnded, listExpiredRequests, listLapsedOffers } from '../booking/settle.queries.ts';
import {
  getFeedByToken,
  listFeeds,
  listForBoardFeed,
  listForLoungeFeed,
  listForMemberFeed,
} from '../feeds/feed.queries.ts';
import { isAnyoneWaiting, listEntries, listWaiting } from '../offers/waiting-list.queries.ts';
import { listInTheWay } from './check-time.queries.ts';
import { listBlocks, listCalendarEntries, listHolds, listRequests } from './desk.queries.ts';
import { listForCsv } from './desk-csv.queries.ts';
import { listBusyOfSpans, listSeries } from './series.queries.ts';
import { countByBoard, countByDay, countByHour } from './statistics/statistics.queries.ts';

/** The tables that grow with the platform. */
const GROWING = [
  'bookings',
  'board_occupancies',
  'waiting_list_entries',
  'calendar_feeds',
  'users',
];

const hotReads: Record<
  string,
  { query: Pick<PreparedQuery<never, unknown>, 'sql'>; walks: string }
> = {
  'the calendar': { query: listCalendarEntries, walks: 'bookings_lounge' },
  'blocks of the calendar': { query: listBlocks, walks: 'board_blocks_lounge' },
  'what is held for an offer': { query: listHolds, walks: 'waiting_list_entries_offers' },
  'open requests': { query: listRequests, walks: 'bookings_expiring' },
  'what is in the way': { query: listInTheWay, walks: 'board_occupancies_lounge' },
  'statistics of days': { query: countByDay, walks: 'bookings_lounge' },
  'statistics of hours': { query: countByHour, walks: 'bookings_lounge' },
  'statistics of boards': { query: countByBoard, walks: 'bookings_lounge' },
  'a batch of the export': { query: listForCsv.withLimit(1000), walks: 'bookings_lounge' },
  'the feed behind an address': { query: getFeedByToken, walks: 'calendar_feeds_token_hash_key' },
  'feeds of a member': { query: listFeeds, walks: 'calendar_feeds_user' },
  'a member’s feed': { query: listForMemberFeed, walks: 'bookings_member' },
  'a lounge’s feed': { query: listForLoungeFeed, walks: 'bookings_lounge' },
  'a board’s feed': { query: listForBoardFeed, walks: 'bookings_lounge' },
  'conflicts of a series': { query: listBusyOfSpans, walks: 'board_occupancies_lounge' },
  'series of a lounge': { query: listSeries, walks: 'booking_series_lounge' },
  'expired requests': {
    query: listExpiredRequests.withLimit(200),
    walks: 'bookings_expiring',
  },
  'bookings that are over': { query: listEnded.withLimit(200), walks: 'bookings_ending' },
  'lapsed offers': { query: listLapsedOffers.withLimit(200), walks: 'waiting_list_entries_offers' },
  'whether anyone waits': { query: isAnyoneWaiting, walks: 'waiting_list_entries_line' },
  'the line': { query: listWaiting, walks: 'waiting_list_entries_line' },
  'a member’s wishes': { query: listEntries, walks: 'waiting_list_entries_member' },
};

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** 50 lounges with 4 boards, each board booked daily for 100 days by 20,000 members in turn. */
beforeAll(async () => {
  const run = (statement: string) => database.pool.query(statement);
  await insertMembers(
    database.pool,
    `insert into users (id, email, first_name, last_name)
     select 'u' || n, 'u' || n || '@oche.test', 'Mia', 'Muster' from generate_series(1, 20000) n`,
  );
  await run(`
    insert into lounges (name, address, city, country, created_by, number_of_boards)
    select 'Lounge ' || n, 'Weg 1', 'Köln', 'DE', 'u' || n, 4 from generate_series(1, 50) n`);
  await run(`
    insert into lounge_boards (lounge_id, name, position)
    select id, 'Board ' || n, n from lounges, generate_series(0, 3) n`);
  await run(`
    insert into booking_series (lounge_id, name, created_by)
    select id, 'Liga', 'u1' from lounges, generate_series(1, 5)`);
  await run(`
    insert into bookings (lounge_id, member_id, created_by, status, start_at, end_at, board_count,
      price_cents, cancellable_until, series_id)
    select board.lounge_id, 'u' || 1 + (board.id * 97 + day) % 20000, 'u1',
      case when day < 60 then 'completed' else 'confirmed' end,
      timestamptz '2031-01-01 18:00Z' + day * interval '1 day',
      timestamptz '2031-01-01 20:00Z' + day * interval '1 day', 1, 2400,
      timestamptz '2031-01-01 16:00Z' + day * interval '1 day',
      case when day % 7 = 2 then (board.lounge_id - 1) * 5 + 1 + day % 5 end
    from lounge_boards as board, generate_series(0, 99) as day`);
  await run(`
    insert into board_occupancies (lounge_id, board_id, booking_id, during)
    select booking.lounge_id, board.id, booking.id, tstzrange(booking.start_at, booking.end_at)
    from (
      select *, row_number() over (partition by lounge_id, start_at order by id) - 1 as board_position
      from bookings
    ) as booking
    join lounge_boards as board
      on board.lounge_id = booking.lounge_id and board.position = booking.board_position`);
  await run(`
    insert into waiting_list_entries (lounge_id, member_id, start_at, end_at, board_count, status)
    select 1 + n % 50, 'u' || 1 + n % 20000, timestamptz '2031-01-01 18:00Z' + n * interval '1 hour',
      timestamptz '2031-01-01 20:00Z' + n * interval '1 hour', 1,
      case when n % 20 = 0 then 'waiting' else 'expired' end
    from generate_series(1, 20000) n`);
  await run(`
    insert into calendar_feeds (user_id, kind, token_hash)
    select 'u' || n, 'member', 'hash' || n from generate_series(1, 3000) n`);
  await run(`
    insert into board_blocks (lounge_id, kind, start_at, end_at, created_by)
    select 1 + n % 50, 'blocked', timestamptz '2031-01-01 08:00Z' + n * interval '1 hour',
      timestamptz '2031-01-01 09:00Z' + n * interval '1 hour', 'u1'
    from generate_series(1, 5000) n`);
  await run('analyze');
});

describe.each(Object.entries(hotReads))('%s', (_, { query, walks }) => {
  it('walks along an index and never reads a whole table', async () => {
    const plan = await genericPlan(database.pool, query.sql);
    expect(indexesOf(plan)).toContain(walks);
    for (const table of scannedOf(plan)) expect(GROWING).not.toContain(table);
  });
});
