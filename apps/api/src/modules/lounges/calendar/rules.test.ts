import type { Lounge, LoungeRules } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { addBooking, allTold, createLounge } from '../testing.ts';

const api = useTestApi({ now: '2026-11-20T12:00:00Z' });
const owner = useMember(api);
let lounge: Lounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner);
});

const rulesFor = (member: TestMember | null) => api.callerFor(member).lounges.rules;
const get = () => rulesFor(owner).get({ loungeId: lounge.id });

const ownRules: LoungeRules = {
  timeZone: 'Europe/Vienna',
  openingHours: [{ weekday: 5, periods: [{ from: '18:00', to: '02:00' }] }],
  pricePerHour: 12.34,
  priceUnit: 'person',
  priceRules: [{ weekdays: [5, 6], period: { from: '20:00', to: '02:00' }, pricePerHour: 19.99 }],
  autoConfirm: false,
  slotMinutes: 15,
  minMinutes: 45,
  maxMinutes: 240,
  bufferMinutes: 10,
  horizonDays: 60,
  leadMinutes: 120,
  cancelMinutes: 1440,
  maxUpcoming: 4,
};
const update = (data: Partial<LoungeRules> = {}) =>
  rulesFor(owner).update({ loungeId: lounge.id, data: { ...ownRules, ...data } });

it('a new lounge has no hours of its own, and confirms at once', async () => {
  expect(await get()).toEqual({
    timeZone: 'Europe/Berlin',
    openingHours: null,
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
    maxUpcoming: 10,
    exceptions: [],
  });
});

it('what the owner enters holds, and can be given up again', async () => {
  expect(await update()).toEqual({ ...ownRules, exceptions: [] });
  expect(await get()).toEqual({ ...ownRules, exceptions: [] });
  const shown = await api.callerFor(null).lounges.get({ id: lounge.id });
  expect(shown).toMatchObject({
    openingHours: ownRules.openingHours,
    hasOwnHours: true,
    pricePerHour: 12.34,
    timeZone: 'Europe/Vienna',
  });
  expect((await update({ openingHours: null, priceRules: [] })).openingHours).toBeNull();
  expect((await api.callerFor(null).lounges.get({ id: lounge.id })).hasOwnHours).toBe(false);
});

it('hours and prices saved at the same moment are both kept', async () => {
  const change = (data: Partial<LoungeRules>) =>
    rulesFor(owner).update({ loungeId: lounge.id, data });
  const { openingHours, pricePerHour, priceRules } = ownRules;
  await Promise.all([change({ openingHours }), change({ pricePerHour, priceRules })]);
  expect(await get()).toMatchObject({ openingHours, pricePerHour, priceRules, slotMinutes: 30 });
});

it('what is changed has to fit what stays', async () => {
  await update();
  const change = rulesFor(owner).update({ loungeId: lounge.id, data: { minMinutes: 300 } });
  expect(await refusal(change)).toMatchObject({
    code: 'BAD_INPUT',
    fields: { 'data.minMinutes': 'minAboveMax' },
  });
  expect((await get()).minMinutes).toBe(45);
});

it('bookings that are there stay as they were agreed', async () => {
  const bookings = () => api.deps.db.selectFrom('bookings').selectAll().execute();
  await addBooking(api.deps.db, {
    loungeId: lounge.id,
    member: owner,
    boardIds: [lounge.boards[0]?.id ?? 0],
    startAt: '2026-11-27T10:00:00.000Z',
    endAt: '2026-11-27T11:00:00.000Z',
  });
  const before = await bookings();
  await update();
  await rulesFor(owner).setException({ loungeId: lounge.id, date: '2026-11-27', periods: [] });
  expect(await bookings()).toEqual(before);
});

