import type { seriesInput } from '@oche/validators/bookings/schemas';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { codeOf, refusal, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { createLounge, setLounge } from '../../lounges/testing.ts';
import { at, book, join, NOW, occupanciesOf } from '../testing.ts';

const api = useTestApi({ now: NOW });
const owner = useFreshMember(api);
const anna = useFreshMember(api);
let lounge: Lounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner);
});

type Input = z.input<typeof seriesInput>;

/** Tuesdays in March 2031, 19:00 to 22:00: the 4th, 11th, 18th and 25th. */
const tuesdays = (changes: Partial<Input> = {}): Input => ({
  loungeId: lounge.id,
  name: 'Liga',
  weekday: 2,
  from: '19:00',
  to: '22:00',
  firstDate: '2031-03-03',
  lastDate: '2031-03-31',
  ...changes,
});

const series = () => api.callerFor(owner).bookings.series;
const preview = async (changes: Partial<Input> = {}) =>
  (await series().preview(tuesdays(changes))).dates;
const onBoard = (index: number, date: string) =>
  book(api, anna, {
    loungeId: lounge.id,
    startTime: at('20:00', date),
    endTime: at('21:00', date),
    boardIds: [lounge.boards[index]?.id ?? 0],
  });

/** Makes both boards taken on one Tuesday. */
async function fill(date: string) {
  await onBoard(0, date);
  await onBoard(1, date);
}

describe('the preview', () => {
  it('has every date, at the same time of the clock over both changes of it', async () => {
    const spring = await preview({ firstDate: '2031-03-25', lastDate: '2031-04-01' });
    expect(spring.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      [at('19:00', '2031-03-25'), at('22:00', '2031-03-25')],
      [at('19:00', '2031-04-01'), at('22:00', '2031-04-01')],
    ]);
    const autumn = await preview({ firstDate: '2031-10-21', lastDate: '2031-10-28' });
    expect(autumn.map(({ startTime }) => startTime)).toEqual([
      at('19:00', '2031-10-21'),
      at('19:00', '2031-10-28'),
    ]);
  });

  it('has no date that the clock makes longer than a day', async () => {
    const round = { weekday: 7 as const, from: '02:30', to: '02:30' };
    const dates = await preview({ ...round, firstDate: '2031-10-19', lastDate: '2031-10-26' });
    expect(dates.map(({ conflict }) => conflict)).toEqual([
      'OUTSIDE_OPENING_HOURS',
      'BOOKING_TOO_LONG',
    ]);
  });

  it('reaches into the next day, over the night in which the clock is changed, too', async () => {
    const nights = await preview({
      weekday: 6,
      from: '23:00',
      to: '04:00',
      firstDate: '2031-03-29',
      lastDate: '2031-03-29',
    });
    expect(nights).toMatchObject([
      {
        date: '2031-03-29',
        startTime: at('23:00', '2031-03-29'),
        endTime: at('04:00', '2031-03-30'),
      },
    ]);
  });

  it('can leave weeks out', async () => {
    const dates = await preview({ everyWeeks: 2 });
    expect(dates.map(({ date }) => date)).toEqual(['2031-03-04', '2031-03-18']);
  });

  it('shows conflicts, hints and holidays', async () => {
    await fill('2031-03-11');
    await onBoard(0, '2031-03-18');
    expect((await preview()).map(({ date, conflict }) => [date, conflict])).toEqual([
      ['2031-03-04', null],
      ['2031-03-11', 'BOARD_TAKEN'],
      ['2031-03-18', null],
      ['2031-03-25', null],
    ]);
    const early = await preview({ from: '08:00', to: '11:00', lastDate: '2031-03-05' });
    expect(early[0]?.conflict).toBe('OUTSIDE_OPENING_HOURS');
    const past = await preview({ firstDate: '2031-02-25', lastDate: '2031-02-28' });
    expect(past[0]?.conflict).toBe('BOOKING_IN_PAST');
    // on the Monday that is today
    const today = { weekday: 1 as const, to: '12:00', lastDate: '2031-03-03' };
    expect((await preview({ ...today, from: '10:00' }))[0]?.conflict).toBeNull();
    expect((await preview({ ...today, from: '09:59' }))[0]?.conflict).toBe('BOOKING_IN_PAST');
    const may = { weekday: 4 as const, firstDate: '2031-05-01', lastDate: '2031-05-01' };
    expect((await preview(may))[0]?.holiday).toBe('Maifeiertag');
    // in the hour that the clock skips
    const gone = { weekday: 7 as const, from: '02:15', to: '02:45' };
    const night = await preview({ ...gone, firstDate: '2031-03-30', lastDate: '2031-03-30' });
    expect(night[0]?.conflict).toBe('BOOKING_END_BEFORE_START');
  });

  it('is refused where it makes no sense', async () => {
    const empty = { firstDate: '2031-03-05', lastDate: '2031-03-10' };
    expect(await codeOf(preview(empty))).toBe('SERIES_EMPTY');
    const backwards = { firstDate: '2031-03-31', lastDate: '2031-03-03' };
    expect(await codeOf(preview(backwards))).toBe('SERIES_EMPTY');
    expect(await codeOf(preview({ lastDate: '2033-03-01' }))).toBe('SERIES_TOO_LONG');
    expect(await preview({ lastDate: '2033-02-22' })).toHaveLength(104);
    expect(await codeOf(preview({ boardCount: 3 }))).toBe('TOO_MANY_BOARDS');
    expect(await codeOf(preview({ boardIds: [999_999] }))).toBe('BOARD_NOT_FOUND');
    expect(await codeOf(preview({ from: '25:00' }))).toBe('BAD_INPUT');
  });
});

