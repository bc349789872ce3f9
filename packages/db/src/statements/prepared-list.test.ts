import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing.ts';
import type { Placeholders } from './prepared.ts';
import { preparedList } from './prepared-list.ts';

const listCodes = preparedList(
  'test.listCodes',
  (db, p: Placeholders<{ country: string }>, limit) =>
    db
      .selectFrom('postal_codes')
      .select('code')
      .where('country', '=', p('country'))
      .orderBy('id')
      .limit(limit),
);

const database = useTestDatabase({ max: 1 });

test('gives as many rows as asked, with one statement a limit', async () => {
  expect(await listCodes(database.db, { country: 'LI', limit: 2 })).toHaveLength(2);
  expect(await listCodes(database.db, { country: 'LI', limit: 3 })).toHaveLength(3);
  expect(await listCodes(database.db, { country: 'DE', limit: 2 })).toHaveLength(2);
  const { rows } = await database.pool.query(
    "select name from pg_prepared_statements where name like 'test.listCodes%' order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual(['test.listCodes.2', 'test.listCodes.3']);
});

test('PostgreSQL keeps one plan for all runs', async () => {
  for (let run = 0; run < 10; run++) await listCodes(database.db, { country: 'AT', limit: 7 });
  const { rows } = await database.pool.query(
    "select generic_plans from pg_prepared_statements where name = 'test.listCodes.7'",
  );
  expect(Number(rows[0].generic_plans)).toBeGreaterThan(0);
});

test.each([0, -1, 1.5, 1001, Number.NaN])('takes no limit of %d', async (limit) => {
  const list = listCodes(database.db, { country: 'LI', limit });
  await expect(list).rejects.toThrow(RangeError);
});
