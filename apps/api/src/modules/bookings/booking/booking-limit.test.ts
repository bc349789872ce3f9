import { createDb, createPool } from '@oche/db';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  refusal,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { addStaff, createLounge } from '../../lounges/testing.ts';
import { anEvening, at, book, join, NOW, occupanciesOf } from '../testing.ts';

const api = useTestApi({ now: NOW });
const owner = useFreshMember(api);
const anna = useFreshMember(api);
let lounge: Lounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner, { boards: 1 });
});

/** An evening in March. */
const on = (day: number) => {
  const date = `2031-03-${String(day).padStart(2, '0')}`;
  return { loungeId: lounge.id, startTime: at('19:00', date), endTime: at('21:00', date) };
};
const allow = (maxUpcoming: number) =>
  api.callerFor(owner).lounges.rules.update({ loungeId: lounge.id, data: { maxUpcoming } });
const bookAll = async (days: number[], member = anna) => {
  const bookings = [];
  for (const day of days) bookings.push(await book(api, member, on(day)));
  return bookings;
};
const tooMany = (max: number) => ({ code: 'TOO_MANY_BOOKINGS', details: { max } });
const days = (count: number) => Array.from({ length: count }, (_, index) => index + 4);

it('a member has ten bookings ahead, unless the lounge says otherwise', async () => {
  await bookAll(days(10));
  expect(await refusal(book(api, anna, on(20)))).toMatchObject(tooMany(10));
  await allow(11);
  await book(api, anna, on(20));
  expect(await refusal(book(api, anna, on(21)))).toMatchObject(tooMany(11));
  await allow(2);
  expect(await refusal(book(api, anna, on(21)))).toMatchObject(tooMany(2));
  expect((await api.callerFor(anna).bookings.list({ period: 'upcoming' })).items).toHaveLength(11);
});

describe('where a member has all that the lounge allows', () => {
  beforeEach(async () => {
    await allow(2);
  });

  it('the quote says so to that member, and to nobody else', async () => {
    await bookAll([4, 5]);
    const quoteFor = (member: TestMember | null) => api.callerFor(member).bookings.quote(on(6));
    expect(await quoteFor(anna)).toMatchObject({
      refusal: 'TOO_MANY_BOOKINGS',
      details: { max: 2 },
      price: { total: 24 },
    });
    for (const other of [null, owner, await api.createMember()]) {
      expect((await quoteFor(other)).refusal).toBeNull();
    }
  });

  it('says first what is wrong with the wish itself', async () => {
    await bookAll([4, 5]);
    const taken = { ...on(5), endTime: at('20:00', '2031-03-05') };
    expect(await codeOf(book(api, anna, taken))).toBe('BOARD_TAKEN');
    expect((await api.callerFor(anna).bookings.quote(taken)).refusal).toBe('BOARD_TAKEN');
  });

  it('requests count as bookings do', async () => {
    await api
      .callerFor(owner)
      .lounges.rules.update({ loungeId: lounge.id, data: { autoConfirm: false } });
    await bookAll([4, 5]);
    expect(await refusal(book(api, anna, on(6)))).toMatchObject(tooMany(2));
  });

  it('what is cancelled, over or in another lounge doesn’t count', async () => {
    const [first] = await bookAll([4, 5]);
    await api.callerFor(anna).bookings.cancel({ id: first?.id ?? 0 });
    await book(api, anna, on(6));
    expect(await refusal(book(api, anna, on(7)))).toMatchObject(tooMany(2));
    const elsewhere = await createLounge(api, owner);
    await book(api, anna, { ...on(7), loungeId: elsewhere.id });
    // still running, so it counts
    api.deps.clock.set(at('20:59', '2031-03-05'));
    expect(await refusal(book(api, anna, on(7)))).toMatchObject(tooMany(2));
    api.deps.clock.set(at('21:00', '2031-03-05'));
    await book(api, anna, on(7));
  });

  it('one of them can still be moved', async () => {
    const [first] = await bookAll([4, 5]);
    const { loungeId: _, ...time } = on(6);
    const move = { id: first?.id ?? 0, ...time };
    const quote = api.callerFor(anna).bookings.quote({ ...on(6), bookingId: move.id });
    expect((await quote).refusal).toBeNull();
    expect((await api.callerFor(anna).bookings.move(move)).startTime).toBe(on(6).startTime);
  });

  it('an offer of the waiting list can’t be taken, and stays', async () => {
    const guest = await api.createMember();
    const [full] = await bookAll([6], guest);
    const { id } = await join(api, anna, on(6));
    const [first] = await bookAll([4, 5]);
    await api.callerFor(guest).bookings.cancel({ id: full?.id ?? 0 });
    const take = () => api.callerFor(anna).bookings.waitingList.take({ id });
    expect(await refusal(take())).toMatchObject(tooMany(2));
    expect(await occupanciesOf(api, lounge.id)).toContainEqual(
      expect.objectContaining({ entryId: id }),
    );
    await api.callerFor(anna).bookings.cancel({ id: first?.id ?? 0 });
    expect((await take()).status).toBe('confirmed');
  });

  it.each(['owner', 'manager', 'admin'] as const)('the %s is bound by no number', async (role) => {
    const member =
      role === 'owner'
        ? owner
        : await api.createMember({ role: role === 'admin' ? 'admin' : 'user' });
    if (role === 'manager') await addStaff(api.deps.db, lounge.id, member);
    expect(await bookAll([4, 5, 6], member)).toHaveLength(3);
  });

  it('walk-ins and series don’t count, neither for guests nor for who enters them', async () => {
    const { bookings } = api.callerFor(owner);
    await bookings.createWalkIn({ ...anEvening(on(10)), guestName: 'Stammtisch' });
    await bookings.createWalkIn({ ...anEvening(on(11)), guestName: 'Stammtisch' });
    await bookings.createWalkIn({ ...anEvening(on(12)), guestName: 'Stammtisch' });
    const series = await bookings.series.create({
      loungeId: lounge.id,
      name: 'Liga',
      weekday: 2,
      from: '12:00',
      to: '14:00',
      firstDate: '2031-03-04',
      lastDate: '2031-03-31',
    });
    expect(series.bookings).toBe(4);
    await bookAll([4, 5]);
  });
});

it('is kept also when all come in at once, in two processes', async () => {
  const db = createDb(createPool(api.url));
  const callers = [api.callerFor(anna), api.callerFor(anna, { db })];
  const calls = days(14).map((day, index) => callers[index % 2]?.bookings.create(on(day)));
  const results = await Promise.allSettled(calls);
  await db.destroy();
  const lost = results.filter((result) => result.status === 'rejected');
  expect(lost).toHaveLength(4);
  for (const { reason } of lost) {
    expect(await refusal(Promise.reject(reason))).toMatchObject(tooMany(10));
  }
  expect(await occupanciesOf(api, lounge.id)).toHaveLength(10);
});
