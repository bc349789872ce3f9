import { makeWorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import { silentLogger } from './job-log.ts';
import type { JobModule } from './jobs.ts';

declare module './jobs.ts' {
  interface Jobs {
    'jobs.cleanup': unknown;
    'jobs.release': unknown;
  }
}

/** Jobs that somebody has to do who does nothing any more are for others. */
export async function release(pool: pg.Pool, worker: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [[worker]]);
}

/**
 * Connections of a worker that lives bear its name. graphile-worker itself would wait for four
 * hours; a minute is more than a new connection takes.
 */
const RELEASE_DEAD = `
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs
    where locked_at < now() - interval '1 minute' and locked_by not in (
      select application_name from pg_stat_activity where datname = current_database()
    )
  ))`;

/** What the queue itself needs done. */
export function housekeeping(pgPool: pg.Pool): JobModule {
  return {
    tasks: {
      /** What failed for the last time stays visible for some days, but its payload not for ever. */
      async 'jobs.cleanup'() {
        const utils = await makeWorkerUtils({ pgPool, logger: silentLogger() });
        await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS', 'GC_JOB_QUEUES'] });
        await utils.release();
      },
      /** Jobs of a process that was killed while it did them. */
      async 'jobs.release'() {
        await pgPool.query(RELEASE_DEAD);
      },
    },
    cron: { 'jobs.cleanup': '41 3 * * 1', 'jobs.release': '* * * * *' },
  };
}
