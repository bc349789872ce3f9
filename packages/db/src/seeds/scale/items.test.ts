import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing.ts';
import { type ItemScaleStats, seedScaleItems } from './items.ts';

const ITEMS = 2000;
const database = useTestDatabase({ statementTimeoutMs: 0 });
let stats: ItemScaleStats;

beforeAll(async () => {
  stats = await seedScaleItems(database.pool, { items: ITEMS });
});

const query = async (sql: string) => (await database.pool.query(sql)).rows[0];

test('has as many as were asked for, of every category and condition, all over the map', async () => {
  const counted = await query(`
    select count(*)::int as all, count(distinct category)::int as categories,
      count(distinct condition)::int as conditions, count(distinct zip_code)::int as codes,
      count(*) filter (where status = 'active')::int as active,
      count(*) filter (where intent = 'wanted')::int as wanted
    from market_items`);
  expect(counted).toMatchObject({ all: ITEMS, categories: 8, conditions: 5 });
  expect(counted.codes).toBeGreaterThan(1000);
  expect(counted.active).toBeGreaterThan(ITEMS / 2);
  expect(counted.wanted).toBeGreaterThan(ITEMS / 50);
});

test('has its indexes again, and keeps to the constraints, although their checks were skipped', async () => {
  const { orphans } = await query(`
    select count(*)::int as orphans from market_items
    where not exists (select from users where users.id = market_items.seller_id)`);
  expect(orphans).toBe(0);
  const { indexes } = await query(
    `select count(*)::int as indexes from pg_indexes where tablename = 'market_items'`,
  );
  expect(indexes).toBeGreaterThan(8);
  const { next } = await query(
    `select nextval(pg_get_serial_sequence('market_items', 'id')) as next`,
  );
  expect(Number(next)).toBeGreaterThan(ITEMS);
  const typical = await query(
    `select category, status from market_items where id = ${stats.typicalItemId}`,
  );
  expect(typical).toEqual({ category: 'darts', status: 'active' });
  const member = await query(`select zip_code from users where id = '${stats.memberId}'`);
  expect(member.zip_code).toBe('10115');
});

test('refuses too few', async () => {
  await expect(seedScaleItems(database.pool, { items: 10 })).rejects.toThrow(RangeError);
});
