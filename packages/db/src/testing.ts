import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { createDb, type Db } from './executor.ts';
import { noteIndexUse } from './index-use/note.ts';
import { createPool, type Pool, type PoolOptions } from './pool.ts';
import { createReplicaDb } from './replicas/replica-db.ts';
import { withAdmin, withDatabase } from './testing-admin.ts';
import type {} from './testing-setup.ts';

export { type Replicated, startReplicated } from './replicas/testing-standby.ts';

export interface TestDatabase {
  url: string;
  pool: Pool;
  db: Db;
  /** closes the pool and drops the database */
  drop(): Promise<void>;
}

/**
 * A migrated database of its own for the tests of this file or `describe`. It can be used from
 * `beforeAll` on.
 *
 * @param options of the pool
 */
export function useTestDatabase(options: PoolOptions = {}): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(database, await createTestDatabase(options));
  });
  afterAll(() => database.drop());
  return database;
}

/**
 * Like `useTestDatabase()`, but for one test, which has to drop it. Takes about a tenth of a
 * second, as it copies the run's template.
 */
export async function createTestDatabase(options: PoolOptions = {}): Promise<TestDatabase> {
  const server = inject('ocheTestServer');
  if (!server) throw new Error("vitest's globalSetup must name @oche/db/testing-setup");
  const name = `oche_test_${randomBytes(6).toString('hex')}`;
  // page by page through the server's buffers, as is usual, takes twice as long
  await withAdmin(server.url, (sql) =>
    sql(`create database ${name} template ${server.template} strategy file_copy`),
  );
  const url = withDatabase(server.url, name);
  const pool = createPool(url, { max: 10, ...options });
  return {
    url,
    pool,
    db: createDb(pool),
    async drop() {
      await pool.end();
      if (server.indexUse) await noteIndexUse(url, server.indexUse);
      await withAdmin(server.url, (sql) => sql(`drop database ${name} with (force)`));
    },
  };
}

/**
 * The same database through sessions that can't write, as standbys can't. A statement that writes all the same fails.
 */
export function readOnlyTwin({ url, db }: TestDatabase): { db: Db; end(): Promise<void> } {
  const pool = createPool(url, { max: 5 });
  pool.on('connect', (client) => {
    client.query('set default_transaction_read_only = on').catch(() => {});
  });
  const twin = createReplicaDb(pool, db, (_, error) => {
    throw error;
  });
  return { db: twin, end: () => pool.end() };
}
