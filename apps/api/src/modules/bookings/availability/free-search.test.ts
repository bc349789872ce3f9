import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeAll, expect, it } from 'vitest';
import { type Caller, useMember, useTestApi } from '../../../testing/index.ts';
import { createLounge, insertLounges } from '../../lounges/testing.ts';
import { at, book, NOW } from '../testing.ts';

type Wish = Parameters<Caller['bookings']['availability']['search']>[0];

/** The Friday of the week that begins with NOW. */
const FRIDAY = '2031-03-07';
const api = useTestApi({ now: NOW });
const owner = useMember(api);
const guest = useMember(api);
let quiet: Lounge;
let busy: Lounge;
let early: Lounge;

const search = async (when: Partial<Wish['when']>, rest: Partial<Wish> = {}) =>
  api.callerFor(null).bookings.availability.search({
    sort: 'newest',
    ...rest,
    when: { date: FRIDAY, from: '20:00', to: '22:00', people: 2, ...when },
  });
const names = async (...wish: Parameters<typeof search>) =>
  (await search(...wish)).items.map(({ name }) => name);

beforeAll(async () => {
  quiet = await createLounge(api, owner, { name: 'Ruhig', boards: 2 });
  busy = await createLounge(api, owner, { name: 'Voll', boards: 2, buffer_minutes: 30 });
  early = await createLounge(api, owner, {
    name: 'Frueh',
    boards: 1,
    max_minutes: 1440,
    opening_hours: JSON.stringify([
      { weekday: 3, periods: [{ from: '10:00', to: '10:00' }] },
      { weekday: 5, periods: [{ from: '06:00', to: '18:00' }] },
    ]),
    price_rules: JSON.stringify([
      { weekdays: [5], period: { from: '16:00', to: '18:00' }, pricePerHour: 20 },
    ]),
  });
  await createLounge(api, owner, { name: 'Zu', is_active: false });
  await book(api, guest, { loungeId: busy.id, startTime: at('20:00'), endTime: at('22:00') });
});

it('finds the lounges with so many free boards, and what exactly that costs', async () => {
  const { items, nextCursor } = await search({});
  expect(nextCursor).toBeNull();
  expect(items.map(({ name, offer }) => [name, offer.freeBoards])).toEqual([
    ['Voll', 1],
    ['Ruhig', 2],
  ]);
  expect(items[1]?.offer).toEqual({
    date: FRIDAY,
    startTime: at('20:00'),
    endTime: at('22:00'),
    freeBoards: 2,
    boards: 1,
    price: 24,
  });
  // four play at a board; the fifth needs another one
  expect(await names({ people: 4 })).toEqual(['Voll', 'Ruhig']);
  expect(await names({ people: 5 })).toEqual(['Ruhig']);
  expect(await names({ people: 9 })).toEqual([]);
  expect((await search({ people: 5 })).items[0]?.offer).toMatchObject({ boards: 2, price: 48 });
});

it('keeps to opening hours, prices of the hour and the time between two bookings', async () => {
  const { items } = await search({ from: '15:00', to: '17:00' });
  const offers = Object.fromEntries(items.map(({ name, offer }) => [name, offer.price]));
  expect(offers).toEqual({ Frueh: 32, Voll: 24, Ruhig: 24 });
  expect(await names({ from: '17:00', to: '19:00' })).not.toContain('Frueh');
  // the buffer of thirty minutes reaches into the booking at eight
  expect(await names({ from: '18:00', to: '20:00', people: 8 })).toEqual(['Ruhig']);
  expect(await names({ date: '2031-03-01' })).toEqual([]);
  expect(await names({ date: '2032-03-05' })).toEqual([]);
});

it('counts a time after midnight to the evening before', async () => {
  const { items } = await search({ from: '00:00', to: '02:00' }, { search: 'ruhig' });
  expect(items[0]?.offer).toMatchObject({ date: FRIDAY, startTime: at('Sat 00:00') });
  const late = await search({ from: '23:00', to: '01:00' }, { search: 'ruhig' });
  expect(late.items[0]?.offer).toMatchObject({ date: FRIDAY, endTime: at('Sat 01:00') });
  expect(await names({ from: '00:30', to: '03:00' })).toEqual([]);
  // at six the day itself has begun
  expect(await names({ from: '06:00', to: '08:00' })).toEqual(['Frueh']);
  // the same time twice is a whole day
  expect(await names({ date: '2031-03-05', from: '10:00', to: '10:00' })).toEqual(['Frueh']);
});

it('what it finds can be booked, and is not found any more', async () => {
  const [found] = (await search({ date: '2031-03-06' }, { search: 'ruhig' })).items;
  if (!found) throw new Error('nothing was found');
  const { startTime, endTime, boards, price } = found.offer;
  const wish = { loungeId: found.id, startTime, endTime, boardCount: boards, totalPrice: price };
  const caller = api.callerFor(guest).bookings;
  await caller.create(wish);
  await caller.create(wish);
  expect(await names({ date: '2031-03-06' })).toEqual(['Voll']);
});

