import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMember } from '../../../testing/members.ts';
import { genericPlan, indexesOf, scannedOf } from '../../../testing/plans.ts';
import { readBookingRules } from '../../lounges/index.ts';
import { listBusyTimes, listOwnTimes } from '../availability/availability.queries.ts';
import { countBusyIn, listBusyIn } from '../availability/free-now.queries.ts';
import { listBusyBoards } from '../boards/occupancy.queries.ts';
import { listRecipients } from '../notifications/told-bookings.queries.ts';
import {
  getBooking,
  listAll,
  listPast,
  listTaken,
  listUpcoming,
  listWithGuests,
} from './booking.queries.ts';
import { listBookingStates } from './booking-write.queries.ts';

const hotReads = {
  'the busy times of a lounge': { query: listBusyTimes, walks: 'board_occupancies_lounge' },
  'a member’s own times in a lounge': { query: listOwnTimes, walks: 'bookings_member' },
  'the boards that are taken in a span': {
    query: listBusyBoards,
    walks: 'board_occupancies_lounge',
  },
  'the boards that are taken at many lounges': {
    query: countBusyIn,
    walks: 'board_occupancies_lounge',
  },
  'what takes the boards at many lounges': {
    query: listBusyIn,
    walks: 'board_occupancies_lounge',
  },
  'a booking': { query: getBooking, walks: 'bookings_pkey' },
  'a booking that is changed': { query: listBookingStates, walks: 'board_occupancies_booking' },
  'a member’s next bookings': { query: listUpcoming.withLimit(21), walks: 'bookings_member' },
  'a member’s past bookings': { query: listPast.withLimit(21), walks: 'bookings_member' },
  'all of a member’s bookings': { query: listAll.withLimit(21), walks: 'bookings_member' },
  'a lounge’s bookings': { query: listTaken.withLimit(21), walks: 'bookings_lounge' },
  'a lounge’s bookings with guests': {
    query: listWithGuests.withLimit(21),
    walks: 'bookings_lounge',
  },
};

const GROWING = ['bookings', 'board_occupancies', 'users', 'lounges', 'lounge_boards'];

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

beforeAll(async () => {
  const { db, pool } = database;
  const { id } = await createMember(db, { id: 'member' });
  for (let index = 0; index < 200; index++) await createMember(db);
  await pool.query(
    `insert into lounges (name, address, city, country, created_by)
     select 'Lounge ' || n, 'Straße 1', 'Köln', 'DE', $1 from generate_series(1, 2000) as n`,
    [id],
  );
  await pool.query('insert into lounge_calendars (lounge_id) select id from lounges');
  await pool.query(
    `insert into lounge_boards (lounge_id, name, position)
     select id, 'Board ' || n, n from lounges, generate_series(1, 2) as n`,
  );
  // 20,000 consecutive bookings of one board each
  await pool.query(
    `insert into bookings (lounge_id, member_id, created_by, status, start_at, end_at, board_count,
       price_cents, cancellable_until)
     select board.lounge_id, member.id, member.id, 'confirmed', start_at, start_at + interval '1 h',
       1, 1200, start_at
     from lounge_boards as board
     cross join generate_series(1, 5) as n
     cross join lateral (select timestamptz '2026-11-01 00:00Z' + n * interval '25 h' as start_at)
     join lateral (
       select id from users order by id offset (board.id + n) % 200 limit 1
     ) as member on true`,
  );
  await pool.query(
    `insert into board_occupancies (lounge_id, board_id, booking_id, during)
     select booking.lounge_id, board.id, booking.id, tstzrange(start_at, end_at)
     from (
       select *, (row_number() over (partition by lounge_id, start_at order by id) - 1)::int as n
       from bookings
     ) as booking
     join lounge_boards as board
       on board.lounge_id = booking.lounge_id and board.position = booking.n + 1`,
  );
  await pool.query('analyze');
});

describe.each(Object.entries(hotReads))('%s', (_, { query, walks }) => {
  it('is found along an index, never by reading a table', async () => {
    const plan = await genericPlan(database.pool, query.sql);
    expect(indexesOf(plan)).toContain(walks);
    for (const table of scannedOf(plan)) expect(GROWING).not.toContain(table);
  });
});

it('PostgreSQL plans each hot read once, not for every run', async () => {
  const { db, pool } = database;
  const from = '2026-11-03T00:00:00.000Z';
  const to = '2026-11-10T00:00:00.000Z';
  const key = { startTime: '2026-11-04T00:00:00.000Z', id: 1 };
  const member = { memberId: 'member', now: from, limit: 21, ...key };
  const lounge = { loungeId: 7, from, to, limit: 21, ...key };
  const everything = [
    () => readBookingRules(db, lounge),
    () => listBusyTimes(db, { ...lounge, exceptBookingId: null }),
    () => listOwnTimes(db, { ...lounge, memberId: 'member' }),
    () =>
      listBusyBoards(db, {
        ...lounge,
        startTime: from,
        endTime: to,
        exceptBookingId: null,
        exceptBlockId: null,
      }),
    () => getBooking(db, { id: 5 }),
    () => listBookingStates(db, { ids: [5] }),
    () => listRecipients(db, { bookingIds: [5] }),
    () => listUpcoming(db, member),
    () => listPast(db, member),
    () => listAll(db, member),
    () => listTaken(db, lounge),
    () => listWithGuests(db, lounge),
  ];
  for (let run = 0; run < 10; run++) for (const read of everything) await read();
  const { rows } = await pool.query<{ name: string; plannedOnce: boolean }>(
    `select name, generic_plans > 0 as "plannedOnce" from pg_prepared_statements
     where name like 'bookings.%' or name = 'lounges.getBookingRules'`,
  );
  expect(rows).toHaveLength(everything.length);
  expect(rows.filter(({ plannedOnce }) => !plannedOnce)).toEqual([]);
});
