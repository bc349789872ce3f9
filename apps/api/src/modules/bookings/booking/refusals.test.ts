import type { quoteInput } from '@oche/validators/bookings/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { codeOf, refusal, useMember, useTestApi } from '../../../testing/index.ts';
import { createLounge, type TestLounge } from '../../lounges/testing.ts';
import { at, span } from '../testing.ts';

const api = useTestApi({ now: at('Mon 09:00') });
const owner = useMember(api);
const guest = useMember(api);
let lounge: TestLounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner, {
    boards: 2,
    min_minutes: 60,
    max_minutes: 240,
    lead_minutes: 120,
    horizon_days: 10,
  });
});

type Wish = Omit<z.input<typeof quoteInput>, 'loungeId'>;

/** The refusal of both quote and booking, which have to be the same. */
async function refusalOf(wish: Wish, loungeId = lounge.id) {
  const quote = await api.callerFor(null).bookings.quote({ ...wish, loungeId });
  const refused = await refusal(api.callerFor(guest).bookings.create({ ...wish, loungeId }));
  expect(quote.refusal).toBe(refused.code);
  expect(quote.details).toEqual(refused.details ?? {});
  return { code: refused.code, ...refused.details };
}

/** Whether a wish may be booked that is just within the rules. */
async function expectFine(wish: Wish) {
  const quote = await api.callerFor(null).bookings.quote({ ...wish, loungeId: lounge.id });
  expect(quote.refusal).toBeNull();
}

describe('a wish is refused', () => {
  it('when it ends before it begins, or at once', async () => {
    const code = 'BOOKING_END_BEFORE_START';
    expect(await refusalOf(span('Fri 20:00', 'Fri 18:00'))).toEqual({ code });
    expect(await refusalOf(span('Fri 20:00', 'Fri 20:00'))).toEqual({ code });
  });

  it('in the past', async () => {
    api.deps.clock.set(at('Fri 18:01'));
    expect(await refusalOf(span('Fri 18:00', 'Fri 20:00'))).toEqual({ code: 'BOOKING_IN_PAST' });
  });

  it('at shorter notice than the lounge wants', async () => {
    api.deps.clock.set(at('Fri 16:30'));
    expect(await refusalOf(span('Fri 18:00', 'Fri 20:00'))).toEqual({
      code: 'BOOKING_TOO_SOON',
      minutes: 120,
      bookableFrom: at('Fri 18:30'),
    });
    const next = await api.callerFor(guest).bookings.create({
      loungeId: lounge.id,
      ...span('Fri 18:30', 'Fri 20:30'),
    });
    expect(next.status).toBe('confirmed');
  });

  it('further ahead than the last day that can be booked', async () => {
    const lastDay = { startTime: '2031-03-13T19:00:00Z', endTime: '2031-03-13T21:00:00Z' };
    await expectFine(lastDay);
    // at midnight, while the lounge is open
    const tooLate = { startTime: '2031-03-13T23:00:00Z', endTime: '2031-03-14T01:00:00Z' };
    expect(await refusalOf(tooLate)).toEqual({
      code: 'BOOKING_TOO_FAR_AHEAD',
      days: 10,
      bookableUntil: '2031-03-13T23:00:00.000Z',
    });
  });

  it('when it is too short or too long', async () => {
    expect(await refusalOf(span('Fri 18:00', 'Fri 18:30'))).toEqual({
      code: 'BOOKING_TOO_SHORT',
      minutes: 60,
    });
    expect(await refusalOf(span('Fri 18:00', 'Fri 22:30'))).toEqual({
      code: 'BOOKING_TOO_LONG',
      minutes: 240,
    });
    await expectFine(span('Fri 18:00', 'Fri 19:00'));
    await expectFine(span('Fri 18:00', 'Fri 22:00'));
  });

  it('beside the slots, and when it is no whole number of them', async () => {
    const offGrid = { code: 'BOOKING_OFF_GRID', minutes: 30 };
    expect(await refusalOf(span('Fri 18:15', 'Fri 20:15'))).toEqual(offGrid);
    expect(await refusalOf(span('Fri 18:00', 'Fri 19:45'))).toEqual(offGrid);
  });

  it('outside of the opening hours, also a part of it', async () => {
    const code = 'OUTSIDE_OPENING_HOURS';
    expect(await refusalOf(span('Fri 04:00', 'Fri 06:00'))).toEqual({
      code,
      opensAt: null,
      closesAt: null,
    });
    expect(await refusalOf(span('Sat 01:00', 'Sat 03:00'))).toEqual({
      code,
      opensAt: at('Fri 10:00'),
      closesAt: at('Sat 02:00'),
    });
    await api.deps.db
      .insertInto('opening_exceptions')
      .values({ lounge_id: lounge.id, date: '2031-03-07', periods: '[]' })
      .execute();
    expect((await refusalOf(span('Fri 18:00', 'Fri 20:00'))).code).toBe(code);
  });

  it('for more boards than there are, for other lounges’ boards and for removed ones', async () => {
    expect(await refusalOf({ ...span('Fri 18:00', 'Fri 20:00'), boardCount: 3 })).toEqual({
      code: 'TOO_MANY_BOARDS',
      boards: 2,
    });
    const other = await createLounge(api, owner);
    const notFound = { code: 'BOARD_NOT_FOUND', boards: 2 };
    expect(
      await refusalOf({ ...span('Fri 18:00', 'Fri 20:00'), boardIds: other.boardIds }),
    ).toEqual(notFound);
    const removed = other.boardIds.slice(0, 1);
    await api.deps.db
      .updateTable('lounge_boards')
      .set({ removed_at: at('Mon 08:00') })
      .where('id', 'in', removed)
      .execute();
    const wish = { ...span('Fri 18:00', 'Fri 20:00'), boardIds: removed };
    expect(await refusalOf(wish, other.id)).toEqual({ ...notFound, boards: 1 });
  });

  it('for boards that are taken at some time of it', async () => {
    const { bookings } = api.callerFor(owner);
    const boardIds = lounge.boardIds.slice(0, 1);
    await bookings.create({ loungeId: lounge.id, ...span('Fri 19:00', 'Fri 20:00'), boardIds });
    const taken = { code: 'BOARD_TAKEN', boards: 2 };
    expect(await refusalOf({ ...span('Fri 18:00', 'Fri 21:00'), boardIds })).toEqual(taken);
    expect(await refusalOf({ ...span('Fri 18:00', 'Fri 21:00'), boardCount: 2 })).toEqual(taken);
    const behind = await bookings.create({
      loungeId: lounge.id,
      ...span('Fri 20:00', 'Fri 21:00'),
      boardIds,
    });
    expect(behind.boards.map(({ id }) => id)).toEqual(boardIds);
  });

  it('within the buffer of another booking, on both sides', async () => {
    const tidy = await createLounge(api, owner, { boards: 1, buffer_minutes: 15 });
    await api
      .callerFor(owner)
      .bookings.create({ loungeId: tidy.id, ...span('Fri 18:00', 'Fri 19:00') });
    const code = 'BOARD_TAKEN';
    expect((await refusalOf(span('Fri 17:00', 'Fri 18:00'), tidy.id)).code).toBe(code);
    expect((await refusalOf(span('Fri 19:00', 'Fri 20:00'), tidy.id)).code).toBe(code);
    const later = { loungeId: tidy.id, ...span('Fri 19:30', 'Fri 20:30') };
    expect((await api.callerFor(null).bookings.quote(later)).refusal).toBeNull();
  });

  it('in a lounge that takes no bookings any more', async () => {
    const closed = await createLounge(api, owner, { is_active: false });
    expect(await refusalOf(span('Fri 18:00', 'Fri 20:00'), closed.id)).toEqual({
      code: 'LOUNGE_INACTIVE',
    });
  });

  it('where there is no lounge', async () => {
    const wish = { loungeId: 999_999, ...span('Fri 18:00', 'Fri 20:00') };
    const quote = api.callerFor(null).bookings.quote(wish);
    expect(await codeOf(quote)).toBe('LOUNGE_NOT_FOUND');
    const created = api.callerFor(guest).bookings.create(wish);
    expect(await codeOf(created)).toBe('LOUNGE_NOT_FOUND');
  });
});

