import { seedScaleItems } from '@oche/db/seeds';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  indexesOf,
  nodesOf,
  runGeneric,
  scannedOf,
  touched,
  vacuum,
} from '../../../../testing/plans.ts';
import { getItem } from '../../items/item/item.queries.ts';
import { COUNTED_AHEAD, countAhead, countByTerms } from '../counts/counts.queries.ts';
import { listSimilar } from '../similar/similar.queries.ts';
import { filtersOf } from './filters.ts';
import { findFrom } from './finder.service.ts';
import { type Order, startOf } from './order.ts';
import { anything } from './testing-wish.ts';
import * as queries from './walk.queries.ts';
import type { Wish } from './wish.ts';

const ITEMS = 10_000;
const PAGE = 21;
const BERLIN = { latitude: 52.52, longitude: 13.4 };
const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });
let typicalId: number;

beforeAll(async () => {
  ({ typicalItemId: typicalId } = await seedScaleItems(database.pool, { items: ITEMS }));
  await vacuum(database.pool);
}, 60_000);

const rare: Wish = {
  ...anything,
  choices: {
    intent: ['sell'],
    category: ['darts'],
    tip: ['soft'],
    barrelShape: ['bomb'],
    grip: ['smooth'],
  },
  weightFrom: 23,
  weightTo: 24,
};
const paramsOf = (wish: Wish, order: Order) => ({
  ...queries.paramsOf(filtersOf(wish, BERLIN)),
  ...startOf(order),
  viewerId: '',
});
const plan = (find: typeof queries.findAhead, wish: Wish, order: Order) =>
  runGeneric(database.pool, find[order].withLimit(PAGE), paramsOf(wish, order), true);

describe('a page of an order', () => {
  it.each([
    ['newest', 'market_items_newest'],
    ['oldest', 'market_items_newest'],
    ['price_asc', 'market_items_by_price'],
    ['price_desc', 'market_items_by_price'],
    ['popular', 'market_items_popular'],
    ['nearby', 'market_items_place'],
  ] as const)('%s is looked through in its index alone', async (order, index) => {
    const nodes = nodesOf(await plan(queries.findAhead, anything, order));
    const walk = nodes.find((node) => node['Index Name'] === index);
    expect(walk?.['Node Type']).toBe('Index Only Scan');
    // no further than the page needs; by distance to where the last place ends
    expect(walk?.['Actual Rows']).toBeLessThan(3 * PAGE);
    expect(walk && touched(walk)).toBeLessThan(60);
    expect(scannedOf(nodes[0] as never)).not.toContain('market_items');
    // what is shown: pictures, favourites and blocks of each
    expect(nodes[0] && touched(nodes[0])).toBeLessThan(PAGE * 12 + 250);
  });
});

it('what is rare is found by its terms, and a circle by its place', async () => {
  const byTerms = await plan(queries.findByTerms, rare, 'price_asc');
  expect(indexesOf(byTerms)).toContain('market_items_words');
  expect(scannedOf(byTerms)).not.toContain('market_items');
  const looked = nodesOf(byTerms).filter((node) => node['Relation Name'] === 'market_items');
  expect(Math.max(...looked.map((node) => node['Actual Rows'] ?? 0))).toBeLessThan(100);
  const circle = { middle: BERLIN, radius: 25 };
  const within = await plan(queries.findWithin, { ...anything, circle }, 'newest');
  expect(indexesOf(within)).toContain('market_items_place');
  expect(scannedOf(within)).not.toContain('market_items');
  const ofKin = await plan(queries.findOfKin, { ...rare, circle }, 'price_asc');
  const near = nodesOf(ofKin).find((node) => node['Index Name'] === 'market_items_near');
  expect(near?.['Node Type']).toBe('Index Only Scan');
  const words = { ...anything, words: "'hasenfus'" };
  expect(indexesOf(await plan(queries.findByTerms, words, 'newest'))).toContain(
    'market_items_words',
  );
});

it('counts read a bounded part', async () => {
  const ahead = await runGeneric(database.pool, countAhead, paramsOf(anything, 'newest'), true);
  const most = Math.max(...nodesOf(ahead).map((node) => node['Actual Rows'] ?? 0));
  expect(most).toBe(COUNTED_AHEAD);
  expect(indexesOf(ahead)).toContain('market_items_newest');
  const byTerms = await runGeneric(database.pool, countByTerms, paramsOf(rare, 'newest'), true);
  expect(indexesOf(byTerms)).toContain('market_items_words');
});

it('an ad and what is like it are read along keys', async () => {
  const asked = { id: typicalId, viewerId: '', limit: 4 };
  const similar = await runGeneric(database.pool, listSimilar, asked, true);
  expect(indexesOf(similar)).toContain('market_items_kin');
  expect(scannedOf(similar)).not.toContain('market_items');
  expect(touched(similar)).toBeLessThan(2500);
  const item = await runGeneric(database.pool, getItem, asked, true);
  expect(scannedOf(item)).not.toContain('market_items');
});

it('PostgreSQL plans each statement once, not for every run', async () => {
  const { db, pool } = database;
  for (let times = 0; times < 10; times += 1) {
    for (const [wish, order] of [
      [anything, 'newest'],
      [rare, 'price_asc'],
      [{ ...anything, words: "'tasch'" }, 'newest'],
      [{ ...anything, circle: { middle: BERLIN, radius: 10 } }, 'nearby'],
    ] as const) {
      const filters = filtersOf(wish, BERLIN);
      const sought = { filters, radius: wish.circle?.radius, viewerId: '', now: Date.now() };
      await findFrom(db, sought, startOf(order), PAGE);
    }
  }
  const { rows } = await pool.query<{ name: string; generic: number }>(
    `select name, generic_plans as generic from pg_prepared_statements where name like 'market.find%'`,
  );
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.filter(({ generic }) => generic === 0)).toEqual([]);
});
