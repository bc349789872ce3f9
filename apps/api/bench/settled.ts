import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@oche/db';

const PAUSE_MS = 250;
/** So often in a row there was nothing to do. */
const CALM = 2;
/** A search of a million posts that is written anew takes some minutes. */
const LIMIT_MS = 3_600_000;

/**
 * Waits until the app has no job to do. What a start leaves to do (a new database has no documents for the search) or
 * what was written takes as much of the machine as what is measured beside it.
 */
export async function settled(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 });
  const deadline = Date.now() + LIMIT_MS;
  try {
    for (let calm = 0; calm < CALM; ) {
      const { rows } = await pool.query<{ due: number }>(
        `select count(*) as due from graphile_worker.jobs
         where run_at <= now() + interval '1 s' and attempts < max_attempts`,
      );
      const due = Number(rows[0]?.due);
      calm = due === 0 ? calm + 1 : 0;
      if (Date.now() > deadline) throw new Error(`${due} jobs are still to be done`);
      if (calm < CALM) await sleep(PAUSE_MS);
    }
  } finally {
    await pool.end();
  }
}
