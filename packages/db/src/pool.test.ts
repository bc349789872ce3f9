import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUnavailable } from './errors.ts';
import { createDb, type Db } from './executor.ts';
import { createPool, runUnlimited } from './pool.ts';
import { useTestDatabase } from './testing.ts';
import { withTransaction } from './transaction.ts';

const lost: string[] = [];
const database = useTestDatabase({ onError: (error) => lost.push(error.message) });

async function value(expression: string): Promise<unknown> {
  const { rows } = await database.pool.query(`select ${expression} as value`);
  return rows[0].value;
}

test('bigint is a number, and an inexact one is refused', async () => {
  expect(await value('9007199254740991::bigint')).toBe(9_007_199_254_740_991);
  expect(await value('-3::bigint')).toBe(-3);
  expect(await value('null::bigint')).toBeNull();
  await expect(value('9007199254740992::bigint')).rejects.toThrow(RangeError);
  expect(await value('count(*)')).toBe(1);
});

test('bigint[] holds numbers', async () => {
  expect(await value("'{1,NULL,30}'::bigint[]")).toEqual([1, null, 30]);
  expect(await value("'{}'::bigint[]")).toEqual([]);
});

test.each([
  ['2026-11-21 20:00:00+01', '2026-11-21T19:00:00.000Z'],
  ['2026-11-21 19:00:00.5+00', '2026-11-21T19:00:00.500Z'],
  ['2026-11-21 19:00:00.123456+00', '2026-11-21T19:00:00.123Z'],
  ['0999-01-01 00:00:00+00', '0999-01-01T00:00:00.000Z'],
])('timestamptz %s is read as %s', async (stored, read) => {
  expect(await value(`'${stored}'::timestamptz`)).toBe(read);
});

test('a time is also right when the session is not in UTC', async () => {
  const pool = createPool(database.url, { max: 1 });
  try {
    await pool.query("set timezone = 'Asia/Kolkata'");
    const { rows } = await pool.query("select '2026-11-21 19:00:00.25+00'::timestamptz as at");
    expect(rows[0].at).toBe('2026-11-21T19:00:00.250Z');
  } finally {
    await pool.end();
  }
});

test('an infinite time is refused instead of becoming a wrong one', async () => {
  await expect(value("'infinity'::timestamptz")).rejects.toThrow(RangeError);
});

test('a date stays the calendar day', async () => {
  expect(await value("'2026-03-29'::date")).toBe('2026-03-29');
});

test('a Date and an ISO text are stored as the same moment', async () => {
  const at = new Date('2026-11-21T19:00:00.123Z');
  const sql = 'select $1::timestamptz as date, $2::timestamptz as iso';
  const { rows } = await database.pool.query(sql, [at, at.toISOString()]);
  expect(rows[0]).toEqual({ date: at.toISOString(), iso: at.toISOString() });
});

test('sessions have timeouts and a name, and are in UTC wherever the server is', async () => {
  await database.pool.query(`
    do $$ begin
      execute format('alter database %I set timezone to %L', current_database(), 'Asia/Kolkata');
    end $$`);
  const pool = createPool(database.url, { applicationName: 'probe', statementTimeoutMs: 1234 });
  try {
    const { rows } = await pool.query(`
      select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('application_name') as name,
        current_setting('TimeZone') as zone`);
    expect(rows[0]).toEqual({
      statement: '1234ms',
      lock: '5s',
      idle: '15s',
      name: 'probe',
      zone: 'UTC',
    });
  } finally {
    await pool.end();
  }
});

test('a connection that is lost while idle is reported and replaced', async () => {
  lost.length = 0;
  const client = await database.pool.connect();
  const pid = (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
  client.release();
  const gone = ended(client);
  await terminate(pid);
  await gone;
  expect(lost).toEqual([expect.stringContaining('terminating connection')]);
  expect(await value('1')).toBe(1);
});

test('a connection that is lost while a transaction holds it does not end the process', async () => {
  lost.length = 0;
  const client = await database.pool.connect();
  await client.query('begin');
  const pid = (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
  const gone = ended(client);
  await terminate(pid);
  await gone;
  client.release();
  expect(lost).toEqual([expect.stringContaining('terminating connection')]);
  expect(await value('1')).toBe(1);
});

describe('a network that goes silent', () => {
  /** a busy machine may be silent for half a second without being gone */
  const SILENCE_MS = 1000;
  const wire = { isSilent: false, server: createServer(), url: '' };

  beforeAll(async () => {
    const { hostname, port } = new URL(database.url);
    wire.server.on('connection', (client) => {
      const postgres = connect(Number(port || 5432), hostname);
      for (const [from, to] of [
        [client, postgres],
        [postgres, client],
      ] as const) {
        from.on('data', (data) => wire.isSilent || to.write(data));
        from.on('error', () => {});
        from.on('close', () => to.destroy());
      }
    });
    await once(wire.server.listen(0, '127.0.0.1'), 'listening');
    const url = new URL(database.url);
    url.host = `127.0.0.1:${(wire.server.address() as AddressInfo).port}`;
    wire.url = url.href;
  });
  afterAll(() => wire.server.close());

  /** @param work runs while nothing comes through the connection any more */
  async function inSilence(work: (db: Db) => Promise<unknown>): Promise<void> {
    const pool = createPool(wire.url, { max: 1, silenceMs: SILENCE_MS });
    const db = createDb(pool);
    try {
      await sql`select 1`.execute(db);
      const failed = work(db).then(
        () => null,
        (error) => error,
      );
      expect(isUnavailable(await failed)).toBe(true);
      wire.isSilent = false;
      const { rows } = await sql`select 2 as two`.execute(db);
      expect(rows).toEqual([{ two: 2 }]);
    } finally {
      wire.isSilent = false;
      await db.destroy();
    }
  }

  test('fails the query that waits, and the next one works', () =>
    inSilence((db) => {
      wire.isSilent = true;
      return sql`select 1`.execute(db);
    }));

  test('fails the transaction that it interrupts, and the next one works', () =>
    inSilence((db) =>
      withTransaction(db, async (tx) => {
        await sql`select 1`.execute(tx);
        wire.isSilent = true;
        await sql`select 1`.execute(tx);
      }),
    ));

  test('leaves connections alone that wait for no answer', async () => {
    const pool = createPool(wire.url, { max: 1, silenceMs: SILENCE_MS });
    const client = await pool.connect();
    const pid = 'select pg_backend_pid() as pid';
    const [before] = (await client.query(pid)).rows;
    await once(client.connection.stream, 'timeout');
    const [after] = (await client.query(pid)).rows;
    expect(after).toEqual(before);
    client.release();
    await pool.end();
  });
});

/** Ends a session from outside, like a restart of the server. */
async function terminate(pid: number): Promise<void> {
  const admin = createPool(database.url, { max: 1 });
  await admin.query('select pg_terminate_backend($1)', [pid]);
  await admin.end();
}

function ended(client: PoolClient): Promise<void> {
  return new Promise((resolve) => client.once('end', resolve));
}

test('what takes longer than all limits has a connection of its own without them', async () => {
  const pool = createPool(database.url, { max: 1, statementTimeoutMs: 50, silenceMs: 100 });
  try {
    await expect(pool.query('select pg_sleep(0.3)')).rejects.toThrow('statement timeout');
    await runUnlimited(pool, ['select pg_sleep(0.3)']);
    // nobody else has it afterwards
    await expect(pool.query('select pg_sleep(0.3)')).rejects.toThrow('statement timeout');
  } finally {
    await pool.end();
  }
});
