import { beforeAll, expect, it } from 'vitest';
import { chance } from '../../../testing/chance.ts';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createLounge, type TestLounge } from '../../lounges/testing.ts';
import { listOverlaps, listWronglyOccupied, span } from '../testing.ts';

const api = useTestApi({ now: '2031-03-03T08:00:00Z' });
const owner = useMember(api);
let guests: TestMember[];

beforeAll(async () => {
  guests = await Promise.all(times(10, () => api.createMember()));
});

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const callerOf = (index: number) => api.callerFor(guests[index % guests.length] ?? owner).bookings;

/** How the calls ended: the number of answers, and of refusals by code. */
async function outcomesOf(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  for (const result of await Promise.allSettled(calls)) {
    const name = result.status === 'fulfilled' ? 'ok' : await codeOf(Promise.reject(result.reason));
    outcomes[name] = (outcomes[name] ?? 0) + 1;
  }
  return outcomes;
}

async function expectRightBoards() {
  expect(await listOverlaps(api.deps.db)).toEqual([]);
}

it('gives the last board to exactly one of 200', async () => {
  const lounge = await createLounge(api, owner, { boards: 1 });
  const calls = times(200, (index) =>
    callerOf(index).create({ loungeId: lounge.id, ...span('Fri 18:00', 'Fri 20:00') }),
  );
  expect(await outcomesOf(calls)).toEqual({ ok: 1, BOARD_TAKEN: 199 });
  await expectRightBoards();
});

it('gives 8 boards to exactly 8 of 500, each a board of its own', async () => {
  const lounge = await createLounge(api, owner, { boards: 8 });
  const calls = times(500, (index) =>
    callerOf(index).create({ loungeId: lounge.id, ...span('Fri 18:00', 'Fri 20:00') }),
  );
  expect(await outcomesOf(calls)).toEqual({ ok: 8, BOARD_TAKEN: 492 });
  const boards = (await Promise.allSettled(calls)).flatMap((result) =>
    result.status === 'fulfilled' ? result.value.boards.map(({ id }) => id) : [],
  );
  expect(boards.sort((a, b) => a - b)).toEqual(lounge.boardIds);
  await expectRightBoards();
}, 30_000);

it('books once when the same attempt comes in many times at once', async () => {
  const lounge = await createLounge(api, owner, { boards: 4 });
  const bookings = await Promise.all(
    times(20, () =>
      callerOf(0).create({
        loungeId: lounge.id,
        ...span('Fri 18:00', 'Fri 20:00'),
        idempotencyKey: 'double-click-1',
      }),
    ),
  );
  expect(new Set(bookings.map(({ id }) => id)).size).toBe(1);
  expect(await occupiedBoards(lounge)).toHaveLength(1);
});

const occupiedBoards = ({ id }: TestLounge) =>
  api.deps.db.selectFrom('board_occupancies').select('id').where('lounge_id', '=', id).execute();

it('lets others work while a crowd waits for one lounge', async () => {
  const busy = await createLounge(api, owner, { boards: 1 });
  const quiet = await createLounge(api, owner, { boards: 1 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holder = api.deps.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('lounge_calendars')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('lounge_id', '=', busy.id)
      .execute();
    await held;
  });
  const crowd = times(200, (index) =>
    callerOf(index).create({ loungeId: busy.id, ...span('Fri 18:00', 'Fri 20:00') }),
  );
  const outcomes = outcomesOf(crowd);
  // the pool has ten connections, and the crowd would occupy all of them
  const booking = await callerOf(0).create({
    loungeId: quiet.id,
    ...span('Fri 18:00', 'Fri 20:00'),
  });
  expect(booking.status).toBe('confirmed');
  release();
  await holder;
  expect(await outcomes).toEqual({ ok: 1, BOARD_TAKEN: 199 });
});

it('keeps every board with one group whatever happens at once', async () => {
  // biome-ignore lint/style/noProcessEnv: who runs this alone may run it longer
  const seconds = Number(process.env.BOOKING_RACE_SECONDS ?? 0);
  const lounges = await Promise.all([
    createLounge(api, owner, { boards: 3, max_upcoming: 100 }),
    createLounge(api, owner, { boards: 2, buffer_minutes: 15, max_upcoming: 100 }),
  ]);
  const until = Date.now() + seconds * 1000;
  const outcomes: Record<string, number> = {};
  let rounds = 0;
  while (rounds < 12 || Date.now() < until) {
    rounds += 1;
    const booked = await api.deps.db
      .selectFrom('bookings')
      .select(['id', 'member_id'])
      .where('status', '=', 'confirmed')
      .where(
        'lounge_id',
        'in',
        lounges.map(({ id }) => id),
      )
      .execute();
    const blocks = await api.deps.db.selectFrom('board_blocks').select('id').execute();
    const calls = times(40, () => randomCall(lounges, booked, blocks));
    for (const [code, count] of Object.entries(await outcomesOf(calls)))
      outcomes[code] = (outcomes[code] ?? 0) + count;
    await expectRightBoards();
    expect(await listWronglyOccupied(api.deps.db)).toEqual([]);
  }
  const expected = ['ok', 'BOARD_TAKEN', 'BOOKING_STATUS', 'BLOCK_NOT_FOUND'];
  expect(Object.keys(outcomes).filter((code) => !expected.includes(code))).toEqual([]);
  expect(outcomes.ok).toBeGreaterThan(50);
}, 120_000);

const random = chance();
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

/** A span on Friday between 12:00 and 18:00, so that bookings often conflict. */
function randomSpan() {
  const from = 24 + Math.floor(random() * 10);
  const to = from + 1 + Math.floor(random() * 4);
  const time = (halves: number) =>
    `Fri ${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 ? '30' : '00'}`;
  return span(time(from), time(to));
}

async function randomCall(
  lounges: TestLounge[],
  booked: { id: number; member_id: string | null }[],
  blocks: { id: number }[],
): Promise<unknown> {
  const lounge = pick(lounges) ?? { id: 0, boardIds: [] };
  const team = api.callerFor(owner).bookings;
  const booking = pick(booked);
  const chance = random();
  if (booking && chance < 0.2) return team.cancel({ id: booking.id });
  if (booking && chance < 0.5) return team.move({ id: booking.id, ...randomSpan() });
  const boardIds = [pick(lounge.boardIds) ?? 0];
  if (chance < 0.6) {
    const block = pick(blocks);
    if (block && chance < 0.55) return team.block.delete({ id: block.id });
    return team.block.create({
      loungeId: lounge.id,
      kind: 'blocked',
      boardIds,
      ...randomSpan(),
    });
  }
  const caller = callerOf(Math.floor(random() * guests.length));
  return caller.create({
    loungeId: lounge.id,
    ...randomSpan(),
    ...(chance < 0.8 ? { boardIds } : { boardCount: 1 + Math.floor(random() * 2) }),
  });
}
