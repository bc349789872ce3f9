import pg from 'pg';

/** By address of the database: a new connection costs PostgreSQL more than most jobs. */
const pools = new Map<string, pg.Pool>();

/** The connections by which `runJobs()` works on a database. */
export function jobPoolOf(url: string): pg.Pool {
  const known = pools.get(url);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: url, max: 3 });
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
