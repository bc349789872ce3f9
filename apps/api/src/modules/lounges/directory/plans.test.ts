import type { PreparedQuery } from '@oche/db';
import { useTestDatabase } from '@oche/db/testing';
import { loungeTypes } from '@oche/validators/lounges/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  genericPlan,
  nodesOf,
  type PlanNode,
  runGeneric,
  touched,
  vacuum,
} from '../../../testing/plans.ts';
import { getLounge } from '../page/lounge.queries.ts';
import { boxOf, chordOf, cubeOf, cubeOfBox } from '../places/great-circle.ts';
import { patternsOf } from './lounge-filters.ts';
import { filtersOf, findFrom, type Search, toBook, toList } from './lounge-finder.service.ts';
import { listNearest, listSimilar } from './lounge-nearby.queries.ts';
import { type Place, startOf } from './lounge-position.ts';
import {
  findAhead,
  findAheadWithin,
  findAnywhere,
  findByText,
  findWithin,
  type Search as Params,
} from './lounge-search.queries.ts';
import { EARTH_DIAMETER_KM, getBounds, listCells } from './map/lounge-map.queries.ts';
import { gridOf } from './map/map-grid.ts';

const LOUNGES = 40_000;
const PAGE = 21;
/** Berlin, where postal codes are closest to each other. */
const BERLIN = { latitude: 52.52, longitude: 13.4 };

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

beforeAll(async () => {
  await database.pool.query(`
    insert into users (id, email, first_name, last_name)
    values ('owner', 'owner@oche.test', 'Olga', 'Owner')`);
  // every tenth is a pub, every thousandth has a rare name; one in fifty has no coordinates
  await database.pool.query(
    `insert into lounges (name, description, address, zip_code, city, country, state,
       latitude, longitude, lounge_type, amenities, price_per_hour_cents, rating_count, rating_sum,
       created_by)
     select
       case when i % 1000 = 7 then 'Zwiebelfisch ' when i % 10 = 3 then 'Pub ' else 'Lounge ' end
         || md5(i::text),
       repeat('Acht Boards. ', 10), 'Ring ' || i, code, place, country, state,
       case when i % 50 > 0 then latitude + i % 100 / 5000.0 end,
       case when i % 50 > 0 then longitude + i % 77 / 4000.0 end,
       (array['bar', 'club', 'public_space'])[1 + i % 3], '{food,wifi}', i % 30 * 50,
       i % 4, i % 4 * 3, 'owner'
     from generate_series(1, $1::int) i
     join postal_codes on postal_codes.id = 1 + i::bigint * 7919 % 16400`,
    [LOUNGES],
  );
  await database.pool.query(`
    insert into lounge_calendars (lounge_id) select id from lounges;
    insert into lounge_staff (lounge_id, user_id, role) select id, 'owner', 'owner' from lounges`);
  await vacuum(database.pool, 'lounges, lounge_calendars, lounge_staff');
}, 60_000);

const walked = (nodes: PlanNode[]) => nodes.map((node) => node['Index Name']);
const nodesOfGeneric = async (text: string) => nodesOf(await genericPlan(database.pool, text));
const run = <P, R>(query: PreparedQuery<P, R>, params: P) =>
  runGeneric(database.pool, query, params);

const everything = { text: '', city: '', types: [...loungeTypes], amenities: [] };
const paramsOf = (changes: Partial<Params> = {}): Params => ({
  ...everything,
  ...startOf('newest'),
  origin: cubeOf(BERLIN),
  chord: chordOf(25),
  ...patternsOf({ ...everything, ...changes }),
  ...changes,
});

/** How many blocks showing a lounge takes, with its photo, its picture and their indexes. */
const SHOWN = 12;

