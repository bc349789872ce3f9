import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, refusal, useMember, useTestApi } from '../../../testing/index.ts';
import { addStaff, createLounge } from '../../lounges/testing.ts';
import { at, book, NOW, span } from '../testing.ts';

const api = useTestApi({ now: NOW });
const owner = useMember(api);
const anna = useMember(api);
const suspended = useMember(api, { status: 'suspended' });
let lounge: Lounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner, { buffer_minutes: 15 });
});

const staff = () => api.callerFor(owner).bookings;
const boardOne = () => lounge.boards[0]?.id ?? 0;
const boardTwo = () => lounge.boards[1]?.id ?? 0;
const walkIn = (from: string, to: string, boardIds: number[]) =>
  staff().createWalkIn({
    loungeId: lounge.id,
    ...span(from, to),
    boardIds,
    guestName: 'Frau Krause',
    guestContact: '0231 5550',
  });

describe('what the team wants to do', () => {
  const check = (from: string, to: string, boardIds?: number[]) =>
    staff().calendar.check({ loungeId: lounge.id, ...span(from, to), boardIds });

  it('is priced, and told to end after closing', async () => {
    expect(await check('Fri 19:00', 'Fri 21:00')).toEqual({
      isFree: true,
      price: 24,
      outside: null,
      closesAt: at('Sat 02:00'),
      inTheWay: [],
    });
    // the lounge closes at 02:00
    expect(await check('Sat 01:00', 'Sat 02:00')).toMatchObject({ outside: null });
    expect(await check('Sat 01:00', 'Sat 03:00')).toMatchObject({
      isFree: true,
      outside: { opensAt: at('Fri 10:00'), closesAt: at('Sat 02:00') },
      closesAt: at('Sat 02:00'),
    });
    expect(await check('Sat 04:00', 'Sat 05:00')).toMatchObject({
      outside: { opensAt: null, closesAt: null },
      closesAt: null,
    });
    // it begins before the lounge opens, so no closing belongs to it
    expect(await check('Sat 09:00', 'Sat 11:00')).toMatchObject({ closesAt: null });
  });

  it('ends with adjacent openings, and never where the lounge never closes', async () => {
    const openAt = async (...periods: { from: string; to: string }[]) => {
      const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, periods }));
      const opening_hours = JSON.stringify(days);
      lounge = await createLounge(api, owner, { opening_hours });
    };
    await openAt({ from: '10:00', to: '18:00' }, { from: '18:00', to: '23:00' });
    expect(await check('Fri 17:00', 'Fri 17:30')).toMatchObject({ closesAt: at('Fri 23:00') });
    await openAt({ from: '00:00', to: '00:00' });
    expect(await check('Fri 17:00', 'Fri 17:30')).toMatchObject({ closesAt: null, outside: null });
  });

  it('ends a day later at most', async () => {
    const periods = [{ from: '10:00', to: '10:00' }];
    const opening_hours = JSON.stringify([{ weekday: 5, periods }]);
    lounge = await createLounge(api, owner, { opening_hours });
    expect(await check('Fri 10:00', 'Fri 12:00')).toMatchObject({ closesAt: at('Sat 10:00') });
  });

  it('is told what it hits', async () => {
    const booking = await book(api, anna, { loungeId: lounge.id, boardIds: [boardOne()] });
    const block = await staff().block.create({
      loungeId: lounge.id,
      ...span('Fri 20:00', 'Fri 22:00'),
      kind: 'blocked',
      reason: 'Betriebsfeier',
      boardIds: [boardTwo()],
    });
    const both = await check('Fri 20:00', 'Fri 21:30', [boardOne(), boardTwo()]);
    expect(both.isFree).toBe(false);
    expect(both.inTheWay).toEqual([
      {
        kind: 'booking',
        id: booking.id,
        name: `${anna.first_name} ${anna.last_name}`,
        startTime: at('Fri 19:00'),
        endTime: at('Fri 21:00'),
        boards: [{ id: boardOne(), name: 'Board 1' }],
      },
      {
        kind: 'block',
        id: block.id,
        name: 'Betriebsfeier',
        startTime: at('Fri 20:00'),
        endTime: at('Fri 22:00'),
        boards: [{ id: boardTwo(), name: 'Board 2' }],
      },
    ]);
    // any board: none is in the way, but there is none
    expect(await check('Fri 20:00', 'Fri 20:30')).toMatchObject({ isFree: false, inTheWay: [] });
    expect(await check('Fri 17:00', 'Fri 18:45', [boardOne()])).toMatchObject({ isFree: true });
    expect(await check('Fri 17:00', 'Fri 19:00', [boardOne()])).toMatchObject({
      isFree: false,
      inTheWay: [],
    });
  });

  it('has no price and no hours when it takes days, or no time at all', async () => {
    expect(await check('Fri 10:00', 'Sun 10:00', [boardOne()])).toEqual({
      isFree: true,
      price: null,
      outside: null,
      closesAt: at('Sat 02:00'),
      inTheWay: [],
    });
    // a whole day is still one evening
    expect(await check('Fri 10:00', 'Sat 10:00', [boardOne()])).toMatchObject({
      price: 288,
      outside: { opensAt: at('Fri 10:00'), closesAt: at('Sat 02:00') },
    });
    expect(await check('Fri 20:00', 'Fri 20:00')).toMatchObject({ isFree: false, price: null });
  });
});

describe('a guest without an account', () => {
  it('can be named anew, at any time', async () => {
    const { id } = await walkIn('Mon 11:00', 'Mon 12:00', [boardOne()]);
    api.deps.clock.set(at('Fri 11:00'));
    const changed = await staff().setGuest({ id, name: 'Frau Krauße', contact: '0231 5551' });
    expect(changed.guest).toEqual({ id: null, name: 'Frau Krauße', contact: '0231 5551' });
    const { guest } = await staff().setGuest({ id, name: 'Frau Krauße', contact: '' });
    expect(guest.contact).toBeNull();
    const { entries } = await staff().calendar.get({
      loungeId: lounge.id,
      from: '2031-03-03',
      days: 1,
    });
    expect(entries.map((entry) => entry.guest.name)).toEqual(['Frau Krauße']);
  });

  it('is named by the lounge’s team only', async () => {
    const { id } = await walkIn('Fri 19:00', 'Fri 20:00', [boardOne()]);
    const change = { id, name: 'Anna', contact: '' };
    expect(await codeOf(api.callerFor(anna).bookings.setGuest(change))).toBe('BOOKING_NOT_FOUND');
    expect(await codeOf(api.callerFor(null).bookings.setGuest(change))).toBe('UNAUTHENTICATED');
    await addStaff(api.deps.db, lounge.id, suspended);
    const refused = api.callerFor(suspended).bookings.setGuest(change);
    expect(await codeOf(refused)).toBe('ACCOUNT_SUSPENDED');
  });

  it('is somebody, and not a member', async () => {
    const { id } = await walkIn('Fri 19:00', 'Fri 20:00', [boardOne()]);
    expect(await refusal(staff().setGuest({ id, name: ' ', contact: '' }))).toMatchObject({
      code: 'BAD_INPUT',
      fields: { name: 'required' },
    });
    const own = await book(api, anna, { loungeId: lounge.id, boardIds: [boardTwo()] });
    const change = { id: own.id, name: 'Jemand', contact: '' };
    expect(await codeOf(staff().setGuest(change))).toBe('BOOKING_GUEST_HAS_ACCOUNT');
    expect(await codeOf(api.callerFor(anna).bookings.setGuest(change))).toBe('FORBIDDEN');
  });
});
