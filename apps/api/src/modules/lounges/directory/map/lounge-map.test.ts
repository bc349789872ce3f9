import type { Amenity } from '@oche/validators/lounges/schemas';
import { beforeAll, expect, it } from 'vitest';
import { type Caller, useMember, useTestApi } from '../../../../testing/index.ts';
import { aLounge, allTold, insertLounges } from '../../testing.ts';

type View = Parameters<Caller['lounges']['map']>[0];

const EARTH = { south: -90, west: -180, north: 90, east: 180, zoom: 0 };
const COLOGNE = { south: 50.8, west: 6.7, north: 51.1, east: 7.2, zoom: 12 };

const api = useTestApi();
const owner = useMember(api);

const map = (view: Partial<View> = {}) => api.callerFor(null).lounges.map({ ...EARTH, ...view });
const countOf = ({ clusters }: Awaited<ReturnType<typeof map>>) =>
  clusters.reduce((sum, { count }) => sum + count, 0);

beforeAll(async () => {
  const places = Array.from({ length: 40 }, (_, i) => ({
    name: i % 4 === 0 ? `Zum Anker ${i}` : `Lounge ${i}`,
    lounge_type: (['bar', 'club'] as const)[i % 2],
    amenities: (i % 3 === 0 ? ['food', 'wifi'] : ['food']) satisfies Amenity[],
    price_per_hour_cents: 1250,
    latitude: 50.9 + (i % 8) * 0.02,
    longitude: 6.85 + (i % 5) * 0.05,
  }));
  await insertLounges(api.deps.db, owner, [
    ...places,
    { name: 'Weit weg', city: 'Wien', latitude: 48.2, longitude: 16.37 },
    { name: 'Irgendwo', latitude: null, longitude: null },
    { name: 'Geschlossen', latitude: 50.9, longitude: 6.9, is_active: false },
  ]);
});

it('shows what the list finds, as far as it has coordinates', async () => {
  const wishes: Partial<View>[] = [
    {},
    { search: 'anker' },
    { search: 'an' },
    { search: 'nirgends' },
    { city: 'wien' },
    { type: 'club' },
    { amenities: ['wifi'] },
    { latitude: 50.94, longitude: 6.95, radius: 5 },
    { latitude: 50.94, longitude: 6.95, radius: 10, search: 'anker', type: 'bar' },
    { zipCode: '50667', radius: 5 },
    { zipCode: '99999', radius: 5 },
  ];
  for (const asked of wishes) {
    const { items } = await api.callerFor(null).lounges.search({ ...asked, limit: 100 });
    const located = items.filter(({ latitude }) => latitude !== null);
    for (const zoom of [0, 9, 20])
      expect(countOf(await map({ ...asked, zoom }))).toBe(located.length);
    const { bounds } = await map({ ...asked, ...COLOGNE });
    const latitudes = located.map(({ latitude }) => latitude ?? 0);
    const longitudes = located.map(({ longitude }) => longitude ?? 0);
    expect(bounds).toEqual(
      located.length === 0
        ? null
        : {
            south: Math.min(...latitudes),
            north: Math.max(...latitudes),
            west: Math.min(...longitudes),
            east: Math.max(...longitudes),
          },
    );
  }
});

it('shows what lies in the part that is looked at', async () => {
  expect(countOf(await map(COLOGNE))).toBe(40);
  expect(countOf(await map({ ...COLOGNE, south: 10, north: 11 }))).toBe(0);
  const vienna = await map({ south: 48.1, west: 16.2, north: 48.3, east: 16.5, zoom: 11 });
  expect(vienna.clusters).toEqual([
    {
      count: 1,
      latitude: 48.2,
      longitude: 16.37,
      lounge: expect.objectContaining({ name: 'Weit weg', city: 'Wien' }),
    },
  ]);
});

it('puts together what is close, and tells which lounge stands alone', async () => {
  const far = await map({ ...EARTH, zoom: 4 });
  const cologne = far.clusters.find(({ count }) => count > 1);
  expect(cologne).toMatchObject({ count: 40, lounge: null });
  expect(cologne?.latitude).toBeCloseTo(50.97, 1);
  expect(cologne?.longitude).toBeCloseTo(6.95, 1);
  const near = await map({ ...COLOGNE, zoom: 14 });
  const [pin] = near.clusters.filter(({ lounge }) => lounge);
  expect(pin?.lounge).toEqual({
    id: expect.any(Number),
    name: expect.any(String),
    city: 'Köln',
    rating: null,
    priceFrom: 12.5,
  });
});

it('shows every lounge by itself when it is near, also on one spot', async () => {
  const spot = { latitude: 52.001, longitude: 8.001 };
  await insertLounges(api.deps.db, owner, [spot, spot]);
  const around = { south: 52, west: 8, north: 52.002, east: 8.002 };
  const far = await map({ ...around, zoom: 15 });
  expect(far.clusters).toMatchObject([{ count: 2, lounge: null }]);
  const { clusters } = await map({ ...around, zoom: 18 });
  expect(clusters).toMatchObject([{ count: 1 }, { count: 1 }]);
  expect(new Set(clusters.map(({ lounge }) => lounge?.id)).size).toBe(2);
  expect(new Set(clusters.map(({ latitude }) => latitude)).size).toBe(2);
});

it('shows a change at once, also in other processes', async () => {
  // other tests insert without events, so a slow answer from before may still be kept
  await allTold(api);
  const before = countOf(await map());
  const { id } = await api.callerFor(owner).lounges.create(aLounge);
  await expect.poll(async () => countOf(await map())).toBe(before + 1);
  await api.callerFor(owner).lounges.setActive({ id, isActive: false });
  await expect.poll(async () => countOf(await map())).toBe(before);
});
