import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isUnavailable } from '../errors.ts';
import { createDb } from '../executor.ts';
import { migrate } from '../migration/migrate.ts';
import { createPool, type Pool, type PoolOptions, runUnlimited } from '../pool.ts';
import { type Placeholders, prepared } from '../statements/prepared.ts';
import { useTestDatabase } from '../testing.ts';
import { withTransaction } from '../transaction.ts';
import { lookAtPooler, problemOfLimits } from './pooler-check.ts';
import { hasPgBouncer, type RunningPooler, startPgBouncer } from './testing-pgbouncer.ts';

const database = useTestDatabase();

/** PgBouncer takes these in a greeting and refuses, as it is set up by default, nearly all others. */
const GREETINGS = ['user', 'database', 'application_name', 'client_encoding'];

test.each<[string, (url: string) => Promise<unknown>]>([
  ['a pool', (url) => createPool(url).query('select 1')],
  ['a migration', migrate],
])('%s greets with nothing that a pooler refuses', async (_, work) => {
  const names = Promise.withResolvers<string[]>();
  const listener = createServer((socket) =>
    socket.once('data', (greeting) => {
      names.resolve(namesIn(greeting));
      socket.destroy();
    }),
  );
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  const { port } = listener.address() as AddressInfo;
  await expect(work(`postgres://oche:secret@127.0.0.1:${port}/oche`)).rejects.toThrow();
  listener.close();
  expect(GREETINGS).toEqual(expect.arrayContaining(await names.promise));
});

/** After length and version come names and values, each with a zero behind it. */
const namesIn = (greeting: Buffer): string[] =>
  greeting
    .subarray(8)
    .toString()
    .split('\0')
    .filter((text, index) => index % 2 === 0 && text !== '');

if (!hasPgBouncer)
  process.stdout.write('No pgbouncer from 1.21 on on this machine: its modes are not tried.\n');

