import { type Executor, prepared } from '@oche/db';
import type { TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { inTime } from '../time/in-time.ts';

/** in seconds */
const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

const NAME = 'oche_job_duration_seconds';

type Duration = Histogram<'job' | 'outcome'>;

/** The metric of how long attempts at jobs took, the same for all who ask. */
export const jobDuration = (metrics: Registry): Duration =>
  (metrics.getSingleMetric(NAME) as Duration | undefined) ??
  new Histogram({
    name: NAME,
    help: 'Attempts at jobs, and at reactions to events in them, by how they ended',
    labelNames: ['job', 'outcome'],
    buckets: BUCKETS,
    registers: [metrics],
  });

/** Notes how long an attempt takes, and how it ends. */
export async function timed<T>(
  duration: Duration,
  job: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const end = duration.startTimer({ job });
  try {
    const result = await attempt();
    end({ outcome: 'done' });
    return result;
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
}

/** The same tasks, with metrics about how long each attempt took and how it ended. */
export function measured(tasks: TaskList, metrics: Registry): TaskList {
  const duration = jobDuration(metrics);
  const measure =
    (job: string, task: TaskList[string]): TaskList[string] =>
    (...args) =>
      timed(duration, job, async () => task?.(...args));
  return Object.fromEntries(Object.entries(tasks).map(([job, task]) => [job, measure(job, task)]));
}

const COUNT_LIMIT_MS = 2000;

/** Counts the jobs of all processes, as they share one queue. */
const countJobs = prepared('jobs.countJobs', (db) =>
  db
    .selectFrom(
      sql<{ job: string; state: string }>`(
        select task_identifier, case
          when attempts >= max_attempts then 'failed'
          when last_error is not null then 'retrying'
          when run_at > now() then 'planned'
          else 'waiting'
        end
        from graphile_worker.jobs
      )`.as<'queued'>(sql`queued(job, state)`),
    )
    .select(({ fn }) => ['job', 'state', fn.countAll<number>().as('count')])
    .groupBy(['job', 'state']),
);

/** A metric of what is in the queue. It is counted whenever the metrics are read. */
export function watchQueue(db: Executor, metrics: Registry): void {
  new Gauge({
    name: 'oche_jobs',
    help: 'Jobs that are not done: waiting, planned for later, retrying, failed for the last time',
    labelNames: ['job', 'state'],
    registers: [metrics],
    async collect() {
      // without the database the other metrics can still be read
      const rows = await inTime(countJobs(db, {}), COUNT_LIMIT_MS).catch(() => []);
      this.reset();
      for (const { job, state, count } of rows) this.set({ job, state }, count);
    },
  });
}
