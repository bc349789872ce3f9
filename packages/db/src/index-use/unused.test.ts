import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing.ts';
import { KEPT } from './kept.ts';
import { type IndexUse, listIndexUse } from './note.ts';
import { readIndexUse, unusedIndexes } from './unused.ts';

const index = (name: string, about: Partial<IndexUse> = {}): IndexUse => ({
  name,
  isUsed: false,
  isConstraint: false,
  isForReference: false,
  ...about,
});

test('an index counts as used when one database of a run has used it', () => {
  const one = [index('a'), index('b', { isUsed: true }), index('c')];
  const other = [index('a', { isUsed: true }), index('b'), index('c')];
  expect(unusedIndexes([one, other], {})).toEqual([
    expect.stringMatching(/^No statement walks c:/),
  ]);
});

test('what holds a constraint or finds what refers to a row needs no statement', () => {
  const use = [index('a', { isConstraint: true }), index('b', { isForReference: true })];
  expect(unusedIndexes([use], {})).toEqual([]);
});

test('one with a reason stays, and a reason without an index is named', () => {
  const use = [index('a'), index('b', { isUsed: true })];
  expect(unusedIndexes([use], { a: 'why' })).toEqual([]);
  expect(unusedIndexes([use], { a: 'why', b: 'why', c: 'why' })).toEqual([
    expect.stringMatching(/^c is gone/),
  ]);
});

test('a run without notes has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oche-index-use-'));
  expect(await readIndexUse(join(folder, 'none'))).toEqual([]);
  await writeFile(join(folder, '1.jsonl'), `${JSON.stringify([index('a')])}\n[]\n`);
  expect(await readIndexUse(folder)).toEqual([[index('a')], []]);
  await rm(folder, { recursive: true });
});

test('a database tells what its statements have walked, of partitions under the name of the whole', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    create table boards (id int primary key, lounge_id bigint references lounges, name text, size int);
    create index boards_lounge on boards (lounge_id);
    create index boards_name on boards (name);
    create index boards_size on boards (size);
    create table visits (day int, name text) partition by list (day);
    create index visits_name on visits (name);
    create table visits_one partition of visits for values in (1);
    set enable_seqscan = off;
    select from boards where name = 'x';
    select from visits where name = 'x';`);
  await client.end();
  const use = await listIndexUse(database.url);
  const of = (name: string) => use.find((one) => one.name === name);
  expect(of('boards_pkey')).toEqual(index('boards_pkey', { isConstraint: true }));
  expect(of('boards_lounge')).toEqual(index('boards_lounge', { isForReference: true }));
  expect(of('boards_name')).toEqual(index('boards_name', { isUsed: true }));
  expect(of('boards_size')).toEqual(index('boards_size'));
  expect(of('visits_name')).toEqual(index('visits_name', { isUsed: true }));
  expect(use.filter(({ name }) => name.startsWith('visits'))).toHaveLength(1);
  await database.drop();
});

test('each index that stays serves the statement that it stays for', async () => {
  const database = await createTestDatabase({ max: 1 });
  // with hardly a row any index costs the same, so the table's others are away meanwhile
  const planOf = async (name: string, statement: string) => {
    await database.pool.query('begin');
    const { rows: others } = await database.pool.query(
      `select other.indexrelid::regclass as name from pg_index own
       join pg_index other on other.indrelid = own.indrelid and other.indexrelid <> own.indexrelid
       where own.indexrelid = $1::regclass and not other.indisunique and not other.indisexclusion
         and not exists (select from pg_inherits where inhrelid = other.indexrelid)`,
      [name],
    );
    for (const other of others) await database.pool.query(`drop index ${other.name}`);
    const { rows } = await database.pool.query(`explain ${statement}`);
    await database.pool.query('rollback');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  await database.pool.query('set enable_seqscan = off; set enable_sort = off');
  await database.pool.query('set enable_indexonlyscan = off');
  const others: string[] = [];
  for (const [name, { statement }] of Object.entries(KEPT)) {
    const plan = await planOf(name, statement);
    if (!plan.includes(` ${name} `)) others.push(`${name}:\n${plan}`);
  }
  expect(others).toEqual([]);
  await database.drop();
});
