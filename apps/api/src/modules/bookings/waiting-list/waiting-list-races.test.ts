import { createDb, createPool, withTransaction } from '@oche/db';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { untilWaiting, useMember, useTestApi } from '../../../testing/index.ts';
import { createLounge, setLounge } from '../../lounges/testing.ts';
import { settle } from '../booking/settle.service.ts';
import { at, book, join, NOW, occupanciesOf } from '../testing.ts';

const api = useTestApi({ now: NOW });
const owner = useMember(api);
let lounge: Lounge;

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const members = (count: number) => times(count, () => api.createMember());
const won = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;
const statusesOf = async () =>
  (
    await api.deps.db
      .selectFrom('waiting_list_entries')
      .select(['id', 'status'])
      .where('lounge_id', '=', lounge.id)
      .orderBy('id')
      .execute()
  ).map(({ status }) => status);

/** A full lounge with its bookings, and members who wait for one board each. */
async function fullWithLine({ boards, waiting }: { boards: number; waiting: number }) {
  lounge = await createLounge(api, owner, { boards: boards });
  const guests = await members(boards);
  const bookings = await times(boards, (index) =>
    book(api, guests[index] ?? owner, { loungeId: lounge.id }),
  );
  const line = await members(waiting);
  const entries = [];
  for (const member of line) entries.push(await join(api, member, { loungeId: lounge.id }));
  return { guests, bookings, line, entries };
}

it('50 cancellations at once make 50 offers to the 50 in line, each board held once', async () => {
  const { guests, bookings, line } = await fullWithLine({ boards: 50, waiting: 60 });
  await times(50, (index) =>
    api.callerFor(guests[index] ?? owner).bookings.cancel({ id: bookings[index]?.id ?? 0 }),
  );
  expect(await statusesOf()).toEqual([...Array(50).fill('offered'), ...Array(10).fill('waiting')]);
  const held = await occupanciesOf(api, lounge.id);
  expect(held).toHaveLength(50);
  expect(new Set(held.map(({ boardId }) => boardId)).size).toBe(50);
  expect(new Set(held.map(({ entryId }) => entryId)).size).toBe(50);
  const lists = await times(60, (index) =>
    api.callerFor(line[index] ?? owner).bookings.waitingList.list(),
  );
  await Promise.allSettled(
    lists.flatMap((list, index) => {
      const take = () =>
        api.callerFor(line[index] ?? owner).bookings.waitingList.take({ id: list[0]?.id ?? 0 });
      // each of them takes it twice, like with a double click
      return [take(), take()];
    }),
  );
  expect((await statusesOf()).filter((status) => status === 'taken')).toHaveLength(50);
  const taken = await occupanciesOf(api, lounge.id);
  expect(new Set(taken.map(({ bookingId }) => bookingId)).size).toBe(50);
  expect(taken.every(({ entryId }) => entryId === null)).toBe(true);
});

it('one offer that is taken ten times at once is one booking', async () => {
  const { guests, bookings, line, entries } = await fullWithLine({ boards: 1, waiting: 1 });
  await api.callerFor(guests[0] ?? owner).bookings.cancel({ id: bookings[0]?.id ?? 0 });
  const take = () =>
    api.callerFor(line[0] ?? owner).bookings.waitingList.take({ id: entries[0]?.id ?? 0 });
  expect(won(await Promise.allSettled(Array.from({ length: 10 }, take)))).toBe(1);
  expect(await occupanciesOf(api, lounge.id)).toHaveLength(1);
});

