import type pg from 'pg';

/** As graphile-worker's own `add_jobs`, without its NOTIFY: transactions that notify commit one after the other. */
export const ADD_QUIETLY = 'graphile_worker.oche_add_jobs';

const ITS_NAME = 'graphile_worker.add_jobs(';
const ITS_NOTIFY = /^\s*perform pg_notify\('jobs:insert'[^;]*;$/m;
/** Processes that start together would define it at the same time. */
const LOCK_KEY = 7_120_418;

/**
 * Defines it anew from graphile-worker's own function of this version. Workers hear of jobs by the signal `jobs.queued`
 * instead, which goes with the others of the transaction.
 * @throws Error when that function is another one than we know, after an update of graphile-worker
 */
export async function defineAddQuietly(pool: pg.Pool): Promise<void> {
  const wanted = quietly(await definitionOf(pool, 'graphile_worker.add_jobs'));
  if ((await definitionOf(pool, ADD_QUIETLY)) === wanted) return;
  await pool.query(`begin; select pg_advisory_xact_lock(${LOCK_KEY}); ${wanted}; commit`);
}

async function definitionOf(pool: pg.Pool, name: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ text: string }>(
    'select pg_get_functiondef(to_regproc($1)) as text where to_regproc($1) is not null',
    [name],
  );
  return rows[0]?.text;
}

/** @param text how graphile-worker's function is defined */
export function quietly(text = ''): string {
  if (!text.includes(ITS_NAME) || !ITS_NOTIFY.test(text))
    throw new Error('add_jobs of graphile-worker is another one than the one that we know');
  return text.replace(ITS_NAME, `${ADD_QUIETLY}(`).replace(ITS_NOTIFY, '');
}