it('names a price for all that could be booked, and for nothing else', async () => {
  const priced = async (from: string, to: string) => {
    const quote = await api
      .callerFor(null)
      .bookings.quote({ loungeId: lounge.id, ...span(from, to) });
    return [quote.price?.total ?? null, quote.cancellableUntil !== null];
  };
  // the longest one that is allowed, then half an hour more
  expect(await priced('Fri 18:00', 'Fri 22:00')).toEqual([48, true]);
  expect(await priced('Fri 18:00', 'Fri 22:30')).toEqual([null, false]);
  // too short, but the price is shown all the same
  expect(await priced('Fri 18:00', 'Fri 18:30')).toEqual([6, true]);
  expect(await priced('Fri 18:00', 'Fri 18:00')).toEqual([null, false]);
  expect(await priced('Fri 18:00', 'Fri 17:00')).toEqual([null, false]);
});

it('tells visitors nothing of a booking that is moved', async () => {
  const wish = { loungeId: lounge.id, ...span('Fri 18:00', 'Fri 20:00') };
  const { id } = await api.callerFor(guest).bookings.create(wish);
  const quote = api.callerFor(null).bookings.quote({ ...wish, bookingId: id });
  expect(await codeOf(quote)).toBe('BOOKING_NOT_FOUND');
});

it('names the right price when the sent one differs, and then books for it', async () => {
  const wish = { loungeId: lounge.id, ...span('Fri 18:00', 'Fri 20:00'), boardCount: 2 };
  const { bookings } = api.callerFor(guest);
  const refused = await refusal(bookings.create({ ...wish, totalPrice: 1 }));
  expect({ code: refused.code, details: refused.details }).toEqual({
    code: 'PRICE_CHANGED',
    details: { totalPrice: 48 },
  });
  expect((await bookings.create({ ...wish, totalPrice: 48 })).totalPrice).toBe(48);
});

it('says what a wish costs and until when it could be cancelled', async () => {
  const dear = await createLounge(api, owner, {
    auto_confirm: false,
    cancel_minutes: 1440,
    price_rules: JSON.stringify([
      { weekdays: [5], period: { from: '19:00', to: '24:00' }, pricePerHour: 20.5 },
    ]),
  });
  const quote = await api
    .callerFor(null)
    .bookings.quote({ loungeId: dear.id, ...span('Fri 18:00', 'Fri 20:00'), boardCount: 2 });
  expect(quote).toEqual({
    refusal: null,
    details: {},
    price: {
      total: 65,
      unit: 'board',
      parts: [
        {
          ...span('Fri 18:00', 'Fri 19:00'),
          minutes: 60,
          pricePerHour: 12,
          quantity: 2,
          amount: 24,
        },
        {
          ...span('Fri 19:00', 'Fri 20:00'),
          minutes: 60,
          pricePerHour: 20.5,
          quantity: 2,
          amount: 41,
        },
      ],
    },
    autoConfirm: false,
    cancellableUntil: at('Thu 18:00'),
  });
});
