import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../empty.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  await emptyDatabase(database.url);
  folder = await mkdtemp(join(tmpdir(), 'oche-migrations-'));
  await writeFile(join(folder, '0001_boards.sql'), 'create table boards (id int);');
  await writeFile(join(folder, '0002_first_board.sql'), 'insert into boards values (1);');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const run = () => migrate(database.url, { folder, loadData: async () => {} });

async function boards(): Promise<number[]> {
  const { rows } = await database.pool.query('select id from boards order by id');
  return rows.map((row) => row.id);
}

test('applies each file once, in order', async () => {
  expect(await run()).toEqual(['0001_boards.sql', '0002_first_board.sql']);
  expect(await run()).toEqual([]);
  await writeFile(join(folder, '0003_second_board.sql'), 'insert into boards values (2);');
  expect(await run()).toEqual(['0003_second_board.sql']);
  expect(await boards()).toEqual([1, 2]);
});

test('two runs at the same time apply each file once between them', async () => {
  await writeFile(
    join(folder, '0003_slow.sql'),
    'select pg_sleep(0.3); insert into boards values (2);',
  );
  const [one, other] = await Promise.all([run(), run()]);
  expect([...one, ...other].sort()).toEqual([
    '0001_boards.sql',
    '0002_first_board.sql',
    '0003_slow.sql',
  ]);
  expect(one.length === 0 || other.length === 0).toBe(true);
  expect(await boards()).toEqual([1, 2]);
});

test('refuses an applied file that was changed, and names it', async () => {
  await run();
  await appendFile(join(folder, '0001_boards.sql'), '\n-- later');
  await writeFile(join(folder, '0003_second_board.sql'), 'insert into boards values (2);');
  await expect(run()).rejects.toThrow(/^0001_boards\.sql was changed after it had been applied/);
  expect(await boards()).toEqual([1]);
});

test('line ends of another system are no change', async () => {
  await writeFile(join(folder, '0003_lines.sql'), 'select 1;\nselect 2;\n');
  await run();
  await writeFile(join(folder, '0003_lines.sql'), 'select 1;\r\nselect 2;\r\n');
  expect(await run()).toEqual([]);
});

test('refuses a database that a newer version has migrated', async () => {
  await run();
  await rm(join(folder, '0002_first_board.sql'));
  await expect(run()).rejects.toThrow(/has applied 0002_first_board\.sql, which is not among/);
});

test('a file that fails is rolled back as a whole, those before it stay', async () => {
  await writeFile(join(folder, '0003_broken.sql'), 'insert into boards values (2); selekt 1;');
  await expect(run()).rejects.toThrow(/^0003_broken\.sql failed and was rolled back: syntax error/);
  expect(await boards()).toEqual([1]);
  await writeFile(join(folder, '0003_broken.sql'), 'insert into boards values (3);');
  expect(await run()).toEqual(['0003_broken.sql']);
});

test('a file and the note that it was applied are one transaction', async () => {
  const sql = 'insert into boards values (2); drop table oche_migrations;';
  await writeFile(join(folder, '0003_forgetful.sql'), sql);
  await expect(run()).rejects.toThrow(/^0003_forgetful\.sql failed and was rolled back/);
  expect(await boards()).toEqual([1]);
});

test.each(['0004_gap.sql', 'words.sql', '0002_double.sql', '0003-dash.sql'])(
  'refuses the misnumbered file %s before it touches the database',
  async (name) => {
    await writeFile(join(folder, name), 'select 1;');
    await expect(run()).rejects.toThrow('should be number');
    const { rows } = await database.pool.query("select to_regclass('boards') as boards");
    expect(rows[0].boards).toBeNull();
  },
);

test('the migrations of Oche run on an empty database, and load the postal codes once', async () => {
  expect((await migrate(database.url)).length).toBeGreaterThan(1);
  expect(await migrate(database.url)).toEqual([]);
  const { rows } = await database.pool.query(`
    select count(*) as count, count(distinct (country, code)) as codes from postal_codes`);
  expect(rows[0]).toEqual({ count: 16_406, codes: 16_406 });
});
