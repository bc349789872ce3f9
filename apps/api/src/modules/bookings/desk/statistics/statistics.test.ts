import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFreshMember, useTestApi } from '../../../../testing/index.ts';
import { createLounge } from '../../../lounges/testing.ts';
import { settle } from '../../booking/settle.service.ts';
import { openMilliseconds } from '../../rules/open-hours.ts';
import { anEvening, at, book, NOW } from '../../testing.ts';

const api = useTestApi({ now: '2031-02-17T09:00:00Z' });
const owner = useFreshMember(api);
const anna = useFreshMember(api);
let lounge: Lounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner);
  // the boards exist since the first moment of the first week in question
  await api.deps.db
    .updateTable('lounge_boards')
    .set({ created_at: '2031-01-01T00:00:00Z' })
    .where('lounge_id', '=', lounge.id)
    .execute();
});

const staff = () => api.callerFor(owner).bookings;
const read = async (weeks: number) =>
  (await staff().calendar.statistics({ loungeId: lounge.id, weeks })).weeks;
/** both boards are open from 10:00 to 02:00 on seven days */
const OPEN_HOURS = 2 * 16 * 7;

it('counts evenings per week, the night after a Sunday with that Sunday', async () => {
  const evening = { loungeId: lounge.id };
  const on = (date: string, from = '19:00', to = '21:00') => ({
    ...evening,
    startTime: at(from, date),
    endTime: at(to, date),
  });
  // one begins on Sunday, the other after midnight, when the same evening still goes on
  await book(api, anna, {
    ...evening,
    startTime: at('23:30', '2031-02-23'),
    endTime: at('00:30', '2031-02-24'),
    boardCount: 2,
  });
  await book(api, anna, on('2031-02-24', '00:30', '01:30'));
  const noShow = await book(api, anna, on('2031-02-26'));
  await book(api, anna, on('2031-02-27'));
  const cancelled = await book(api, anna, on('2031-02-28'));
  await staff().cancel({ id: cancelled.id });
  const thisWeek = await book(api, anna, on('2031-03-07'));
  api.deps.clock.set(NOW);
  await settle(api.deps);
  await staff().mark({ id: noShow.id, status: 'no_show' });
  expect(thisWeek.status).toBe('confirmed');
  expect(await read(3)).toEqual([
    {
      week: '2031-02-17',
      bookings: 2,
      income: 36,
      cancelled: 0,
      noShows: 0,
      bookedHours: 3,
      openHours: OPEN_HOURS,
    },
    {
      week: '2031-02-24',
      bookings: 2,
      income: 24,
      cancelled: 1,
      noShows: 1,
      bookedHours: 4,
      openHours: OPEN_HOURS,
    },
    {
      week: '2031-03-03',
      bookings: 1,
      income: 24,
      cancelled: 0,
      noShows: 0,
      bookedHours: 2,
      openHours: OPEN_HOURS,
    },
  ]);
});

it('tells which hours and boards are full, and how it was before', async () => {
  const [one, two] = lounge.boards.map(({ id }) => id);
  const on = (date: string, from: string, to: string, boardIds: number[]) =>
    book(api, anna, {
      loungeId: lounge.id,
      startTime: at(from, date),
      endTime: at(to, date),
      boardIds,
    });
  await on('2031-02-26', '19:00', '21:00', [one ?? 0]);
  await on('2031-02-28', '20:00', '21:30', [two ?? 0]);
  await on('2031-03-04', '19:00', '20:00', [one ?? 0]);
  await on('2031-03-07', '22:30', '25:00', [one ?? 0, two ?? 0]);
  await staff().block.create({
    loungeId: lounge.id,
    startTime: at('10:00', '2031-03-05'),
    endTime: at('12:00', '2031-03-05'),
    kind: 'blocked',
    boardIds: [two ?? 0],
  });
  // today isn't over
  await on('2031-03-09', '12:00', '13:00', [one ?? 0]);
  api.deps.clock.set(at('11:00', '2031-03-09'));
  const { compared, hours, boards } = await staff().calendar.statistics({
    loungeId: lounge.id,
    weeks: 1,
  });
  const openHours = 6 * 2 * 16;
  expect(compared).toMatchObject({
    days: 6,
    now: { bookings: 2, bookedHours: 6, openHours: openHours - 2 },
    before: { bookings: 2, bookedHours: 3.5, openHours },
  });
  expect(hours.filter(({ bookedHours }) => bookedHours > 0)).toEqual([
    { weekday: 2, hour: 19, bookedHours: 1, openHours: 2 },
    { weekday: 5, hour: 22, bookedHours: 1, openHours: 2 },
    { weekday: 5, hour: 23, bookedHours: 2, openHours: 2 },
    { weekday: 5, hour: 24, bookedHours: 2, openHours: 2 },
  ]);
  expect(hours.filter(({ weekday }) => weekday === 1).map(({ hour }) => hour)).toEqual(
    Array.from({ length: 16 }, (_, index) => 10 + index),
  );
  const half = openHours / 2;
  expect(boards).toEqual([
    { id: one, name: 'Board 1', bookedHours: 3.5, openHours: half },
    { id: two, name: 'Board 2', bookedHours: 2.5, openHours: half - 2 },
  ]);
});

