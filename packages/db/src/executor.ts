import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import type { DB } from './generated/db.ts';
import type { Pool } from './pool.ts';
import { observed } from './statements/observed.ts';
import { statementName } from './statements/statement-names.ts';

/** The database: each query takes a connection from the pool. */
export type Db = Kysely<DB>;

/**
 * The first argument of queries: the database or a transaction. It can't open a transaction, as the
 * decision to open one belongs to the service.
 */
export interface Executor
  extends Pick<
    Db,
    | 'selectFrom'
    | 'selectNoFrom'
    | 'insertInto'
    | 'updateTable'
    | 'deleteFrom'
    | 'mergeInto'
    | 'with'
    | 'withRecursive'
    | 'fn'
    | 'dynamic'
    | 'case'
    | 'executeQuery'
    | 'getExecutor'
  > {
  readonly isTransaction: boolean;
}

/** An open transaction. Functions that lock rows ask for this, so they can't be run without one. */
export interface Tx extends Executor {
  readonly isTransaction: true;
}

const pools = new WeakMap<object, Pool>();

/** The database that is written to, of each that is only read. */
const primaries = new WeakMap<object, Db>();

/** Makes the query builder for a pool; `db.destroy()` ends the pool. */
export function createDb(pool: Pool): Db {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) });
  notePool(db, pool);
  return db;
}

/** @returns the pool of a database; undefined for a transaction, which has its own connection */
export function poolOf(executor: Executor): Pool | undefined {
  return pools.get(executor);
}

export const notePool = (db: Db, pool: Pool): void => void pools.set(db, pool);
export const notePrimary = (db: Db, primary: Db): void => void primaries.set(db, primary);

/**
 * The database that is written to. What is kept in the process until an event drops it is read there, as is all that
 * must not be some moments old: a context's database may be a standby (ADR 64).
 */
export function primaryOf(db: Db): Db {
  return primaries.get(db) ?? db;
}

/**
 * Kysely gives a connection only the text and the values. This adds the name of a text that is
 * registered as a prepared statement, so that it is prepared within transactions, too.
 */
function namingPool(pool: Pool): PostgresPool {
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let naming = wrapped.get(client);
      if (!naming) {
        naming = namingClient(client);
        wrapped.set(client, naming);
      }
      return naming;
    },
  };
}

function namingClient(client: PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = statementName(text);
    return observed(name, text, () => client.query({ name, text, values: [...values] }));
  };
  return {
    release: (destroy?: boolean) => client.release(destroy),
    query: query as unknown as PostgresPoolClient['query'],
  };
}