it('either the one who takes an offer or the next in line gets it, never both', async () => {
  for (let round = 0; round < 10; round++) {
    api.deps.clock.set(NOW);
    const { guests, bookings, line, entries } = await fullWithLine({ boards: 1, waiting: 2 });
    await api.callerFor(guests[0] ?? owner).bookings.cancel({ id: bookings[0]?.id ?? 0 });
    const waitingList = api.callerFor(line[0] ?? owner).bookings.waitingList;
    const id = entries[0]?.id ?? 0;
    const [taken] = await Promise.allSettled(
      round % 2 === 0
        ? [waitingList.take({ id }), waitingList.leave({ id })]
        : [waitingList.leave({ id }), waitingList.take({ id })].reverse(),
    );
    const [first, second] = await statusesOf();
    if (taken?.status === 'fulfilled') expect([first, second]).toEqual(['taken', 'waiting']);
    else expect([first, second]).toEqual(['left', 'offered']);
    expect(await occupanciesOf(api, lounge.id)).toHaveLength(1);
  }
});

it('an offer that its member gives back at its end is left, not expired', async () => {
  const { guests, bookings, line, entries } = await fullWithLine({ boards: 1, waiting: 2 });
  await api.callerFor(guests[0] ?? owner).bookings.cancel({ id: bookings[0]?.id ?? 0 });
  api.deps.clock.advance({ minutes: 15 });
  const { both } = await withTransaction(api.deps.db, async (tx) => {
    // without waiting in line, like another process
    await sql`select from lounge_calendars where lounge_id = ${lounge.id} for update`.execute(tx);
    const { waitingList } = api.callerFor(line[0] ?? owner).bookings;
    const left = waitingList.leave({ id: entries[0]?.id ?? 0 });
    await untilWaiting(api);
    const settled = settle(api.deps);
    await untilWaiting(api, 2);
    return { both: Promise.all([left, settled]) };
  });
  await both;
  expect(await statusesOf()).toEqual(['left', 'offered']);
});

it('who joins while the last board is cancelled is offered it or told that it is free', async () => {
  for (let round = 0; round < 20; round++) {
    const { guests, bookings } = await fullWithLine({ boards: 1, waiting: 0 });
    const [late] = await members(1);
    const cancel = () =>
      api.callerFor(guests[0] ?? owner).bookings.cancel({ id: bookings[0]?.id ?? 0 });
    const wait = () => join(api, late ?? owner, { loungeId: lounge.id });
    const calls = round % 2 === 0 ? [cancel, wait] : [wait, cancel];
    const results = await Promise.allSettled(calls.map((call) => call()));
    const joined = round % 2 === 0 ? results[1] : results[0];
    const refusal = joined?.status === 'rejected' ? joined.reason.cause.code : null;
    expect([await statusesOf(), refusal]).toEqual(
      refusal ? [[], 'SLOT_IS_FREE'] : [['offered'], null],
    );
  }
});

it('two processes that settle at once do everything once', async () => {
  const db = createDb(createPool(api.url));
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const processes = [
    { ...api.deps, log },
    { ...api.deps, log, db },
  ];
  const { line } = await fullWithLine({ boards: 3, waiting: 5 });
  await setLounge(api.deps.db, lounge.id, { auto_confirm: false });
  const requests = await times(3, (index) =>
    book(api, line[index] ?? owner, {
      loungeId: lounge.id,
      startTime: at('19:00', '2031-03-08'),
      endTime: at('21:00', '2031-03-08'),
    }),
  );
  api.deps.clock.set(at('21:00'));
  await Promise.all([...processes, ...processes].map((deps) => settle(deps)));
  await db.destroy();
  expect(errors).toEqual([]);
  const rows = await api.deps.db
    .selectFrom('bookings')
    .select(['id', 'status', 'sequence', 'cancelled_as'])
    .where('lounge_id', '=', lounge.id)
    .orderBy('id')
    .execute();
  expect(rows.filter(({ status }) => status === 'completed')).toHaveLength(3);
  expect(rows.filter(({ cancelled_as }) => cancelled_as === 'system').map(({ id }) => id)).toEqual(
    requests.map(({ id }) => id).sort((a, b) => a - b),
  );
  // each booking was changed once
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array(6).fill(1));
});