it.each([
  [{ minMinutes: 300 }, { 'data.minMinutes': 'minAboveMax' }],
  [{ minMinutes: 50 }, { 'data.minMinutes': 'notWholeSlots' }],
  [{ maxMinutes: 1441 }, { 'data.maxMinutes': 'tooLarge' }],
  [{ bufferMinutes: -1 }, { 'data.bufferMinutes': 'negative' }],
  [{ horizonDays: 0 }, { 'data.horizonDays': 'tooSmall' }],
  [{ maxUpcoming: 0 }, { 'data.maxUpcoming': 'tooSmall' }],
  [{ maxUpcoming: 101 }, { 'data.maxUpcoming': 'tooLarge' }],
  [{ pricePerHour: -1 }, { 'data.pricePerHour': 'pricePositive' }],
  [{ pricePerHour: 1.001 }, { 'data.pricePerHour': 'invalid' }],
  [{ timeZone: 'Europe/Koeln' }, { 'data.timeZone': 'invalid' }],
  [
    {
      openingHours: [
        { weekday: 5, periods: [{ from: '18:00', to: '02:00' }] },
        { weekday: 6, periods: [{ from: '01:00', to: '04:00' }] },
      ],
    },
    { 'data.openingHours': 'overlappingTimes' },
  ],
  [
    {
      priceRules: [
        { weekdays: [5], period: { from: '18:00', to: '22:00' }, pricePerHour: 20 },
        { weekdays: [5], period: { from: '21:00', to: '23:00' }, pricePerHour: 30 },
      ],
    },
    { 'data.priceRules': 'overlappingTimes' },
  ],
] as [Partial<LoungeRules>, Record<string, string>][])('refuses %j', async (bad, fields) => {
  const before = await get();
  expect((await refusal(update(bad))).fields).toEqual(fields);
  expect(await get()).toEqual(before);
});

describe('exceptions', () => {
  const set = (date: string, periods: { from: string; to: string }[], note?: string) =>
    rulesFor(owner).setException({ loungeId: lounge.id, date, periods, note });

  it('hold for a day, until they are replaced or deleted', async () => {
    await set('2026-12-24', [], 'Heiligabend');
    await set('2026-12-05', [{ from: '12:00', to: '03:00' }]);
    const late = [{ from: '20:00', to: '02:00' }];
    expect((await set('2026-12-24', late)).exceptions).toEqual([
      { date: '2026-12-05', periods: [{ from: '12:00', to: '03:00' }], note: null },
      { date: '2026-12-24', periods: late, note: null },
    ]);
    const remove = () =>
      rulesFor(owner).deleteException({ loungeId: lounge.id, date: '2026-12-24' });
    expect((await remove()).exceptions.map(({ date }) => date)).toEqual(['2026-12-05']);
    expect((await remove()).exceptions).toHaveLength(1);
  });

  it('of days that are over are no longer shown', async () => {
    await set('2026-11-18', []);
    await set('2026-11-21', []);
    expect((await get()).exceptions.map(({ date }) => date)).toEqual(['2026-11-21']);
  });

  it('set many times at once end with one', async () => {
    await Promise.all(
      [1, 2, 3, 4, 5].map((hour) => set('2026-12-31', [{ from: `1${hour}:00`, to: '24:00' }])),
    );
    expect((await get()).exceptions).toHaveLength(1);
  });

  it('refuse what is no day and hours that overlap', async () => {
    expect((await refusal(set('2026-02-30', []))).fields).toEqual({ date: 'invalidDate' });
    const overlapping = set('2026-12-31', [
      { from: '10:00', to: '14:00' },
      { from: '12:00', to: '16:00' },
    ]);
    expect((await refusal(overlapping)).fields).toEqual({ periods: 'overlappingTimes' });
  });
});

it('every change is a new revision of the calendar, and told to pages of the lounge', async () => {
  const calendars: number[] = [];
  const pages: number[] = [];
  const { id, revision } = lounge;
  await allTold(api);
  const stops = [
    api.deps.events.on('calendar.changed', (event) => {
      if (event.loungeId === id) calendars.push(event.revision);
    }),
    api.deps.events.on('lounge.changed', (event) => {
      if (event.loungeId === id) pages.push(id);
    }),
  ];
  await update();
  await rulesFor(owner).setException({ loungeId: id, date: '2026-12-24', periods: [] });
  await rulesFor(owner).deleteException({ loungeId: id, date: '2026-12-24' });
  await expect.poll(() => calendars).toEqual([revision + 1, revision + 2, revision + 3]);
  await expect.poll(() => pages).toHaveLength(3);
  for (const stop of stops) stop();
});