it('while the night after a Sunday goes on, it is still that week', async () => {
  api.deps.clock.set(at('00:55', '2031-03-03'));
  expect((await read(1)).map(({ week }) => week)).toEqual(['2031-02-24']);
  api.deps.clock.set(at('02:05', '2031-03-03'));
  expect((await read(1)).map(({ week }) => week)).toEqual(['2031-03-03']);
});

it('open hours are those that could be booked: without blocks, exceptions and boards not there', async () => {
  api.deps.clock.set(NOW);
  await staff().block.create({
    ...anEvening({ loungeId: lounge.id }),
    // the lounge is open for 16 of its 24 hours
    startTime: at('10:00', '2031-03-05'),
    endTime: at('10:00', '2031-03-06'),
    kind: 'out_of_service',
    boardIds: [lounge.boards[0]?.id ?? 0],
  });
  const [afterBlock] = await read(1);
  expect(afterBlock?.openHours).toBe(OPEN_HOURS - 16);
  await api.callerFor(owner).lounges.rules.setException({
    loungeId: lounge.id,
    date: '2031-03-07',
    periods: [{ from: '18:00', to: '20:00' }],
  });
  const [afterException] = await read(1);
  expect(afterException?.openHours).toBe(OPEN_HOURS - 16 - 2 * 14);
  const [before] = await read(20);
  expect(before).toMatchObject({ week: '2030-10-21', bookings: 0, openHours: 0 });
});

it('the weeks in which the clock is changed are an hour longer and shorter', async () => {
  await api.callerFor(owner).lounges.rules.update({
    loungeId: lounge.id,
    data: {
      timeZone: 'Europe/Berlin',
      openingHours: [{ weekday: 6, periods: [{ from: '20:00', to: '04:00' }] }],
      pricePerHour: 12,
      priceUnit: 'board',
      priceRules: [],
      autoConfirm: true,
      slotMinutes: 30,
      minMinutes: 30,
      maxMinutes: 480,
      bufferMinutes: 0,
      horizonDays: 180,
      leadMinutes: 0,
      cancelMinutes: 120,
    },
  });
  const openHours = async (now: string) => {
    api.deps.clock.set(now);
    return (await read(1))[0]?.openHours;
  };
  expect(await openHours('2031-03-20T09:00:00Z')).toBe(2 * 8);
  expect(await openHours('2031-03-27T09:00:00Z')).toBe(2 * 7);
  expect(await openHours('2031-10-22T09:00:00Z')).toBe(2 * 9);
});

describe('open hours', () => {
  const HOUR = 3_600_000;
  const opening = { start: 10 * HOUR, end: 20 * HOUR };
  it.each([
    ['a board all the time', [{ id: 1, since: 0, until: null }], [], 10],
    ['one that came', [{ id: 1, since: 15 * HOUR, until: null }], [], 5],
    ['one that went', [{ id: 1, since: 0, until: 12 * HOUR }], [], 2],
    ['one that was not there', [{ id: 1, since: 30 * HOUR, until: null }], [], 0],
    [
      'a block that begins before',
      [{ id: 1, since: 0, until: null }],
      [{ boardId: 1, start: 0, end: 11 * HOUR }],
      9,
    ],
    [
      'a block of another board',
      [{ id: 1, since: 0, until: null }],
      [{ boardId: 2, start: 0, end: 11 * HOUR }],
      10,
    ],
    [
      'a block after the board went',
      [{ id: 1, since: 0, until: 12 * HOUR }],
      [{ boardId: 1, start: 13 * HOUR, end: 14 * HOUR }],
      2,
    ],
  ])('of %s', (_what, boards, blocked, hours) => {
    expect(openMilliseconds([opening], boards, blocked) / HOUR).toBe(hours);
  });
});
