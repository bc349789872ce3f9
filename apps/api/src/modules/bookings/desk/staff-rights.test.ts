import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { addStaff, createLounge } from '../../lounges/testing.ts';
import { anEvening, at, NOW } from '../testing.ts';

interface Ids {
  loungeId: number;
  boardId: number;
  blockId: number;
  seriesId: number;
}

const aSeries = (loungeId: number) => ({
  loungeId,
  name: 'Liga',
  weekday: 2 as const,
  from: '19:00',
  to: '22:00',
  firstDate: '2031-04-01',
  lastDate: '2031-04-30',
});

/** Mutations that only the lounge's team and admins may call. */
const mutations = {
  createWalkIn: (caller: Caller, { loungeId }: Ids) =>
    caller.bookings.createWalkIn({ ...anEvening({ loungeId }), guestName: 'Stammtisch' }),
  'block.create': (caller: Caller, { loungeId, boardId }: Ids) =>
    caller.bookings.block.create({
      ...anEvening({ loungeId }),
      kind: 'out_of_service',
      boardIds: [boardId],
    }),
  'block.delete': (caller: Caller, { blockId }: Ids) =>
    caller.bookings.block.delete({ id: blockId }),
  'series.create': (caller: Caller, { loungeId }: Ids) =>
    caller.bookings.series.create({ ...aSeries(loungeId), boardCount: 2 }),
  'series.cancel': (caller: Caller, { seriesId }: Ids) =>
    caller.bookings.series.cancel({ id: seriesId }),
};
const queries = {
  'calendar.get': (caller: Caller, { loungeId }: Ids) =>
    caller.bookings.calendar.get({ loungeId, from: '2031-03-03' }),
  'calendar.check': (caller: Caller, { loungeId, boardId }: Ids) =>
    caller.bookings.calendar.check({ ...anEvening({ loungeId }), boardIds: [boardId] }),
  'calendar.statistics': (caller: Caller, { loungeId }: Ids) =>
    caller.bookings.calendar.statistics({ loungeId }),
  'series.preview': (caller: Caller, { loungeId }: Ids) =>
    caller.bookings.series.preview(aSeries(loungeId)),
  'series.list': (caller: Caller, { loungeId }: Ids) => caller.bookings.series.list({ loungeId }),
};
const all = { ...mutations, ...queries };

const api = useTestApi({ now: NOW });
let people: Record<
  'owner' | 'manager' | 'admin' | 'member' | 'otherOwner' | 'moderator',
  TestMember
>;
let suspendedManager: TestMember;
let lounge: Lounge;
let ids: Ids;

beforeAll(async () => {
  people = {
    owner: await api.createMember(),
    manager: await api.createMember(),
    admin: await api.createMember({ role: 'admin' }),
    member: await api.createMember(),
    otherOwner: await api.createMember(),
    moderator: await api.createMember({ role: 'moderator' }),
  };
  suspendedManager = await api.createMember({ status: 'suspended' });
  await createLounge(api, people.otherOwner);
});

beforeEach(async () => {
  const { owner, manager } = people;
  lounge = await createLounge(api, owner);
  await addStaff(api.deps.db, lounge.id, manager);
  await addStaff(api.deps.db, lounge.id, suspendedManager);
  const caller = api.callerFor(owner).bookings;
  const boardId = lounge.boards[0]?.id ?? 0;
  const block = await caller.block.create({
    ...anEvening({ loungeId: lounge.id, startTime: at('12:00'), endTime: at('13:00') }),
    kind: 'blocked',
    boardIds: [boardId],
  });
  const series = await caller.series.create({ ...aSeries(lounge.id), from: '12:00', to: '14:00' });
  ids = { loungeId: lounge.id, boardId, blockId: block.id, seriesId: series.id };
});

/** Everything that these mutations could change. */
const stateOf = async () => ({
  bookings: await api.deps.db.selectFrom('bookings').selectAll().orderBy('id').execute(),
  blocks: await api.deps.db.selectFrom('board_blocks').selectAll().orderBy('id').execute(),
  occupancies: await api.deps.db
    .selectFrom('board_occupancies')
    .selectAll()
    .orderBy('id')
    .execute(),
});

async function expectRefusal(member: TestMember | null, name: keyof typeof all, code: string) {
  const before = await stateOf();
  expect(await codeOf(all[name](api.callerFor(member), ids))).toBe(code);
  expect(await stateOf()).toEqual(before);
}

const names = Object.keys(all) as (keyof typeof all)[];
describe.each(names)('%s', (name) => {
  it.each(['owner', 'manager', 'admin'] as const)('is for the %s', async (person) => {
    await all[name](api.callerFor(people[person]), ids);
  });

  it('is for nobody else', async () => {
    await expectRefusal(null, name, 'UNAUTHENTICATED');
    await expectRefusal(people.member, name, 'FORBIDDEN');
    await expectRefusal(people.otherOwner, name, 'FORBIDDEN');
    await expectRefusal(people.moderator, name, 'FORBIDDEN');
  });
});

describe.each(Object.keys(mutations) as (keyof typeof mutations)[])('%s', (name) => {
  it('is closed to suspended managers', async () => {
    await expectRefusal(suspendedManager, name, 'ACCOUNT_SUSPENDED');
  });
});

describe('what isn’t there', () => {
  it('is said to be so', async () => {
    const nowhere = { loungeId: 999_999, boardId: 999_999, blockId: 999_999, seriesId: 999_999 };
    const caller = api.callerFor(people.owner);
    const codes = await Promise.all(
      names.map(async (name) => [name, await codeOf(all[name](caller, nowhere))]),
    );
    expect(Object.fromEntries(codes)).toEqual({
      createWalkIn: 'LOUNGE_NOT_FOUND',
      'block.create': 'LOUNGE_NOT_FOUND',
      'block.delete': 'BLOCK_NOT_FOUND',
      'series.create': 'LOUNGE_NOT_FOUND',
      'series.cancel': 'SERIES_NOT_FOUND',
      'calendar.get': 'LOUNGE_NOT_FOUND',
      'calendar.check': 'LOUNGE_NOT_FOUND',
      'calendar.statistics': 'LOUNGE_NOT_FOUND',
      'series.preview': 'LOUNGE_NOT_FOUND',
      'series.list': 'LOUNGE_NOT_FOUND',
    });
  });
});
