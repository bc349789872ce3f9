import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing.ts';
import { withTransaction } from '../transaction.ts';
import { type Placeholders, prepared } from './prepared.ts';

const listPlaces = prepared(
  'test.listPlaces',
  (db, p: Placeholders<{ country: string; prefix: string; limit: number }>) =>
    db
      .selectFrom('postal_codes')
      .select(['id', 'code', 'place'])
      .where('country', '=', p('country'))
      .where('code', 'like', sql<string>`${p('prefix')} || '%'`)
      .where('place', '<>', 'nirgends')
      .orderBy('code')
      .limit(p('limit')),
);

const addCategory = prepared('test.addCategory', (db, p: Placeholders<{ name: string }>) =>
  db
    .insertInto('forum_categories')
    .values({ name: p('name'), position: 7 })
    .returning('position'),
);

const listByIds = prepared('test.listByIds', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('postal_codes')
    .select('id')
    .where('id', '=', sql<number>`any(${p('ids')})`)
    .orderBy('id'),
);

const database = useTestDatabase({ max: 1 });

test('parameters and constants reach their places', async () => {
  const rows = await listPlaces(database.db, { country: 'LI', prefix: '949', limit: 2 });
  expect(rows.map((row) => row.code)).toEqual(['9490', '9491']);
  expect(typeof rows[0]?.id).toBe('number');
  const others = await listPlaces(database.db, { country: 'AT', prefix: '101', limit: 1 });
  expect(others.map((row) => row.code)).toEqual(['1010']);
});

test('first gives one row or undefined', async () => {
  const found = await listPlaces.first(database.db, { country: 'LI', prefix: '9490', limit: 1 });
  expect(found?.place).toBe('Vaduz');
  const none = await listPlaces.first(database.db, { country: 'LI', prefix: '1', limit: 1 });
  expect(none).toBeUndefined();
});

test('a list is passed as one array', async () => {
  expect(await listByIds(database.db, { ids: [3, 1] })).toEqual([{ id: 1 }, { id: 3 }]);
  expect(await listByIds(database.db, { ids: [] })).toEqual([]);
});

test('constants stand in the text, quoted, and only placeholders are parameters', () => {
  const query = prepared('test.constants', (db, p: Placeholders<{ name: string }>) =>
    db
      .selectFrom('forum_categories')
      .select('id')
      .where('is_active', '=', true)
      .where('name', '<>', "O'Neill \\")
      .where('name', '=', p('name'))
      .limit(1),
  );
  expect(query.sql).toBe(
    `select "id" from "forum_categories" where "is_active" = true and "name" <> 'O''Neill \\'` +
      ' and "name" = $1 limit 1',
  );
});

test('PostgreSQL holds the statement under its name, and uses it outside and inside a transaction', async () => {
  const params = { country: 'LI', prefix: '9490', limit: 1 };
  await listPlaces(database.db, params);
  const before = await uses('test.listPlaces');
  await listPlaces(database.db, params);
  await withTransaction(database.db, (tx) => listPlaces(tx, params));
  expect(await uses('test.listPlaces')).toBe(before + 2);
});

test('in a transaction it runs on the connection of the transaction', async () => {
  await expect(
    withTransaction(database.db, async (tx) => {
      expect(await addCategory(tx, { name: 'Verworfen' })).toEqual([{ position: 7 }]);
      throw new Error('roll back');
    }),
  ).rejects.toThrow('roll back');
  const { rows } = await database.pool.query('select from forum_categories');
  expect(rows).toHaveLength(0);
});

test('a name can be given only once, and must fit', () => {
  const build = () =>
    prepared('test.listByIds', (db, _p: Placeholders<object>) =>
      db.selectFrom('users').select('id'),
    );
  expect(build).toThrow('exists already');
  expect(() =>
    prepared('x'.repeat(64), (db, _p: Placeholders<object>) => db.selectFrom('users').select('id')),
  ).toThrow('longer than 63 bytes');
});

/** How often this session has run a prepared statement. */
async function uses(name: string): Promise<number> {
  const { rows } = await database.pool.query(
    'select generic_plans + custom_plans as uses from pg_prepared_statements where name = $1',
    [name],
  );
  return rows[0].uses;
}
