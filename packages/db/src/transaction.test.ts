import { sql } from 'kysely';
import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { isPgError, isUnavailable } from './errors.ts';
import { createDb, type Db, type Executor, type Tx } from './executor.ts';
import { createPool } from './pool.ts';
import { useTestDatabase } from './testing.ts';
import { afterCommit, attempt, beforeCommit, withTransaction } from './transaction.ts';

const database = useTestDatabase();
beforeEach(async () => {
  await database.pool.query('truncate forum_categories cascade');
  await database.pool.query("insert into forum_categories (name) values ('A'), ('B')");
});

const rename = (tx: Tx, name: string, to: string) =>
  tx.updateTable('forum_categories').set({ description: to }).where('name', '=', name).execute();

async function descriptions(): Promise<(string | null)[]> {
  const rows = await database.db
    .selectFrom('forum_categories')
    .select('description')
    .orderBy('name')
    .execute();
  return rows.map((row) => row.description);
}

test('commits what resolves and gives its result', async () => {
  const result = await withTransaction(database.db, async (tx) => {
    await rename(tx, 'A', 'neu');
    return 42;
  });
  expect(result).toBe(42);
  expect(await descriptions()).toEqual(['neu', null]);
});

test('rolls back what throws, and does not run it again', async () => {
  let runs = 0;
  const work = withTransaction(database.db, async (tx) => {
    runs++;
    await rename(tx, 'A', 'neu');
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(runs).toBe(1);
  expect(await descriptions()).toEqual([null, null]);
});

test('what is gathered is written once, in its order, before the commit; without a transaction at once', async () => {
  const written: string[][] = [];
  const write = async (db: Executor, names: readonly string[]) => {
    written.push([...names]);
    await db
      .insertInto('forum_categories')
      .values(names.map((name) => ({ name })))
      .execute();
  };
  await withTransaction(database.db, async (tx) => {
    await beforeCommit(tx, ['C'], write);
    await beforeCommit(tx, [], write);
    await beforeCommit(tx, ['D', 'E'], write);
    expect(written).toEqual([]);
  });
  expect(written).toEqual([['C', 'D', 'E']]);
  await beforeCommit(database.db, ['F'], write);
  expect(written).toEqual([['C', 'D', 'E'], ['F']]);
  expect(await descriptions()).toHaveLength(6);
  const failing = withTransaction(database.db, async (tx) => {
    await beforeCommit(tx, ['G'], write);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(written).toHaveLength(2);
});

describe('what is told after the commit', () => {
  const told: string[][] = [];
  const tell = (names: readonly string[]) => void told.push([...names]);
  beforeEach(() => told.splice(0));

  test('is told once, in its order; without a transaction at once', async () => {
    const write = async (executor: Executor) => afterCommit(executor, ['written'], tell);
    await withTransaction(database.db, async (tx) => {
      await beforeCommit(tx, ['x'], write);
      afterCommit(tx, ['A'], tell);
      afterCommit(tx, [], tell);
      await attempt(tx, async () => {
        afterCommit(tx, ['undone'], tell);
        throw new Error('no');
      });
      await attempt(tx, async () => afterCommit(tx, ['B', 'C'], tell));
      await descriptions();
      expect(told).toEqual([]);
    });
    expect(told).toEqual([['A', 'B', 'C', 'written']]);
    afterCommit(database.db, ['D'], tell);
    expect(told.at(-1)).toEqual(['D']);
  });

  test('is not told when it is rolled back, also by the commit itself, and once when it ran again', async () => {
    let runs = 0;
    const again = withTransaction(database.db, async (tx) => {
      afterCommit(tx, [`run ${++runs}`], tell);
      if (runs === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
    });
    await again;
    expect(told).toEqual([['run 2']]);
    const failing = withTransaction(database.db, async (tx) => {
      afterCommit(tx, ['no'], tell);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await atCommit(`raise exception 'refused'`, async () => {
      const refused = withTransaction(database.db, async (tx) => {
        afterCommit(tx, ['refused'], tell);
        await rename(tx, 'A', 'B');
      });
      await expect(refused).rejects.toThrow('refused');
    });
    expect(told).toEqual([['run 2']]);
  });

  test('is told when nobody knows, as the connection broke', async () => {
    await atCommit('perform pg_terminate_backend(pg_backend_pid())', async () => {
      const broken = withTransaction(database.db, async (tx) => {
        afterCommit(tx, ['perhaps'], tell);
        await rename(tx, 'A', 'B');
      });
      await expect(broken).rejects.toThrow();
    });
    expect(told).toEqual([['perhaps']]);
  });

  /** Lets something happen in the moment in which a transaction commits. */
  async function atCommit(statement: string, work: () => Promise<void>): Promise<void> {
    await sql`create or replace function at_commit() returns trigger language plpgsql
      as ${sql.lit(`begin ${statement}; return null; end`)}`.execute(database.db);
    await sql`create constraint trigger at_commit after update on forum_categories
      deferrable initially deferred for each row execute function at_commit()`.execute(database.db);
    try {
      await work();
    } finally {
      await sql`drop trigger at_commit on forum_categories`.execute(database.db);
    }
  }
});

test('of an attempt that fails nothing is left, and the transaction goes on', async () => {
  const written: string[] = [];
  const write = async (_: Executor, names: readonly string[]) => void written.push(...names);
  const outcomes = await withTransaction(database.db, async (tx) => {
    await rename(tx, 'A', 'vorher');
    await beforeCommit(tx, ['before'], write);
    const failed = await attempt(tx, async () => {
      await beforeCommit(tx, ['failed'], write);
      await rename(tx, 'A', 'nie');
      const inner = await attempt(tx, () => rename(tx, 'B', 'innen'));
      expect(inner).toHaveProperty('result');
      await tx.insertInto('forum_categories').values({ name: '' }).execute();
    });
    const done = await attempt(tx, async () => {
      await beforeCommit(tx, ['done'], write);
      await rename(tx, 'B', 'nachher');
      return 42;
    });
    return [failed, done];
  });
  expect(outcomes).toEqual([
    { error: expect.objectContaining({ constraint: 'forum_categories_name_check' }) },
    { result: 42 },
  ]);
  expect(await descriptions()).toEqual(['vorher', 'nachher']);
  expect(written).toEqual(['before', 'done']);
});

test('an attempt in a deadlock runs again with its whole transaction', async () => {
  let runs = 0;
  const work = withTransaction(
    database.db,
    (tx) =>
      attempt(tx, async () => {
        runs++;
        throw Object.assign(new Error('deadlock'), { code: '40P01' });
      }),
    { retries: 1 },
  );
  await expect(work).rejects.toThrow('deadlock');
  expect(runs).toBe(2);
});

test('of two transactions in a deadlock both succeed', async () => {
  let runs = 0;
  const bothHoldOne = meetingOf(2);
  const crosswise = (first: string, second: string) =>
    withTransaction(database.db, async (tx) => {
      runs++;
      await rename(tx, first, `${first}${second}`);
      await bothHoldOne();
      await rename(tx, second, `${first}${second}`);
    });
  await Promise.all([crosswise('A', 'B'), crosswise('B', 'A')]);
  // who runs again may meet the other once more
  expect(runs).toBeGreaterThanOrEqual(3);
  const [a, b] = await descriptions();
  expect(a).toBe(b);
});

test('of two serializable transactions that contradict each other both are applied in turn', async () => {
  const bothHaveRead = meetingOf(2);
  const addOne = () =>
    withTransaction(
      database.db,
      async (tx) => {
        const rows = await tx.selectFrom('forum_categories').select('id').execute();
        await bothHaveRead();
        await tx
          .insertInto('forum_categories')
          .values({ name: `Nr. ${rows.length + 1}` })
          .execute();
      },
      { isolationLevel: 'serializable' },
    );
  await Promise.all([addOne(), addOne()]);
  const { rows } = await database.pool.query('select name from forum_categories order by name');
  expect(rows.map((row) => row.name)).toEqual(['A', 'B', 'Nr. 3', 'Nr. 4']);
});

test('gives up when the retries are used up', async () => {
  let runs = 0;
  const work = withTransaction(
    database.db,
    async () => {
      runs++;
      throw Object.assign(new Error('could not serialize'), { code: '40001' });
    },
    { retries: 2 },
  );
  await expect(work).rejects.toThrow('could not serialize');
  expect(runs).toBe(3);
});

test('a violated constraint is recognised by kind and name', async () => {
  const error = await database.pool
    .query("insert into forum_categories (name) values ('')")
    .catch((reason: unknown) => reason);
  expect(isPgError(error, 'checkViolation')).toBe(true);
  expect(isPgError(error, 'checkViolation', 'forum_categories_name_check')).toBe(true);
  expect(isPgError(error, 'checkViolation', 'another')).toBe(false);
  expect(isPgError(error, 'uniqueViolation')).toBe(false);
  expect(isPgError(new Error('x'), 'checkViolation')).toBe(false);
  expect(isUnavailable(error)).toBe(false);
});

test('a database that is away is recognised', async () => {
  const away = createDb(createPool('postgres://nobody:x@127.0.0.1:1/none'));
  const error = await away
    .selectFrom('users')
    .select('id')
    .execute()
    .catch((reason) => reason);
  expect(isUnavailable(error)).toBe(true);
  await away.destroy();
});

test('a full disk counts as unavailable, as it is none of the statement', async () => {
  const pool = createPool(database.url, { max: 1 });
  const full = `do $$ begin raise exception using errcode = 'disk_full'; end $$`;
  const error = await pool.query(full).catch((reason: unknown) => reason);
  expect(isPgError(error, 'diskFull')).toBe(true);
  expect(isUnavailable(error)).toBe(true);
  await pool.end();
});

test('a pool without a free connection counts as unavailable', async () => {
  const pool = createPool(database.url, { max: 1, connectionTimeoutMs: 1_000 });
  const client = await pool.connect();
  const error = await pool.query('select 1').catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  client.release();
  await pool.end();
});

test('the types keep a transaction from opening another, and a query from doing without one', () => {
  expectTypeOf<Tx>().not.toHaveProperty('transaction');
  expectTypeOf<Db>().not.toExtend<Tx>();
});

/** @returns a function that resolves for all when `count` callers wait in it, and at once later */
function meetingOf(count: number): () => Promise<void> {
  const meeting = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    if (++arrived >= count) meeting.resolve();
    return meeting.promise;
  };
}
