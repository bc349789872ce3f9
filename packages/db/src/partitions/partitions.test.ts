import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../empty.ts';
import { migrate } from '../migration/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { dropPartitions, makePartitionsBy, PARTITIONED } from './partitions.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function partsOf(table: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1`,
    [table],
  );
  return rows.map(({ name }) => name.slice(table.length + 1));
}

const daysOf = async (table = 'market_traces') =>
  (
    await database.pool.query(
      `select tableoid::regclass::text as part, day::text from ${table} order by day`,
    )
  ).rows.map(({ part, day }) => [part.slice(table.length + 1), day]);

const trace = (day: string, isCounted = true) =>
  database.pool.query(
    "insert into market_traces (day, item_id, kind, who, is_counted) values ($1, 1, 'view', 'x', $2)",
    [day, isCounted],
  );

const make = (now: string) => makePartitionsBy(database.pool, new Date(now));

test('a new database has the partitions of now, made at its start', async () => {
  expect(await makePartitionsBy(database.pool)).toEqual([]);
  const { rows } = await database.pool.query(
    `select to_char(now() at time zone 'UTC', 'YYYY_MM') as month,
       to_char((now() at time zone 'UTC')::date + 3, 'YYYY_MM_DD') as day`,
  );
  expect(await partsOf('sign_ins')).toContain(rows[0].month);
  expect(await partsOf('banner_traces')).toContain(rows[0].day);
});

describe('making them', () => {
  test('makes what is missing of the next days and months, once, even if several do it at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => make('2030-12-30T23:30:00Z')));
    expect(made.flat().sort()).toEqual([
      ...['banner_traces', 'market_traces'].flatMap((table) =>
        ['2030_12_30', '2030_12_31', '2031_01_01', '2031_01_02'].map((day) => `${table}_${day}`),
      ),
      'sign_ins_2030_12',
      'sign_ins_2031_01',
      'sign_ins_2031_02',
    ]);
    expect(await make('2030-12-31T00:00:00Z')).toEqual([
      'banner_traces_2031_01_03',
      'market_traces_2031_01_03',
    ]);
  });

  test('a row never fails for want of one, and is moved when its own is made', async () => {
    await trace('2030-05-01');
    await trace('2030-06-01');
    expect(await daysOf()).toEqual([
      ['other', '2030-05-01'],
      ['other', '2030-06-01'],
    ]);
    await make('2030-05-01T12:00:00Z');
    expect(await daysOf()).toEqual([
      ['2030_05_01', '2030-05-01'],
      ['other', '2030-06-01'],
    ]);
  });

  test.each(['Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])(
    'its bounds are the same for a session in %s',
    async (zone) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(`alter database ${client.database} set timezone = '${zone}'`);
      await client.end();
      const other = new pg.Pool({ connectionString: database.url, max: 1 });
      const now = new Date('2030-05-01T00:00:00Z');
      expect(await makePartitionsBy(other, now)).toHaveLength(11);
      expect(await makePartitionsBy(other, now)).toEqual([]);
      const { rows } = await other
        .query(
          `set timezone = 'UTC'; select pg_get_expr(relpartbound, oid) as bound from pg_class
         where relname in ('sign_ins_2030_05', 'market_traces_2030_05_01') order by relname`,
        )
        .then((results) => (results as unknown as pg.QueryResult[])[1] ?? { rows: [] });
      expect(rows.map(({ bound }) => bound)).toEqual([
        "FOR VALUES FROM ('2030-05-01') TO ('2030-05-02')",
        "FOR VALUES FROM ('2030-05-01 00:00:00+00') TO ('2030-06-01 00:00:00+00')",
      ]);
      await other.end();
    },
  );

  test('they hold what the whole holds: keys, checks, references, indexes', async () => {
    await make('2030-05-01T12:00:00Z');
    for (const [table, { key }] of Object.entries(PARTITIONED)) {
      const shapeOf = async (name: string) =>
        (
          await database.pool.query(
            `select pg_get_constraintdef(oid) as what from pg_constraint where conrelid = $1::regclass
             union all
             select regexp_replace(pg_get_indexdef(indexrelid), '^.* USING', '') from pg_index
             where indrelid = $1::regclass order by 1`,
            [name],
          )
        ).rows;
      const [part] = (await partsOf(table)).filter((name) => name.startsWith('2030'));
      expect([key, await shapeOf(`${table}_${part}`)]).toEqual([key, await shapeOf(table)]);
    }
  });
});

describe('dropping them', () => {
  test('drops what is older as a whole, and says from when on all is kept', async () => {
    await make('2030-05-01T12:00:00Z');
    for (const day of ['2030-04-01', '2030-05-01', '2030-05-02', '2030-05-03']) await trace(day);
    const drop = () => dropPartitions(database.db, 'market_traces', { before: '2030-05-03' });
    expect(await drop()).toBe('2030-05-03');
    // the first of them was in none of the days
    expect(await daysOf()).toEqual([
      ['other', '2030-04-01'],
      ['2030_05_03', '2030-05-03'],
    ]);
    expect(await drop()).toBe('2030-05-03');
  });

  test('a month stays until its last moment is older', async () => {
    await make('2030-05-01T12:00:00Z');
    const drop = (before: string) => dropPartitions(database.db, 'sign_ins', { before });
    expect(await drop('2030-05-31T23:59:59.999Z')).toBe('2030-05-01');
    expect(await partsOf('sign_ins')).toContain('2030_05');
    expect(await drop('2030-06-01T00:00:00Z')).toBe('2030-06-01');
    expect(await partsOf('sign_ins')).not.toContain('2030_05');
  });

  test('neither waits for who reads for long, as a backup does, nor fails', async () => {
    await make('2030-05-01T12:00:00Z');
    for (const day of ['2030-04-01', '2030-05-01', '2030-05-02', '2030-06-01']) await trace(day);
    const drop = (before = '2030-05-03') =>
      dropPartitions(database.db, 'market_traces', { before });
    await drop('2030-05-01');
    const reader = new pg.Client({ connectionString: database.url });
    reader.on('error', () => {});
    await reader.connect();
    await reader.query('begin; select from market_traces');
    expect(await drop()).toBe('2030-05-01');
    expect(await make('2030-06-01T12:00:00Z')).not.toContain('market_traces_2030_06_01');
    expect(await daysOf()).toHaveLength(4);
    await reader.end();
    expect(await drop()).toBe('2030-05-03');
    expect(await make('2030-06-01T12:00:00Z')).toContain('market_traces_2030_06_01');
    expect(await daysOf()).toEqual([
      ['other', '2030-04-01'],
      ['2030_06_01', '2030-06-01'],
    ]);
  });

  test('keeps one with rows that are still needed, and several may do it at once', async () => {
    await make('2030-05-01T12:00:00Z');
    await trace('2030-05-01', false);
    await trace('2030-05-02');
    const drop = () =>
      dropPartitions(database.db, 'market_traces', {
        before: '2030-06-01',
        unless: 'not is_counted',
      });
    await Promise.all([drop(), drop(), drop()]);
    expect(await daysOf()).toEqual([['2030_05_01', '2030-05-01']]);
  });
});

describe('a database with rows, whose former version goes on', () => {
  test('finds the same rows by the same statements, and loses none', async () => {
    await emptyDatabase(database.url);
    await migrate(database.url, { through: '0105_forum_order_tags.sql', loadData: async () => {} });
    const former = new pg.Client({ connectionString: database.url });
    // a test that fails leaves it open
    former.on('error', () => {});
    await former.connect();
    await former.query(`
      insert into users (id, email, first_name, last_name) values ('a', 'a@oche.test', 'A', 'B')`);
    const view = '6f1f9c9e-2f5e-4c3b-9a58-0d6c1b6b2f11';
    const statement = (name: string, text: string) => (values: unknown[]) =>
      former.query({ name, text, values });
    const signIn = statement(
      'sign-in',
      "insert into sign_ins (user_id, method, signed_in_at) values ('a', 'passkey', $1) returning id",
    );
    const list = statement('list', 'select id from sign_ins where user_id = $1 order by id desc');
    const see = statement(
      'see',
      `insert into banner_traces (view_id, banner_id, round, kind, day, at)
       values ($1, 1, 0, 'impression', $2, now()) on conflict do nothing`,
    );
    const look = statement(
      'look',
      "insert into market_traces (day, item_id, kind, who) values ($1, 1, 'view', 'x') on conflict do nothing",
    );
    const today = new Date().toISOString().slice(0, 10);
    const counts = async () => [
      Number((await signIn([new Date()])).rows[0].id),
      (await list(['a'])).rows.length,
      (await see([view, today])).rowCount,
      (await look([today])).rowCount,
    ];
    expect(await counts()).toEqual([1, 1, 1, 1]);
    expect(await counts()).toEqual([2, 2, 0, 0]);
    await migrate(database.url, { loadData: async () => {} });
    expect(await counts()).toEqual([3, 3, 0, 0]);
    expect(await partsOf('sign_ins')).toContain('former');
    // what comes later is in months of its own
    const later = new Date(Date.now() + 120 * 86_400_000).toISOString();
    await makePartitionsBy(database.pool, new Date(later));
    await signIn([later]);
    const { rows } = await former.query(
      'select tableoid::regclass::text as part, count(*)::int as rows from sign_ins group by 1 order by 1',
    );
    expect(rows).toEqual([
      { part: `sign_ins_${later.slice(0, 7).replace('-', '_')}`, rows: 1 },
      { part: 'sign_ins_former', rows: 3 },
    ]);
    await former.query("delete from users where id = 'a'");
    expect((await list(['a'])).rows).toEqual([]);
    await former.end();
  });
});
