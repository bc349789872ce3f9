import type { Lounge } from '@oche/validators/lounges/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { AppError } from '../../../lib/errors.ts';
import { type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { appErrorOf } from '../../../trpc/init.ts';
import { createLounge, setLounge } from '../../lounges/testing.ts';
import { settle } from '../booking/settle.service.ts';
import { at, listOverlaps, listWronglyOccupied, NOW } from '../testing.ts';

const api = useTestApi();
const owner = useMember(api);
let members: TestMember[];

beforeAll(async () => {
  members = await Promise.all(Array.from({ length: 6 }, () => api.createMember()));
});

const hour = (index: number) => at(`${16 + index}:00`);

/** A step, and the member who takes it. The numbers choose among whatever exists at that time. */
const step = fc.record({
  action: fc.constantFrom(
    ...(['book', 'book', 'join', 'join', 'cancel', 'cancel', 'move'] as const),
    ...(['take', 'leave', 'block', 'unblock', 'settle'] as const),
  ),
  who: fc.nat({ max: 5 }),
  from: fc.nat({ max: 3 }),
  hours: fc.integer({ min: 1, max: 3 }),
  boardCount: fc.integer({ min: 1, max: 2 }),
  which: fc.nat(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function doStep(lounge: Lounge, { action, who, from, hours, boardCount, which }: Step) {
  const member = members[who] ?? owner;
  const caller = api.callerFor(member).bookings;
  const staff = api.callerFor(owner).bookings;
  const wish = {
    loungeId: lounge.id,
    startTime: hour(from),
    endTime: hour(from + hours),
    boardCount,
  };
  const pick = <T>(list: T[]): T | undefined => list[which % Math.max(1, list.length)];
  const idOf = (list: { id: number }[]) => ({ id: pick(list)?.id ?? Number.MAX_SAFE_INTEGER });
  const own = async () => idOf((await caller.list({ period: 'upcoming' })).items);
  const waiting = async () => idOf(await caller.waitingList.list());
  const boardIds = [pick(lounge.boards)?.id ?? 0];
  switch (action) {
    case 'book':
      return caller.create(wish);
    case 'join':
      return caller.waitingList.join(wish);
    case 'cancel':
      return caller.cancel(await own());
    case 'move':
      return caller.move({ ...(await own()), startTime: wish.startTime, endTime: wish.endTime });
    case 'take':
      return caller.waitingList.take(await waiting());
    case 'leave':
      return caller.waitingList.leave(await waiting());
    case 'block':
      return staff.block.create({ ...wish, kind: 'blocked', boardIds });
    case 'unblock': {
      const day = { loungeId: lounge.id, from: '2031-03-07', days: 1 };
      return staff.block.delete(idOf((await staff.calendar.get(day)).blocks));
    }
    case 'settle':
      // so that some offers expire
      api.deps.clock.advance({ minutes: which % 10 });
      return settle(api.deps);
  }
}

/** Calls that free boards; they never fail because boards are taken. */
const FREEING = ['cancel', 'leave', 'unblock', 'settle'];

/** Runs a step. Refusals are fine; anything else is a bug. */
async function answered(lounge: Lounge, wanted: Step): Promise<void> {
  try {
    await doStep(lounge, wanted);
  } catch (error) {
    const { cause } = error as Error;
    const refusal = cause instanceof AppError ? cause : appErrorOf(error as never);
    const isWrong = refusal.code === 'BOARD_TAKEN' && FREEING.includes(wanted.action);
    if (refusal.code === 'INTERNAL' || isWrong) throw error;
  }
}

/** Entries with wrong reserved boards. There must be some while there is an offer, else none. */
const listWrongHolds = async () =>
  (
    await sql`
      select entry.id from waiting_list_entries as entry
      left join board_occupancies as occupancy on occupancy.waiting_list_entry_id = entry.id
      group by entry.id
      having count(occupancy.id) <>
        case when entry.status = 'offered' then entry.board_count else 0 end
    `.execute(api.deps.db)
  ).rows;

/** Members who wait although there is room for their whole wish. */
const listForgotten = async () =>
  (
    await sql`
      select entry.id from waiting_list_entries as entry
      join lounges as lounge on lounge.id = entry.lounge_id
      where entry.status = 'waiting' and entry.board_count <= (
        select count(*) from lounge_boards as board
        where board.lounge_id = entry.lounge_id and board.removed_at is null and not exists (
          select from board_occupancies as occupancy
          where occupancy.board_id = board.id and occupancy.is_active and occupancy.during &&
            tstzrange(entry.start_at, entry.end_at + lounge.buffer_minutes * interval '1 minute')
        )
      )
    `.execute(api.deps.db)
  ).rows;

async function expectOrder() {
  expect(await listOverlaps(api.deps.db)).toEqual([]);
  expect(await listWronglyOccupied(api.deps.db)).toEqual([]);
  expect(await listWrongHolds()).toEqual([]);
  expect(await listForgotten()).toEqual([]);
}

it('whatever happens at once: nobody is forgotten, and nothing is held twice', async () => {
  const rounds = fc.array(fc.array(step, { minLength: 2, maxLength: 6, size: 'max' }), {
    minLength: 10,
    maxLength: 25,
    size: 'max',
  });
  await fc.assert(
    fc.asyncProperty(rounds, fc.constantFrom(0, 30), async (steps, buffer) => {
      api.deps.clock.set(NOW);
      const lounge = await createLounge(api, owner, { boards: 3 });
      await setLounge(api.deps.db, lounge.id, { buffer_minutes: buffer });
      for (const atOnce of steps) {
        await Promise.all(atOnce.map((each) => answered(lounge, each)));
        await expectOrder();
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);