it('shows the same on the map, and only favourites if these are asked for', async () => {
  const map = { south: -90, west: -180, north: 90, east: 180, zoom: 16 };
  const when = { date: FRIDAY, from: '20:00', to: '22:00', people: 5 };
  const { clusters, isPartial } = await api
    .callerFor(null)
    .bookings.availability.map({ ...map, when });
  expect(clusters.map(({ lounge }) => lounge?.name)).toEqual(['Ruhig']);
  // what its pin says is what the list says of it
  const [listed] = (await search({ date: FRIDAY, people: 5 })).items;
  expect(clusters[0]?.lounge?.offer).toEqual(listed?.offer);
  expect(listed?.offer.boards).toBe(2);
  expect(isPartial).toBe(false);

  const member = api.callerFor(guest);
  await member.lounges.favourite.set({ loungeId: busy.id, isFavourite: true });
  const own = { onlyFavourites: true, sort: 'distance' } as const;
  const mine = await member.lounges.search(own);
  expect(mine.items.map(({ name }) => name)).toEqual(['Voll']);
  expect((await member.lounges.search({ ...own, city: 'Ulm' })).items).toEqual([]);
  const wish = { ...own, when: { ...when, people: 2 } };
  const free = await member.bookings.availability.search(wish);
  expect(free.items.map(({ name }) => name)).toEqual(['Voll']);
  const pins = await member.lounges.map({ ...map, onlyFavourites: true });
  expect(pins.clusters.map(({ lounge }) => lounge?.name)).toEqual(['Voll']);
  expect((await api.callerFor(null).lounges.search(own)).items).toEqual([]);
});

it('says how many boards are free this evening', async () => {
  const loungeIds = [quiet.id, busy.id, early.id];
  const rows = () => api.callerFor(null).bookings.availability.tonight({ loungeIds });
  const tonight = async () => (await rows()).map(({ freeBoards }) => freeBoards);
  // Monday morning, with a free evening
  expect((await tonight()).sort()).toEqual([2, 2, null]);
  // hour by hour, from opening to closing
  const hours = Object.fromEntries((await rows()).map((row) => [row.loungeId, row]));
  expect(hours[early.id]).toMatchObject({ freeBoards: null, opensAt: null, hours: [] });
  expect(hours[quiet.id]).toMatchObject({ opensAt: 10, hours: Array(16).fill(0) });
  api.deps.clock.set(at('20:30'));
  expect(await tonight()).toEqual([2, 1, null]);
  // until ten, and the half hour that this lounge keeps between two bookings
  const evening = (await rows()).find(({ loungeId }) => loungeId === busy.id);
  expect(evening?.hours).toEqual(
    Array.from({ length: 16 }, (_, hour) => Number(hour >= 10 && hour <= 12)),
  );
  api.deps.clock.set(NOW);
});

it('goes on behind what it has looked at, without missing a lounge or showing one twice', async () => {
  const { db } = api.deps;
  const rows = Array.from({ length: 420 }, (_, i) => ({
    name: `Nacht ${i}`,
    city: 'Ulm',
    opening_hours:
      i % 150 === 7
        ? JSON.stringify([{ weekday: 5, periods: [{ from: '18:00', to: '04:00' }] }])
        : null,
  }));
  await insertLounges(db, owner, rows);
  const ulm = db.selectFrom('lounges').where('city', '=', 'Ulm');
  await db
    .insertInto('lounge_calendars')
    .columns(['lounge_id'])
    .expression(ulm.select('id'))
    .execute();
  await db
    .insertInto('lounge_boards')
    .columns(['lounge_id', 'name', 'position'])
    .expression(ulm.select((eb) => ['id', eb.val('Board').as('name'), eb.lit(0).as('position')]))
    .execute();
  const seen: string[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await search(
      { from: '02:00', to: '04:00', people: 1 },
      { city: 'Ulm', limit: 5, ...(cursor && { cursor }) },
    );
    seen.push(...page.items.map(({ name }) => name));
    cursor = page.nextCursor ?? undefined;
    pages++;
  } while (cursor && pages < 20);
  expect(seen).toEqual(['Nacht 307', 'Nacht 157', 'Nacht 7']);
  expect(pages).toBeLessThan(5);
});

it('refuses what is no evening', async () => {
  const wrong: Partial<Wish['when']>[] = [
    { date: '2031-02-31' },
    { from: '25:00' },
    { to: 'spaet' },
    { people: 0 },
    { people: 1e9 },
    { people: 1.5 },
  ];
  for (const when of wrong)
    await expect(search(when)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
