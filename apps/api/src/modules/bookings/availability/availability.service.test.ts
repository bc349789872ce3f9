import { isTrackedEnvelope } from '@trpc/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, refusal, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createCaller } from '../../../trpc/root.ts';
import { createLounge, type TestLounge } from '../../lounges/testing.ts';
import { at, span } from '../testing.ts';
import { calendarFeedsOf } from './availability-live.service.ts';

const api = useTestApi({ now: at('Mon 09:00') });
const owner = useMember(api);
let lounge: TestLounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner, { boards: 2, slot_minutes: 60, min_minutes: 60 });
});

const bookings = () => api.callerFor(owner).bookings;
const book = (from: string, to: string, fields: object = {}) =>
  bookings().create({ loungeId: lounge.id, ...span(from, to), ...fields });
const read = (fields: object = {}) =>
  api.callerFor(null).bookings.availability.get({ loungeId: lounge.id, ...fields });

async function freeOn(date: string) {
  const { days } = await read({ from: date, days: 1 });
  const slots = days.flatMap((day) => day.slots);
  return Object.fromEntries(slots.map(({ startTime, free }) => [startTime, free]));
}

describe('availability', () => {
  it('has the openings of each day, with holidays and notes', async () => {
    await api.deps.db
      .insertInto('opening_exceptions')
      .values({
        lounge_id: lounge.id,
        date: '2031-12-25',
        periods: JSON.stringify([{ from: '20:00', to: '24:00' }]),
        note: 'Nur abends',
      })
      .execute();
    const { days, timeZone, slotMinutes } = await read({ from: '2031-12-24', days: 3 });
    expect({ timeZone, slotMinutes }).toEqual({ timeZone: 'Europe/Berlin', slotMinutes: 60 });
    expect(days.map(({ slots, ...day }) => ({ ...day, slots: slots.length }))).toEqual([
      {
        date: '2031-12-24',
        holiday: null,
        note: null,
        periods: [{ startTime: '2031-12-24T09:00:00.000Z', endTime: '2031-12-25T01:00:00.000Z' }],
        slots: 16,
      },
      {
        date: '2031-12-25',
        holiday: '1. Weihnachtstag',
        note: 'Nur abends',
        periods: [{ startTime: '2031-12-25T19:00:00.000Z', endTime: '2031-12-25T23:00:00.000Z' }],
        slots: 4,
      },
      {
        date: '2031-12-26',
        holiday: '2. Weihnachtstag',
        note: null,
        periods: [{ startTime: '2031-12-26T09:00:00.000Z', endTime: '2031-12-27T01:00:00.000Z' }],
        slots: 16,
      },
    ]);
    const english = api.callerFor(null, { locale: 'en' }).bookings.availability;
    const [christmas] = (await english.get({ loungeId: lounge.id, from: '2031-12-25', days: 1 }))
      .days;
    expect(christmas?.holiday).toBe('Christmas Day');
  });

  it('names no holidays of other decades', async () => {
    const holidayOn = async (from: string) => (await read({ from, days: 1 })).days[0]?.holiday;
    expect(await holidayOn('2032-12-25')).toBe('1. Weihnachtstag');
    expect(await holidayOn('2126-12-25')).toBeNull();
    expect(await holidayOn('2034-12-25')).toBe('1. Weihnachtstag');
    expect(await holidayOn('2035-12-25')).toBeNull();
  });

  it('says which of it is the reader’s own, and to nobody else', async () => {
    const member = await api.createMember();
    const other = await api.createMember();
    const { bookings: own } = api.callerFor(member);
    const booking = await own.create({
      loungeId: lounge.id,
      ...span('Fri 19:00', 'Fri 21:00'),
      boardCount: 2,
    });
    const cancelled = await own.create({ loungeId: lounge.id, ...span('Fri 21:00', 'Fri 22:00') });
    await own.cancel({ id: cancelled.id });
    const ownOf = async (reader: TestMember | null, from = '2031-03-07') =>
      (await api.callerFor(reader).bookings.availability.get({ loungeId: lounge.id, from })).own;
    expect(await ownOf(member)).toEqual([
      {
        id: booking.id,
        ...span('Fri 19:00', 'Fri 21:00'),
        boardIds: booking.boards.map(({ id }) => id),
      },
    ]);
    expect(await ownOf(member, '2031-03-08')).toEqual([]);
    expect(await ownOf(other)).toEqual([]);
    expect(await ownOf(null)).toEqual([]);
  });

  it('begins with the evening that is still going on after midnight', async () => {
    const first = async (now: string) => {
      api.deps.clock.set(now);
      return (await read()).days[0];
    };
    const night = await first('2031-03-07T23:55:00Z');
    expect(night?.date).toBe('2031-03-07');
    expect(night?.slots.filter(({ free }) => free > 0)).toEqual([
      { startTime: '2031-03-08T00:00:00.000Z', free: 2 },
    ]);
    expect((await first('2031-03-08T01:00:00Z'))?.date).toBe('2031-03-08');
  });

  it('begins today unless told otherwise, and has nothing free in the past', async () => {
    api.deps.clock.set(at('Fri 12:30'));
    const { days, bookableFrom, bookableUntil } = await read();
    expect(days.map(({ date }) => date)).toEqual(
      [7, 8, 9, 10, 11, 12, 13].map((day) => `2031-03-${String(day).padStart(2, '0')}`),
    );
    const [today] = days;
    expect(today?.slots.slice(0, 4).map(({ free }) => free)).toEqual([0, 0, 0, 2]);
    expect({ bookableFrom, bookableUntil }).toEqual({
      bookableFrom: at('Fri 12:30'),
      // 180 days ahead, in summer
      bookableUntil: '2031-09-03T22:00:00.000Z',
    });
  });

  it('has a slot to its first moment: what begins right now is still free, and can be booked', async () => {
    const wish = { loungeId: lounge.id, ...span('Fri 18:00', 'Fri 19:00') };
    const seenAt = async (now: string) => {
      api.deps.clock.set(now);
      const free = (await freeOn('2031-03-07'))[at('Fri 18:00')];
      return [free, (await bookings().quote(wish)).refusal];
    };
    expect(await seenAt(at('Fri 18:00'))).toEqual([2, null]);
    const justLater = new Date(Date.parse(at('Fri 18:00')) + 1).toISOString();
    expect(await seenAt(justLater)).toEqual([0, 'BOOKING_IN_PAST']);
  });

  it('shows each board’s busy times joined, and how many are free in all of a slot', async () => {
    const [first, second] = lounge.boardIds;
    await book('Fri 18:00', 'Fri 19:00', { boardIds: [first] });
    await book('Fri 19:00', 'Fri 20:00', { boardIds: [first] });
    await book('Fri 19:00', 'Fri 21:00', { boardIds: [second] });
    const { boards } = await read({ from: '2031-03-07', days: 1 });
    expect(boards).toEqual([
      { id: first, name: 'Board 1', kind: 'steel', busy: [span('Fri 18:00', 'Fri 20:00')] },
      { id: second, name: 'Board 2', kind: 'steel', busy: [span('Fri 19:00', 'Fri 21:00')] },
    ]);
    const free = await freeOn('2031-03-07');
    expect(['17:00', '18:00', '19:00', '20:00', '21:00'].map((t) => free[at(`Fri ${t}`)])).toEqual([
      2, 1, 0, 1, 2,
    ]);
  });

  it('shows the night into which the last day reaches', async () => {
    await book('Sat 01:00', 'Sat 02:00', { boardCount: 2 });
    const { boards } = await read({ from: '2031-03-07', days: 1 });
    expect(boards.map(({ busy }) => busy)).toEqual([
      [span('Sat 01:00', 'Sat 02:00')],
      [span('Sat 01:00', 'Sat 02:00')],
    ]);
    expect((await freeOn('2031-03-07'))[at('Sat 01:00')]).toBe(0);
  });

  it('counts the buffer on both sides as busy, so that what is free can be booked', async () => {
    lounge = await createLounge(api, owner, {
      boards: 1,
      buffer_minutes: 30,
      slot_minutes: 30,
    });
    await book('Fri 18:00', 'Fri 19:00');
    const { boards } = await read({ from: '2031-03-07', days: 1 });
    expect(boards[0]?.busy).toEqual([span('Fri 17:30', 'Fri 19:30')]);
    const free = await freeOn('2031-03-07');
    for (const [startTime, count] of Object.entries(free)) {
      const endTime = new Date(Date.parse(startTime) + 30 * 60_000).toISOString();
      const quote = await bookings().quote({ loungeId: lounge.id, startTime, endTime });
      expect([startTime, quote.refusal === null]).toEqual([startTime, count === 1]);
    }
  });

  it('leaves out the booking that is moved, for its member alone', async () => {
    const guest = await api.createMember();
    const { id } = await api
      .callerFor(guest)
      .bookings.create({ loungeId: lounge.id, ...span('Fri 18:00', 'Fri 20:00'), boardCount: 2 });
    await book('Fri 20:00', 'Fri 21:00', { boardCount: 2 });
    const wish = { loungeId: lounge.id, from: '2031-03-07', days: 1, bookingId: id };
    const { boards } = await api.callerFor(guest).bookings.availability.get(wish);
    expect(boards.map(({ busy }) => busy)).toEqual([
      [span('Fri 20:00', 'Fri 21:00')],
      [span('Fri 20:00', 'Fri 21:00')],
    ]);
    const other = await createLounge(api, owner);
    const refusalFor = (caller: TestMember | null, loungeId = lounge.id) =>
      refusal(api.callerFor(caller).bookings.availability.get({ ...wish, loungeId }));
    expect(await refusalFor(null)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    expect(await refusalFor(await api.createMember())).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    expect(await refusalFor(guest, other.id)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });

  it('has more slots in the night in which the clock goes back', async () => {
    const slotsOn = async (date: string) =>
      (await read({ from: date, days: 1 })).days[0]?.slots.map(({ startTime }) => startTime);
    await api.deps.db
      .updateTable('lounges')
      .set({
        opening_hours: JSON.stringify([{ weekday: 6, periods: [{ from: '23:00', to: '04:00' }] }]),
      })
      .where('id', '=', lounge.id)
      .execute();
    expect(await slotsOn('2026-11-28')).toHaveLength(5);
    expect(await slotsOn('2031-03-29')).toHaveLength(4);
    expect(await slotsOn('2031-10-25')).toEqual([
      '2031-10-25T21:00:00.000Z',
      '2031-10-25T22:00:00.000Z',
      '2031-10-25T23:00:00.000Z',
      '2031-10-26T00:00:00.000Z',
      '2031-10-26T01:00:00.000Z',
      '2031-10-26T02:00:00.000Z',
    ]);
  });

  it('has nothing free in a lounge that takes no bookings any more', async () => {
    lounge = await createLounge(api, owner, { is_active: false });
    const { days } = await bookings().availability.get({ loungeId: lounge.id });
    const slots = days.flatMap((day) => day.slots);
    expect(new Set(slots.map(({ free }) => free))).toEqual(new Set([0]));
  });

  it('is for nobody where there is no lounge, or one that strangers don’t see any more', async () => {
    lounge = await createLounge(api, owner, { is_active: false });
    expect(await codeOf(read())).toBe('LOUNGE_NOT_FOUND');
    lounge = { ...lounge, id: 999_999 };
    expect(await codeOf(read())).toBe('LOUNGE_NOT_FOUND');
  });

  it('goes on to the last day that can be named', async () => {
    const { days } = await read({ from: '2199-12-31', days: 2 });
    expect(days.map(({ date }) => date)).toEqual(['2199-12-31', '2200-01-01']);
  });
});

describe('who watches a calendar', () => {
  /** Reads the stream until the test ends it. */
  async function watch(lastEventId?: string) {
    const left = new AbortController();
    const caller = createCaller(api.contextFor(null), { signal: left.signal });
    const stream = await caller.bookings.availability.events({ loungeId: lounge.id, lastEventId });
    const seen: { id: string; revision: number }[] = [];
    const ended = (async () => {
      for await (const item of stream as AsyncIterable<unknown>) {
        if (!isTrackedEnvelope(item)) throw new Error('an event without an id');
        seen.push({ id: item[0], ...(item[1] as { revision: number }) });
      }
    })();
    return {
      seen,
      ended,
      async leave() {
        left.abort();
        await ended;
      },
    };
  }

  it('is told of every change, with the revision as the event’s id', async () => {
    const { revision } = await read();
    const watcher = await watch(String(revision));
    await expect.poll(() => calendarFeedsOf(api.deps.events).size).toBe(1);
    const { id } = await book('Fri 18:00', 'Fri 20:00');
    await expect
      .poll(() => watcher.seen)
      .toEqual([{ id: String(revision + 1), revision: revision + 1 }]);
    await bookings().cancel({ id });
    await expect.poll(() => watcher.seen.at(-1)?.revision).toBe(revision + 2);
    await watcher.leave();
    expect(calendarFeedsOf(api.deps.events).size).toBe(0);
  });

  it('learns what happened while away', async () => {
    const { revision } = await read();
    await book('Fri 18:00', 'Fri 20:00');
    await book('Fri 18:00', 'Fri 20:00');
    const watcher = await watch(String(revision));
    await expect.poll(() => watcher.seen.map((event) => event.revision)).toEqual([revision + 2]);
    await watcher.leave();
  });

  it('is told nothing of a refused booking, and nothing where there is no lounge', async () => {
    const { revision } = await read();
    const watcher = await watch(String(revision));
    await refusal(book('Fri 18:00', 'Fri 20:00', { totalPrice: 1 }));
    await book('Fri 18:00', 'Fri 20:00');
    await expect.poll(() => watcher.seen.map((event) => event.revision)).toEqual([revision + 1]);
    await watcher.leave();
    lounge = { ...lounge, id: 999_999 };
    const { ended } = await watch();
    expect(await codeOf(ended)).toBe('LOUNGE_NOT_FOUND');
  });
});
