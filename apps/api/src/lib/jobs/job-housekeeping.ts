import { makePartitionsBy } from '@oche/db';
import { makeWorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import { silentLogger } from './job-log.ts';
import type { JobModule } from './jobs.ts';

declare module './jobs.ts' {
  interface Jobs {
    'jobs.cleanup': unknown;
    'jobs.partitions': unknown;
    'jobs.release': unknown;
  }
}

/** Unlocks the jobs of a worker that has stopped, so that others can do them. */
export async function release(pool: pg.Pool, worker: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [[worker]]);
}

/**
 * Unlocks jobs whose worker is dead. A living worker has connections that bear its name. Younger locks are left alone,
 * as a worker whose connection broke needs less than a minute for a new one. On its own graphile-worker would wait for
 * four hours.
 */
const RELEASE_DEAD = `
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs
    where locked_at < now() - interval '1 minute' and locked_by not in (
      select application_name from pg_stat_activity where datname = current_database()
    )
  ))`;

/** The jobs that look after the queue itself, and after what no domain's tables can do without. */
export function housekeeping(pgPool: pg.Pool): JobModule {
  return {
    tasks: {
      /** Deletes jobs that failed for the last time; for up to a week they are there to be seen. */
      async 'jobs.cleanup'() {
        const utils = await makeWorkerUtils({ pgPool, logger: silentLogger() });
        await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS', 'GC_JOB_QUEUES'] });
        await utils.release();
      },
      /** Unlocks the jobs of processes that were killed while doing them. */
      async 'jobs.release'() {
        await pgPool.query(RELEASE_DEAD);
      },
      /** Makes the partitions of the next days and months; those at the start don't last for ever. */
      async 'jobs.partitions'() {
        await makePartitionsBy(pgPool);
      },
    },
    cron: {
      'jobs.cleanup': '41 3 * * 1',
      'jobs.release': '* * * * *',
      'jobs.partitions': '11 * * * *',
    },
  };
}
