import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { createMember } from '../../../../testing/members.ts';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../../../testing/plans.ts';
import { listFavourites } from '../favourites/favourite.queries.ts';
import { listMatches } from './match.queries.ts';

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** 20,000 searches for things of all weights, and one ad of 23 g; 20,000 favourites of a hundred members. */
beforeAll(async () => {
  const { db, pool } = database;
  for (let index = 0; index < 100; index += 1) await createMember(db, { id: `member-${index}` });
  await createMember(db, { id: 'seller' });
  await pool.query(
    `insert into market_items (seller_id, status, title, category, condition, price_cents, weight_tenths,
       created_at, updated_at, published_at)
     select 'seller', 'active', 'Target Swiss Point', 'darts', 'good', 4500, 230, now(), now(), now()
     from generate_series(1, 200)`,
  );
  await pool.query(
    `insert into market_searches (user_id, name, input, keys, query, price_from, price_to, weight_from,
       weight_to, weight_else, tungsten_from, tungsten_to, tungsten_else, since, seen_at, created_at)
     select 'member-' || n % 100, 'Suche', '{}'::jsonb, array['+w' || 100 + n % 2000], null::tsquery, 0, 10000, 0, 1000, -1,
       0, 100, 0, '2020-01-01'::timestamptz, now(), now()
     from generate_series(1, 20000) as n
     union all
     select 'member-' || n, 'Passt', '{}'::jsonb, array['+w23'], '''target'''::tsquery, 0, 10000, 225, 235, -1, 0, 100,
       0, '2020-01-01'::timestamptz, now(), now()
     from generate_series(1, 20) as n`,
  );
  await pool.query(
    `insert into market_favourites (user_id, item_id, known_cents, created_at)
     select 'member-' || n, item.id, 4500, now() - make_interval(secs => item.id)
     from generate_series(0, 99) as n cross join market_items item`,
  );
  await vacuum(pool);
}, 60_000);

it('an ad finds the searches that it suits without looking at all others', async () => {
  const asked = { id: 1, after: 0, fromCents: null };
  const rows = await listMatches(database.db, { ...asked, limit: 500 });
  expect(rows).toHaveLength(20);
  const plan = await runGeneric(database.pool, listMatches.withLimit(500), asked, true);
  expect(indexesOf(plan)).toContain('market_searches_keys');
  expect(scannedOf(plan)).not.toContain('market_searches');
  expect(touched(plan)).toBeLessThan(500);
});

it('a member’s favourites are read in their order', async () => {
  const asked = { viewerId: 'member-7', addedAt: '9999-12-31T00:00:00.000Z', itemId: 0 };
  const plan = await runGeneric(database.pool, listFavourites.withLimit(21), asked, true);
  expect(indexesOf(plan)).toContain('market_favourites_latest');
  expect(scannedOf(plan)).not.toContain('market_favourites');
  expect(touched(plan)).toBeLessThan(500);
});
