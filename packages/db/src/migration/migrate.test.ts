import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../empty.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import type { Patience } from './apply.ts';
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

const run = (patience: Partial<Patience> = {}) =>
  migrate(database.url, {
    folder,
    loadData: async () => {},
    patience: { lockMs: 20, pauseMs: 0, ...patience },
  });

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

test('a former version starts again beside the next one, unless that has taken away what it needs', async () => {
  await run();
  await rm(join(folder, '0002_first_board.sql'));
  expect(await run()).toEqual([]);
  const taken = join(folder, '0002_first_board.sql');
  await writeFile(taken, 'insert into boards values (1);');
  await writeFile(
    join(folder, '0003_gone.sql'),
    '-- contract: since 0.0.9, unread\nselect 1;\n-- contract: since 999.10, gone\nselect 2;',
  );
  await run();
  // the version that knows the file goes on, whatever it is called
  expect(await run()).toEqual([]);
  await rm(join(folder, '0003_gone.sql'));
  await expect(run()).rejects.toThrow(/has applied 0003_gone\.sql .* only 999\.10 and newer/);
});

test('a database that was migrated before versions were noted goes on', async () => {
  await run();
  await database.pool.query('alter table oche_migrations drop column runs_from');
  await writeFile(join(folder, '0003_more.sql'), 'insert into boards values (3);');
  expect(await run()).toEqual(['0003_more.sql']);
  expect(await boards()).toEqual([1, 3]);
});

test('refuses a database that has seen another file under this number', async () => {
  await run();
  await rm(join(folder, '0002_first_board.sql'));
  await writeFile(join(folder, '0002_other.sql'), 'select 1;');
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

describe('while the tables are used', () => {
  let other: pg.Client;
  beforeEach(async () => {
    await run();
    other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin; select from boards');
    await writeFile(join(folder, '0003_names.sql'), 'alter table boards add column name text;');
  });
  afterEach(() => other.end());

  test('a file lets others go on while it waits for a lock, and tries again', async () => {
    const attempts: unknown[] = [];
    const onBlocked = (name: string) => {
      attempts.push(name);
      // whoever comes now doesn't stand behind it
      if (attempts.length === 2) boards().then(() => other.query('commit'));
    };
    expect(await run({ attempts: Number.POSITIVE_INFINITY, onBlocked })).toEqual([
      '0003_names.sql',
    ]);
    expect(attempts.slice(0, 2)).toEqual(['0003_names.sql', '0003_names.sql']);
  });

  test('a lock that is never to be had ends it in words, and nothing is done by half', async () => {
    const sql = 'create table halves (id int); alter table boards add column name text;';
    await writeFile(join(folder, '0003_names.sql'), sql);
    await expect(run({ attempts: 3 })).rejects.toThrow(
      /^0003_names\.sql could not get its locks: a transaction that stays open/,
    );
    const { rows } = await other.query("select to_regclass('halves') as halves");
    expect(rows).toEqual([{ halves: null }]);
    await other.query('commit');
    expect(await run()).toEqual(['0003_names.sql']);
  });
});

describe('a file without a transaction', () => {
  const file = (sql: string) =>
    writeFile(join(folder, '0003_alone.sql'), `-- no transaction\n-- as said;\n${sql}\n`);

  test('does what PostgreSQL refuses within one', async () => {
    await file(`create unique index concurrently if not exists boards_id
      on boards (id);\nvacuum boards;`);
    expect(await run()).toContain('0003_alone.sql');
    expect(await run()).toEqual([]);
  });

  test('is continued where it failed, and an index that was left half made is made anew', async () => {
    await run();
    await database.pool.query('insert into boards values (1)');
    await file('create unique index concurrently if not exists boards_id on boards (id);');
    await expect(run()).rejects.toThrow(
      /^0003_alone\.sql failed, and is continued at the next start: could not create unique index/,
    );
    const isValid = async () =>
      (
        await database.pool.query(
          "select indisvalid from pg_index where indexrelid = to_regclass('boards_id')",
        )
      ).rows;
    expect(await isValid()).toEqual([{ indisvalid: false }]);
    await database.pool.query('delete from boards where ctid <> (select min(ctid) from boards)');
    expect(await run()).toEqual(['0003_alone.sql']);
    expect(await isValid()).toEqual([{ indisvalid: true }]);
  });
});
