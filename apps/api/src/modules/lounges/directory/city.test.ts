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
    { city: 'Essen' },
    { city: 'Gießen' },
    { city: 'Giessen' },
    { city: 'Bad Oeynhausen' },
    { city: 'Αθήνα' },
  ]),
);

it('has a page for each city with an active lounge, however it is spelled', async () => {
  expect(await visitor().city.list()).toEqual([
    { slug: 'koeln', name: 'Köln', lounges: 3 },
    { slug: 'giessen', name: expect.stringMatching(/^Gie(ß|ss)en$/), lounges: 2 },
    { slug: 'bad-oeynhausen', name: 'Bad Oeynhausen', lounges: 1 },
    { slug: 'bernau-bei-koeln', name: 'Bernau bei Köln', lounges: 1 },
    { slug: 'essen', name: 'Essen', lounges: 1 },
    { slug: 'frankfurt-am-main', name: 'Frankfurt am Main', lounges: 1 },
  ]);
  // addresses lead where they always have: those of before had lost letters
  for (const [slug, address] of [
    ...['koln', 'Köln', 'KOELN'].map((each) => [each, 'koeln'] as const),
    ...['essen', 'esen'].map((each) => [each, 'essen'] as const),
    ...['giessen', 'giesen'].map((each) => [each, 'giessen'] as const),
    ...['bad-oeynhausen', 'bad-oynhausen'].map((each) => [each, 'bad-oeynhausen'] as const),
  ])
    expect(await visitor().city.get({ slug })).toMatchObject({ slug: address });
  for (const slug of ['ulm', 'nirgends', '-', 'ko'])
    await expect(visitor().city.get({ slug })).rejects.toThrow('NOT_FOUND');
  expect((await listCityPages(api.deps)).map(({ path }) => path)).toEqual([
    '/lounges',
    '/lounges/koeln',
    '/lounges/giessen',
    '/lounges/bad-oeynhausen',
    '/lounges/bernau-bei-koeln',
    '/lounges/essen',
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
