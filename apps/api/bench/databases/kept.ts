import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createPool, migrate, type Pool } from '@oche/db';

export interface Kept<Stats> {
  url: string;
  pool: Pool;
  stats: Stats;
}

/**
 * A database that is created once and kept for the next run.
 * @param serverUrl any database of the server, with its superuser
 * @param seed fills the migrated database
 * @param describe reads from it what the scenarios need to know
 */
export async function keptDatabase<Stats, Description>(
  serverUrl: string,
  name: string,
  seed: (pool: Pool, url: string) => Promise<Stats>,
  describe: (kept: Kept<Stats>) => Promise<Description>,
): Promise<Description> {
  const admin = createPool(serverUrl, { max: 1 });
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const pool = createPool(url, { max: 2, statementTimeoutMs: 0 });
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await admin.query(`create database ${name}`);
    await migrate(url);
    if (rowCount === 0) {
      // in a schema beside the product's tables, so that the next run knows what was seeded
      await pool.query('create schema bench');
      await pool.query('create table bench.stats as select $1::jsonb as stats', [
        JSON.stringify(await seed(pool, url)),
      ]);
    }
    const saved = await pool
      .query<{ stats: Stats }>('select stats from bench.stats')
      .catch(() => ({ rows: [] }));
    const stats = saved.rows[0]?.stats;
    if (!stats) throw new Error(`${name} is half made: delete .data/bench and start anew.`);
    return await describe({ url, pool, stats });
  } finally {
    await pool.end();
    await admin.end();
  }
}

/**
 * Creates a new database for every run, as bookings and hours of the demo data depend on today's
 * date.
 * @param serverUrl any database of the server, with its superuser
 * @returns its address
 */
export async function emptyDatabase(serverUrl: string, name: string): Promise<string> {
  const admin = createPool(serverUrl, { max: 1 });
  try {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
  } finally {
    await admin.end();
  }
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

export const emailOf = async (pool: Pool, id: string): Promise<string> =>
  (await pool.query<{ email: string }>('select email from users where id = $1', [id])).rows[0]
    ?.email ?? '';

/**
 * Runs one of the API's commands on a database.
 * @returns seconds
 */
export async function runOn(url: string, command: string): Promise<number> {
  const start = performance.now();
  await promisify(execFile)(process.execPath, [command, '--restart'], {
    env: { ...process.env, DATABASE_URL: url },
  });
  return (performance.now() - start) / 1000;
}