describe('creating', () => {
  it('books all dates, on the same board where that is free', async () => {
    await onBoard(0, '2031-03-04');
    await onBoard(1, '2031-03-18');
    const created = await series().create(tuesdays({ groupSize: 8 }));
    expect(created).toEqual({
      id: expect.any(Number),
      name: 'Liga',
      bookings: 4,
      nextStart: at('19:00', '2031-03-04'),
    });
    const { entries } = await api.callerFor(owner).bookings.calendar.get({
      loungeId: lounge.id,
      from: '2031-03-17',
    });
    expect(entries.find(({ series: of }) => of?.id === created.id)).toMatchObject({
      guest: { id: null, name: 'Liga' },
      boards: [{ name: 'Board 1' }],
      totalPrice: 36,
      groupSize: 8,
      series: { id: created.id, name: 'Liga' },
    });
    const held = (await occupanciesOf(api, lounge.id)).map(({ boardId }) => boardId);
    expect(held.filter((id) => id === lounge.boards[1]?.id)).toHaveLength(4);
  });

  it('books any boards or those that are named', async () => {
    const entriesOf = async (changes: Partial<Input>) => {
      const { id } = await series().create(tuesdays(changes));
      const week = { loungeId: lounge.id, from: '2031-03-04' };
      const { entries } = await api.callerFor(owner).bookings.calendar.get(week);
      return entries.find(({ series: of }) => of?.id === id);
    };
    const second = lounge.boards[1]?.id ?? 0;
    expect(await entriesOf({ boardIds: [second] })).toMatchObject({
      boards: [{ id: second }],
      isAnyBoard: false,
    });
    expect(await entriesOf({})).toMatchObject({
      boards: [{ name: 'Board 1' }],
      isAnyBoard: true,
    });
  });

  it('is refused wholly when one date has no room, unless that is left out', async () => {
    await fill('2031-03-11');
    await fill('2031-03-25');
    const error = await refusal(series().create(tuesdays()));
    expect(error).toMatchObject({
      code: 'SERIES_CONFLICT',
      details: { conflicts: 2, date: '2031-03-11', code: 'BOARD_TAKEN' },
    });
    expect(await series().list({ loungeId: lounge.id })).toEqual([]);
    expect(await occupanciesOf(api, lounge.id)).toHaveLength(4);
    const skipped = { ...tuesdays(), skipDates: ['2031-03-11'] };
    expect(await codeOf(series().create(skipped))).toBe('SERIES_CONFLICT');
    const created = await series().create({ ...skipped, skipDates: ['2031-03-11', '2031-03-25'] });
    expect(created.bookings).toBe(2);
  });

  it('is refused when all is left out', async () => {
    const all = (await preview()).map(({ date }) => date);
    expect(await codeOf(series().create({ ...tuesdays(), skipDates: all }))).toBe('SERIES_EMPTY');
  });

  it('and another one at the same moment: one of both, wholly', async () => {
    const calls = ['Liga', 'Verein', 'Stammtisch'].map((name) =>
      series().create(tuesdays({ name, boardCount: 2 })),
    );
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await occupanciesOf(api, lounge.id)).toHaveLength(8);
  });

  it('is done once for all tries with one key', async () => {
    const input = { ...tuesdays(), idempotencyKey: 'same-attempt' };
    const created = await Promise.all([series().create(input), series().create(input)]);
    expect(created[0]?.id).toBe(created[1]?.id);
    const other = series().create({ ...input, name: 'Eine andere' });
    expect(await codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await series().list({ loungeId: lounge.id })).toHaveLength(1);
  });

  it('may be outside of the opening hours', async () => {
    const created = await series().create(tuesdays({ from: '08:00', to: '09:00' }));
    expect(created.bookings).toBe(4);
  });
});