const LIMITS = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
  current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit,
  current_setting('random_page_cost') as page, current_setting('TimeZone') as zone,
  current_setting('DateStyle') as dates, pg_backend_pid() as pid`;
const OURS = {
  statement: '10s',
  lock: '5s',
  idle: '15s',
  jit: 'off',
  page: '1.1',
  zone: 'UTC',
  dates: 'ISO, MDY',
};

describe.runIf(hasPgBouncer)('behind PgBouncer', () => {
  let pooler: RunningPooler;
  beforeAll(async () => {
    pooler = await startPgBouncer(database.url, {
      default_pool_size: 3,
      max_prepared_statements: 20,
    });
  });
  afterAll(() => pooler.stop());

  test('in session mode Oche migrates, and its sessions have their limits', async () => {
    expect(await migrate(pooler.url('session'))).toEqual([]);
    const pool = createPool(pooler.url('session'), { max: 2, statementTimeoutMs: 1234 });
    try {
      const { rows } = await pool.query(LIMITS);
      expect(rows).toEqual([expect.objectContaining({ statement: '1234ms', zone: 'UTC' })]);
    } finally {
      await pool.end();
    }
  });

  test.each(['transaction', 'statement'])('without a direct address, %s mode is refused', (mode) =>
    expect(migrate(pooler.url(mode))).rejects.toThrow(
      /name PostgreSQL itself in DATABASE_DIRECT_URL/,
    ),
  );

  test('with a direct address, a pooler without transactions is refused', () =>
    expect(migrate(database.url, { poolerUrl: pooler.url('statement') })).rejects.toThrow(
      'set its pool_mode to transaction',
    ));

  test('and so is one that leads elsewhere', () =>
    expect(migrate(database.url, { poolerUrl: pooler.url('elsewhere') })).rejects.toThrow(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases or servers',
    ));

  test('and one that loses named statements', async () => {
    const forgetful = await startPgBouncer(database.url, { max_prepared_statements: 0 });
    try {
      const poolerUrl = forgetful.url('transaction');
      await expect(migrate(database.url, { poolerUrl })).rejects.toThrow(/max_prepared_statements/);
    } finally {
      await forgetful.stop();
    }
  });

  test('what a superuser has to do, where we may not, is said literally', async () => {
    const direct = new pg.Client(database.url);
    await direct.connect();
    try {
      await direct.query("create role oche_guest login password 'guest'");
      const poolerUrl = pooler.url('guest');
      const facts = await lookAtPooler(poolerUrl, direct);
      expect(facts).toMatchObject({ role: 'oche_guest', problems: [] });
      const sentence = await problemOfLimits(poolerUrl, facts);
      expect(sentence).toContain('lock_timeout');
      const remedy = /console: (.*)$/s.exec(sentence ?? '')?.[1] ?? '';
      await direct.query(remedy);
      await direct.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'oche_guest'",
      );
      expect(await problemOfLimits(poolerUrl, facts)).toBeNull();
    } finally {
      await direct.query('drop owned by oche_guest; drop role oche_guest');
      await direct.end();
    }
  });

  describe('in transaction mode, with a direct address', () => {
    let pool: Pool;
    beforeAll(async () => {
      // a session from before, in a country of its own
      const early = new pg.Client({
        connectionString: pooler.url('transaction'),
        application_name: 'oche',
      });
      await early.connect();
      await early.query(
        "do $$ begin execute format('alter database %I set timezone to %L', current_database(), 'Asia/Kolkata'); end $$",
      );
      await early.end();
      const poolerUrl = pooler.url('transaction');
      expect(await migrate(database.url, { poolerUrl })).toEqual([]);
      expect(await migrate(database.url, { poolerUrl })).toEqual([]);
    });
    beforeEach(() => {
      pool = pooled({});
    });
    afterEach(() => pool.end());
    const pooled = (options: PoolOptions) =>
      createPool(pooler.url('transaction'), { directUrl: database.url, max: 9, ...options });

    /** As many sessions at once as the pooler has. */
    const inAllSessions = async (text: string) => {
      const clients = await Promise.all([1, 2, 3].map(() => pool.connect()));
      try {
        await Promise.all(clients.map((client) => client.query('begin')));
        const answers = await Promise.all(clients.map((client) => client.query(text)));
        return answers.map(({ rows }) => rows[0]);
      } finally {
        await Promise.all(clients.map((client) => client.query('rollback')));
        for (const client of clients) client.release();
      }
    };

    test('every session has the limits, and ours of time and place', async () => {
      const sessions = await inAllSessions(LIMITS);
      expect(new Set(sessions.map(({ pid }) => pid)).size).toBe(3);
      for (const { pid, ...limits } of sessions) expect(limits).toEqual(OURS);
    });

    test('what takes longer than all limits leaves none of its freedom behind', async () => {
      await runUnlimited(pool, ['select 1', 'reindex table users']);
      for (const { pid, ...limits } of await inAllSessions(LIMITS)) expect(limits).toEqual(OURS);
    });

    test('limits of a transaction end with it', async () => {
      const db = createDb(pool);
      await withTransaction(db, async (tx) => {
        await sql`set local statement_timeout = '50ms'`.execute(tx);
        const slow = sql`select pg_sleep(5)`.execute(tx);
        await expect(slow).rejects.toThrow('statement timeout');
      }).catch(() => {});
      for (const { statement } of await inAllSessions(LIMITS)) expect(statement).toBe('10s');
    });

    test('named statements run in whatever session, more of them than a session keeps', async () => {
      const db = createDb(pool);
      const queries = Array.from({ length: 60 }, (_, index) =>
        prepared(`pooler.test${index}`, (db, p: Placeholders<{ given: number }>) =>
          db.selectNoFrom(sql<number>`${p('given')}::int + ${sql.lit(index)}`.as('sum')),
        ),
      );
      const asked = Array.from({ length: 5 }, () => queries).flat();
      const sums = await Promise.all(
        asked.map(async (query, index) => {
          const run = (executor: Parameters<typeof query>[0]) => query(executor, { given: 1000 });
          const rows = index % 3 === 0 ? await withTransaction(db, run) : await run(db);
          return rows[0]?.sum;
        }),
      );
      expect(sums).toEqual(asked.map((_, index) => 1000 + (index % queries.length)));
    });

    test('a connection whose pooler falls silent is cut, and another one taken', async () => {
      const wary = pooled({ silenceMs: 1000, max: 1 });
      try {
        await wary.query('select 1');
        pooler.signal('SIGSTOP');
        const failed = await wary.query('select 1').then(
          () => null,
          (error) => error,
        );
        expect(isUnavailable(failed)).toBe(true);
        pooler.signal('SIGCONT');
        expect((await wary.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
      } finally {
        pooler.signal('SIGCONT');
        await wary.end();
      }
    });

    test('what fails since the pooler has no session left is a matter of trying again', async () => {
      const impatient = await startPgBouncer(database.url, {
        default_pool_size: 1,
        query_wait_timeout: 1,
      });
      const one = createPool(impatient.url('transaction'), { directUrl: database.url });
      try {
        const holder = await one.connect();
        await holder.query('begin');
        const failed = await one.query('select 1').catch((error) => error);
        expect(failed.message).toContain('query_wait_timeout');
        expect(isUnavailable(failed)).toBe(true);
        await holder.query('rollback');
        holder.release();
      } finally {
        await one.end();
        await impatient.stop();
      }
    });
  });
});
