import { Socket } from 'node:net';
import pg from 'pg';
import {
  connectUnlimited,
  reportedSettings,
  STATEMENT_MS,
  sessionSettings,
  setting,
} from './pooler/session-settings.ts';
import { typeParsers } from './type-parsers.ts';

export type Pool = pg.Pool;

declare module 'pg' {
  interface Client {
    /** false while a query waits for its answer */
    readonly readyForQuery: boolean;
  }
}

export interface PoolOptions {
  /**
   * PostgreSQL itself, where `url` is a pooler that gives sessions to others between two transactions. Such sessions
   * have the limits that are stored with their role (see `migrate`), whatever stands here.
   */
  directUrl?: string;
  /**
   * how many connections this process opens at most; the sum over all processes must be below
   * max_connections
   */
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
   * milliseconds that a query waits for any sign of life from PostgreSQL; 0 for no limit. The
   * default is two seconds more than a statement may run
   */
  silenceMs?: number;
  /** milliseconds a statement may wait for a lock; 0 for no limit */
  lockTimeoutMs?: number;
  /** milliseconds a transaction may stay open between two statements; 0 for no limit */
  idleInTransactionTimeoutMs?: number;
  /** called when a connection is lost while no query runs, e.g. when PostgreSQL restarts */
  onError?: (error: Error) => void;
}

/** PostgreSQL itself behind each pool. */
const directUrls = new WeakMap<Pool, string>();

/**
 * Makes a pool of connections to one database. It connects at the first query, so the database may
 * be unavailable until then.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function createPool(url: string, options: PoolOptions = {}): Pool {
  const { onError = () => {}, directUrl = url, statementTimeoutMs = STATEMENT_MS } = options;
  const { silenceMs = statementTimeoutMs && statementTimeoutMs + 2_000 } = options;
  const settings = setting(directUrl === url ? sessionSettings(options) : reportedSettings());
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'oche',
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5_000,
    idleTimeoutMillis: options.idleTimeoutMs ?? 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: typeParsers,
    // Said here and not with the greeting, in which a pooler refuses nearly everything.
    async onConnect(client) {
      if (client instanceof pg.Client) cutSilentClient(client, silenceMs);
      await client.query(settings);
    },
  });
  directUrls.set(pool, directUrl);
  // When a connection breaks while a transaction holds it, only the client itself gets the error,
  // and an 'error' event without a listener ends the process.
  pool.on('connect', (client) => {
    client.once('error', onError);
    // one lost connection causes several errors
    client.on('error', () => {});
  });
  // The pool repeats the errors of its idle clients, which are handled above.
  pool.on('error', () => {});
  return pool;
}

/**
 * PostgreSQL's own limits don't help when the network is dead. A connection is cut if nothing has
 * come from the server for this time while a query waits: the query fails, and the next one gets
 * another connection. (pg's `query_timeout` leaves the dead connection in the pool, and costs a
 * timer for every query.)
 *
 * @param silenceMs milliseconds; 0 for no limit
 */
export function cutWhenSilent(pool: Pool, silenceMs: number): void {
  pool.on('connect', (client) => cutSilentClient(client, silenceMs));
}

function cutSilentClient(client: pg.Client, silenceMs: number): void {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(silenceMs, () => {
    if (!client.readyForQuery) stream.destroy();
  });
}

/**
 * Runs a statement that takes as long as it takes, e.g. `reindex`, on a connection of its own without a limit.
 */
export async function runUnlimited(pool: Pool, statements: readonly string[]): Promise<void> {
  const url = directUrls.get(pool);
  if (url === undefined) throw new Error('a pool that nobody knows');
  const client = await connectUnlimited(url, 'oche-unlimited');
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
