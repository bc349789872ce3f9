import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import type { DB } from './generated/db.ts';
import type { Pool } from './pool.ts';
import { statementName } from './statement-names.ts';

/** The database: every query takes a connection of the pool for itself. */
export type Db = Kysely<DB>;

/**
 * What queries take as their first argument: the database or a transaction. It can't open a
 * transaction, so that a query never does what its service has to decide.
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

/** The query builder over a pool; `db.destroy()` ends the pool. */
export function createDb(pool: Pool): Db {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) });
  pools.set(db, pool);
  return db;
}

/** @returns the pool beneath a database; undefined for a transaction, which has its own connection */
export function poolOf(executor: Executor): Pool | undefined {
  return pools.get(executor);
}

/**
 * Kysely hands a connection no more than text and values. This gives a text that is registered as
 * a prepared statement its name, so that prepared queries also are prepared inside a transaction.
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
  const query = (text: string, values: readonly unknown[]) =>
    client.query({ name: statementName(text), text, values: [...values] });
  return {
    release: (destroy?: boolean) => client.release(destroy),
    query: query as unknown as PostgresPoolClient['query'],
  };
}