describe('a page of an order', () => {
  it.each([
    ['newest', /^lounges_(newest|pkey)$/],
    ['rating', /^lounges_by_rating$/],
    ['price', /^lounges_by_price$/],
    ['distance', /^lounges_place$/],
    ['placeless', /^lounges_placeless$/],
  ] as const)('%s is a walk along its index, never a sort of the table', async (order, index) => {
    for (const find of [findAhead, findAnywhere]) {
      const nodes = await nodesOfGeneric(find[order].withLimit(PAGE).sql);
      expect(walked(nodes)).toContainEqual(expect.stringMatching(index));
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    }
    const place = { ...startOf(order) };
    const plan = await run(findAhead[order].withLimit(PAGE), paramsOf(place));
    expect(plan['Actual Rows']).toBe(PAGE);
    expect(touched(plan)).toBeLessThan(PAGE * SHOWN + 40);
  });

  it.each<Place>([
    { order: 'newest', key: 0, id: LOUNGES / 2 },
    { order: 'rating', key: 3, id: LOUNGES / 2 },
    { order: 'price', key: 700, id: LOUNGES / 2 },
    // some hundreds of lounges away
    { order: 'distance', key: 10, id: LOUNGES / 2 },
  ])('costs the same far inside: %o', async ({ order, ...position }) => {
    const plan = await run(findAhead[order].withLimit(PAGE), paramsOf(position));
    expect(plan['Actual Rows']).toBe(PAGE);
    expect(touched(plan)).toBeLessThan(PAGE * SHOWN + 100);
  });

  it('looks at no more than the next lounges for what is rare', async () => {
    const plan = await run(findAhead.rating.withLimit(PAGE), paramsOf({ text: 'niemals' }));
    const looked = Math.max(...nodesOf(plan).map((node) => node['Actual Rows'] ?? 0));
    expect(plan['Actual Rows']).toBe(0);
    expect(looked).toBe(4000);
  });

  it.each(['newest', 'rating', 'price', 'distance'] as const)(
    'looks ahead in the order %s without a look at the table',
    async (order) => {
      const nodes = await nodesOfGeneric(findAhead[order].withLimit(PAGE).sql);
      const scans = nodes.filter((node) => node['Index Name']?.startsWith('lounges_'));
      const walk = scans.find((node) => node['Node Type'] === 'Index Only Scan');
      expect(walk).toBeDefined();
      // the other scan is for the lounges that are shown
      expect(walked(scans.filter((node) => node !== walk))).toEqual(['lounges_pkey']);
    },
  );
});

describe('a circle', () => {
  it.each(['newest', 'rating', 'price', 'distance'] as const)(
    'in the order %s is read from the index of places alone',
    async (order) => {
      const query = findWithin[order].withLimit(PAGE);
      const nodes = await nodesOfGeneric(query.sql);
      const scan = nodes.find((node) => node['Index Name'] === 'lounges_place');
      expect(scan?.['Node Type']).toBe('Index Only Scan');
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
      const start = startOf(order);
      const near = await run(query, paramsOf(start));
      expect(near['Actual Rows']).toBe(PAGE);
      // this circle contains more than a thousand lounges
      expect(touched(near)).toBeLessThan(PAGE * SHOWN + 200);
      const far = await run(query, paramsOf({ ...start, chord: chordOf(100), text: 'pub' }));
      expect(far['Actual Rows']).toBe(PAGE);
      expect(touched(far)).toBeLessThan(PAGE * SHOWN + 400);
    },
  );

  it('so wide that it has many of the next lounges is not read as a whole', async () => {
    const wide = paramsOf({ ...startOf('rating'), chord: chordOf(100) });
    const plan = await run(findAheadWithin.rating.withLimit(PAGE), wide);
    expect(plan['Actual Rows']).toBe(PAGE);
    expect(touched(plan)).toBeLessThan(PAGE * SHOWN + 1000);
  });

  it('by distance reads no more than the page', async () => {
    const plan = await run(findWithin.distance.withLimit(PAGE), paramsOf(startOf('distance')));
    const scan = nodesOf(plan).find((node) => node['Index Name'] === 'lounges_place');
    expect(scan?.['Actual Rows']).toBeLessThan(PAGE * 2);
  });
});

describe('a rare text', () => {
  it.each([
    ['in name or city', { text: 'zwiebelfisch' }, LOUNGES / 1000],
    ['in the city', { city: 'potsdam' }, 100],
  ])('%s is found by the index of texts', async (_, texts, few) => {
    const query = findByText.distance.withLimit(PAGE);
    expect(walked(await nodesOfGeneric(query.sql))).toContain('lounges_search');
    const plan = await run(query, paramsOf({ ...startOf('distance'), ...texts }));
    expect(plan['Actual Rows']).toBeGreaterThan(0);
    const most = Math.max(...nodesOf(plan).map((node) => node['Actual Rows'] ?? 0));
    expect(most).toBeLessThanOrEqual(few);
  });
});

