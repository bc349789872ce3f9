import { beforeAll, expect, it } from 'vitest';
import { useMember, useTestApi } from '../../../testing/index.ts';
import { insertLounges } from '../testing.ts';
import { listCityPages } from './city.service.ts';

const api = useTestApi();
const owner = useMember(api);
const visitor = () => api.callerFor(null).lounges;

beforeAll(() =>
  insertLounges(api.deps.db, owner, [
    { city: 'Köln' },
    { city: 'Köln' },
    { city: 'koeln' },
    { city: 'Frankfurt am Main' },
    { city: 'Bernau bei Köln' },
    { city: 'Ulm', is_active: false },
    { city: 'Αθήνα' },
  ]),
);

it('has a page for each city with an active lounge, however it is spelled', async () => {
  expect(await visitor().city.list()).toEqual([
    { slug: 'koln', name: 'Köln', lounges: 3 },
    { slug: 'bernau-bei-koln', name: 'Bernau bei Köln', lounges: 1 },
    { slug: 'frankfurt-am-main', name: 'Frankfurt am Main', lounges: 1 },
  ]);
  for (const slug of ['koln', 'Köln', 'KOELN'])
    expect(await visitor().city.get({ slug })).toMatchObject({ name: 'Köln', slug: 'koln' });
  for (const slug of ['ulm', 'nirgends', '-', 'ko'])
    await expect(visitor().city.get({ slug })).rejects.toThrow('NOT_FOUND');
  expect((await listCityPages(api.deps)).map(({ path }) => path)).toEqual([
    '/lounges',
    '/lounges/koln',
    '/lounges/bernau-bei-koln',
    '/lounges/frankfurt-am-main',
  ]);
});

it('finds the lounges of exactly that city', async () => {
  const count = async (isWholeCity: boolean) => {
    const { items } = await visitor().search({ city: 'Köln', isWholeCity });
    const map = { south: -90, west: -180, north: 90, east: 180, zoom: 0 };
    expect((await visitor().map({ ...map, city: 'Köln', isWholeCity })).clusters).toEqual([]);
    return items.length;
  };
  expect(await count(true)).toBe(3);
  expect(await count(false)).toBe(4);
});
