import { Socket } from 'node:net';
import pg from 'pg';
import { typeParsers } from './type-parsers.ts';

export type Pool = pg.Pool;

declare module 'pg' {
  interface Client {
    /** false while a query waits for its answer */
    readonly readyForQuery: boolean;
  }
}

export interface PoolOptions {
  /** most connections this process holds; keep the sum over all processes below max_connections */
  max?: number;
  /** shown in pg_stat_activity */
  applicationName?: string;
  /** milliseconds to wait for a free or new connection */
  connectionTimeoutMs?: number;
  /** milliseconds after which an unused connection is closed */
  idleTimeoutMs?: number;
  /** milliseconds a statement may run; 0 for no limit */
  statementTimeoutMs?: number;
  /**
   * milliseconds a query waits for any sign of PostgreSQL; 0 for no limit. By default two seconds
   * more than a statement may run
   */
  silenceMs?: number;
  /** milliseconds a statement may wait for a lock; 0 for no limit */
  lockTimeoutMs?: number;
  /** milliseconds a transaction may stay open between two statements; 0 for no limit */
  idleInTransactionTimeoutMs?: number;
  /** told when a connection is lost outside of a query, e.g. when PostgreSQL restarts */
  onError?: (error: Error) => void;
}

/**
 * A pool of connections to one database. Connects at the first query, so it can be made while the
 * database is away.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function createPool(url: string, options: PoolOptions = {}): Pool {
  const { onError = () => {}, statementTimeoutMs = 10_000 } = options;
  const { silenceMs = statementTimeoutMs && statementTimeoutMs + 2_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'oche',
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5_000,
    idleTimeoutMillis: options.idleTimeoutMs ?? 60_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: options.lockTimeoutMs ?? 5_000,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // UTC and ISO are what our parser of times expects; short queries lose time to the JIT. With the
    // costs of a spinning disk PostgreSQL would fetch and sort a whole list to show a page of it.
    options: '-c timezone=UTC -c datestyle=ISO -c jit=off -c random_page_cost=1.1',
    types: typeParsers,
  });
  // A connection that breaks while a transaction holds it tells nobody but the client itself, and
  // an 'error' event without a listener ends the process.
  pool.on('connect', (client) => {
    client.once('error', onError);
    // one loss makes several errors
    client.on('error', () => {});
  });
  cutWhenSilent(pool, silenceMs);
  // The pool repeats what its idle clients said.
  pool.on('error', () => {});
  return pool;
}

/**
 * PostgreSQL's own limits say nothing once the network is silent. A connection that has not said
 * a word for so long while a query waits is cut: the query fails, and the next one gets another.
 * (pg's `query_timeout` leaves the dead connection in the pool, and costs every query a timer.)
 *
 * @param silenceMs 0 for no limit
 */
export function cutWhenSilent(pool: Pool, silenceMs: number): void {
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(silenceMs, () => {
      if (!client.readyForQuery) stream.destroy();
    });
  });
}