describe('the map', () => {
  const town = { south: 52.4, west: 13.2, north: 52.6, east: 13.6, zoom: 12 };
  const found = {
    ...paramsOf(),
    chord: EARTH_DIAMETER_KM,
    box: cubeOfBox(boxOf(town)),
    ids: [],
  };

  it('counts a part of it within the index of places', async () => {
    const plan = await run(listCells.byPlace, { ...found, ...gridOf(town) });
    const scan = nodesOf(plan).find((node) => node['Index Name'] === 'lounges_place');
    expect(scan?.['Node Type']).toBe('Index Only Scan');
    expect(plan['Actual Rows']).toBeGreaterThan(20);
    // hundreds of lounges, without reading the table
    expect(scan?.['Actual Rows']).toBeGreaterThan(300);
    expect(scan && touched(scan)).toBeLessThan(100);
  });

  it('finds the edges of everything from outside', async () => {
    const plan = await run(getBounds.fromOutside, found);
    const indexes = ['lounges_latitude', 'lounges_longitude'];
    expect(walked(nodesOf(plan))).toEqual(expect.arrayContaining(indexes));
    expect(touched(plan)).toBeLessThan(30);
  });
});

it('the rules of a page are read with it', async () => {
  const days = { from: '2026-11-25', to: '2026-12-01' };
  const query = findAhead.newest.timed.withLimit(PAGE);
  const plan = await run(query, { ...paramsOf({ ...startOf('newest') }), ...days });
  expect(plan['Actual Rows']).toBe(PAGE);
  expect(nodesOf(plan).map((node) => node['Node Type'])).not.toContain('Seq Scan');
  expect(touched(plan)).toBeLessThan(PAGE * SHOWN + 100);
});

it('lounges nearby are three steps along the index of places', async () => {
  const plan = await run(listNearest, { origin: cubeOf(BERLIN) });
  expect(walked(nodesOf(plan))).toContain('lounges_place');
  expect(plan['Actual Rows']).toBe(3);
  expect(touched(plan)).toBeLessThan(100);
});

it('similar lounges are looked for in their postal code and city only', async () => {
  const nodes = await nodesOfGeneric(listSimilar.sql);
  expect(walked(nodes)).toEqual(expect.arrayContaining(['lounges_zip_code', 'lounges_search']));
});

it('a lounge is read along keys', async () => {
  const day = { from: '2026-11-01', to: '2026-12-24' };
  const plan = await run(getLounge, { id: 77, viewerId: 'owner', ...day });
  const scanned = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan');
  for (const { 'Relation Name': table } of scanned) expect(table).not.toMatch(/^lounge(s|_staff)$/);
  expect(touched(plan)).toBeLessThan(60);
});

it('PostgreSQL plans each hot read once, not for every run', async () => {
  const { db, pool } = database;
  const origin = { source: 'device', zipCode: null, place: null, ...BERLIN } as const;
  type Where = Pick<Search, 'origin' | 'radius'>;
  const searches: [Partial<Parameters<typeof filtersOf>[1]>, Where, Place][] = [
    [{}, { origin: null, radius: undefined }, startOf('newest')],
    [{ search: 'pub' }, { origin: null, radius: undefined }, startOf('rating')],
    [{ search: 'Zwiebelfisch' }, { origin, radius: undefined }, startOf('price')],
    [{ city: 'Potsdam' }, { origin, radius: undefined }, startOf('distance')],
    [{ search: 'pub' }, { origin, radius: 25 }, startOf('distance')],
    [{}, { origin, radius: 100 }, startOf('rating')],
  ];
  const days = { from: '2026-11-25', to: '2026-12-01' };
  for (let times = 0; times < 10; times++) {
    for (const [wish, where, place] of searches) {
      const none = { search: '', city: '', type: 'all', amenities: [] } as const;
      const filters = await filtersOf(db, { ...none, amenities: [], ...wish });
      const search = { filters, ...where, isWholeCity: false, among: null };
      await findFrom(toList(db), search, place, PAGE);
      await findFrom(toBook(db, days), search, place, PAGE);
    }
  }
  const { rows } = await pool.query<{ name: string; generic: number; custom: number }>(
    `select name, generic_plans as generic, custom_plans as custom from pg_prepared_statements
     where name like 'lounges.%'`,
  );
  expect(rows.length).toBeGreaterThan(12);
  expect(rows.filter(({ generic }) => generic === 0)).toEqual([]);
});
