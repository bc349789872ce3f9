import pg from 'pg';

/** By address of the database: a new connection costs PostgreSQL more than most jobs. */
const pools = new Map<string, pg.Pool>();
/**
 * graphile-worker doesn't wait until it has told the database how a job ended. With a single connection whatever it
 * asks next comes after that: the next job of the same queue, or what a test wants to know of a job that failed.
 */
const CONNECTIONS = 1;

/** The connections by which `runJobs()` works on a database. */
export function jobPoolOf(url: string): pg.Pool {
  const known = pools.get(url);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // graphile-worker warns about a pool without these handlers
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pools.set(url, pool);
  return pool;
}

/** Closes them, before the database goes. */
export async function closeJobs(url: string): Promise<void> {
  await pools.get(url)?.end();
  pools.delete(url);
}