describe('cancelling', () => {
  it('cancels what is still to come, and what was stays', async () => {
    const { id } = await series().create(tuesdays());
    api.deps.clock.set(at('20:00', '2031-03-11'));
    await series().cancel({ id, reason: 'Saisonende' });
    expect(await series().list({ loungeId: lounge.id })).toEqual([
      { id, name: 'Liga', bookings: 2, nextStart: null },
    ]);
    const { entries } = await api.callerFor(owner).bookings.calendar.get({
      loungeId: lounge.id,
      from: '2031-03-17',
      includeCancelled: true,
    });
    expect(entries).toMatchObject([
      { status: 'cancelled', cancelled: { as: 'lounge', reason: 'Saisonende' } },
    ]);
    expect(await occupanciesOf(api, lounge.id)).toHaveLength(2);
  });

  it('tells the end of each date, and one new revision of the calendar', async () => {
    const told: number[] = [];
    const revisions: number[] = [];
    // listens before the series exists, so that its own revision certainly comes first
    const ends = [
      api.deps.events.on('booking.cancelled', ({ bookingId, loungeId }) => {
        if (loungeId === lounge.id) told.push(bookingId);
      }),
      api.deps.events.on('calendar.changed', ({ revision, loungeId }) => {
        if (loungeId === lounge.id) revisions.push(revision);
      }),
    ];
    const { id } = await series().create(tuesdays());
    await series().cancel({ id });
    await expect.poll(() => told).toHaveLength(4);
    expect(new Set(told).size).toBe(4);
    const [created = 0] = revisions;
    expect(revisions).toEqual([created, created + 1]);
    for (const end of ends) end();
  });

  it('offers its boards to who waits', async () => {
    const { id } = await series().create(tuesdays({ boardCount: 2 }));
    await join(api, anna, {
      loungeId: lounge.id,
      startTime: at('20:00', '2031-03-18'),
      endTime: at('21:00', '2031-03-18'),
    });
    await series().cancel({ id });
    const [entry] = await api.callerFor(anna).bookings.waitingList.list();
    expect(entry?.status).toBe('offered');
  });
});

it('each date has the price of its time', async () => {
  await setLounge(api.deps.db, lounge.id, {
    price_rules: JSON.stringify([
      { weekdays: [2], period: { from: '20:00', to: '22:00' }, pricePerHour: 20 },
    ]),
  });
  const { id } = await series().create(tuesdays());
  const rows = await api.deps.db
    .selectFrom('bookings')
    .select('price_cents')
    .where('series_id', '=', id)
    .execute();
  expect(rows.map((row) => row.price_cents)).toEqual([5200, 5200, 5200, 5200]);
});
