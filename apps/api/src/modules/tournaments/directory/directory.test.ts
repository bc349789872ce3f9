import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, useMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { at, createTournament, enterGuests, NOW } from '../testing.ts';
import { listDirectoryPages } from './directory.service.ts';

const api = useTestApi({ now: NOW });
const owner = useMember(api);
const anna = useMember(api);

const visitor = () => api.callerFor(null).tournaments.directory;
const namesOf = async (input = {}) => (await visitor().list(input)).items.map(({ name }) => name);
const KOELN = { latitude: 50.94, longitude: 6.96 };

beforeAll(async () => {
  const koeln = await createLounge(api, owner, { name: 'Domblick', city: 'Köln', ...KOELN });
  const bonn = await createLounge(api, owner, {
    name: 'Am Rhein',
    city: 'Bonn',
    latitude: 50.73,
    longitude: 7.1,
  });
  const closed = await createLounge(api, owner, { name: 'Zu', city: 'Köln', ...KOELN });
  await api.deps.db
    .updateTable('lounges')
    .set({ hidden_at: NOW, hidden_by: owner.id, was_active: true, is_active: false })
    .where('id', '=', closed.id)
    .execute();
  const add = (name: string, day: number, wish = {}) =>
    createTournament(api, owner, {
      name,
      startDate: at(day),
      registrationDeadline: at(day, 18),
      ...wish,
    });
  await add('Bonn 20.', 20, { venueId: bonn.id });
  await add('Köln 12.', 12, { venueId: koeln.id });
  const running = await add('Köln 5.', 5, { venueId: koeln.id });
  await add('Vereinsheim 8.', 8, { location: 'Vereinsheim, 50667 Köln' });
  await add('Kölner Tor 9.', 9, { location: 'Kölner Tor, 99999 Anderswo' });
  await add('Ohne Ort 10.', 10);
  await add('Versteckte Lounge', 11, { venueId: koeln.id, isPublic: false });
  await add('Entwurf', 11, { venueId: koeln.id, isDraft: true });
  const off = await add('Abgesagt', 11, { venueId: koeln.id });
  await enterGuests(api, owner, running.id);
  await api.callerFor(owner).tournaments.start({ id: running.id });
  await api.callerFor(owner).tournaments.cancel({ id: off.id });
});

describe('the directory that everybody can read', () => {
  it('has what is to come and running, the soonest first, page by page', async () => {
    const all = [
      'Köln 5.',
      'Vereinsheim 8.',
      'Kölner Tor 9.',
      'Ohne Ort 10.',
      'Köln 12.',
      'Bonn 20.',
    ];
    expect(await namesOf()).toEqual(all);
    const pages = [];
    let cursor: string | undefined;
    do {
      const page = await visitor().list({ limit: 4, cursor });
      pages.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(pages).toEqual(all);
    expect(await codeOf(visitor().list({ cursor: 'WyJ4Il0' }))).toBe('BAD_INPUT');
  });

  it('is of a city, with what is there at no lounge, and under any spelling', async () => {
    const koeln = ['Köln 5.', 'Vereinsheim 8.', 'Köln 12.'];
    expect(await namesOf({ city: 'koln' })).toEqual(koeln);
    expect(await namesOf({ city: 'Köln' })).toEqual(koeln);
    expect(await namesOf({ city: 'bonn' })).toEqual(['Bonn 20.']);
    expect(await visitor().city({ slug: 'KOELN' })).toEqual({ name: 'Köln', slug: 'koeln' });
    expect(await codeOf(visitor().list({ city: 'nirgends' }))).toBe('NOT_FOUND');
    expect(await codeOf(visitor().city({ slug: 'nirgends' }))).toBe('NOT_FOUND');
  });

  it('is around a postal code or a device, and says which', async () => {
    const near = await visitor().list({ zipCode: '50667', radius: 10 });
    expect(near.items.map(({ name }) => name)).toEqual(['Köln 5.', 'Vereinsheim 8.', 'Köln 12.']);
    expect(near.origin).toMatchObject({ place: 'Köln', zipCode: '50667' });
    expect(await namesOf({ zipCode: '50667', radius: 50 })).toContain('Bonn 20.');
    expect(await namesOf({ ...KOELN, radius: 10 })).toEqual(['Köln 5.', 'Köln 12.']);
    expect(await visitor().list({ zipCode: '00001' })).toEqual({
      items: [],
      nextCursor: null,
      origin: null,
      unknownZipCode: '00001',
    });
    expect(await codeOf(visitor().list({ zipCode: '50667', radius: 5000 }))).toBe('BAD_INPUT');
    // a member's own postal code is nowhere asked for
    const own = await api.callerFor(anna).tournaments.directory.list({});
    expect(own.origin).toBeNull();
  });

  it('is of days, as the clocks there show them', async () => {
    expect(await namesOf({ from: '2031-03-09', until: '2031-03-12' })).toEqual([
      'Kölner Tor 9.',
      'Ohne Ort 10.',
      'Köln 12.',
    ]);
    expect(await namesOf({ city: 'koln', from: '2031-03-06' })).toEqual([
      'Vereinsheim 8.',
      'Köln 12.',
    ]);
    // what is long over isn't listed, whatever the day
    expect(await namesOf({ until: '2031-03-04', from: '2020-01-01' })).toEqual([]);
    expect(await codeOf(visitor().list({ from: 'gestern' }))).toBe('BAD_INPUT');
  });

  it('has a page for each city where something is to come', async () => {
    expect(await visitor().cities()).toEqual([
      { slug: 'koeln', name: 'Köln', tournaments: 2 },
      { slug: 'bonn', name: 'Bonn', tournaments: 1 },
    ]);
    const paths = (await listDirectoryPages(api.deps)).map(({ path }) => path);
    expect(paths).toEqual(['/events', '/events/koeln', '/events/bonn']);
  });
});
