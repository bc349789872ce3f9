import { type Executor, prepared } from '@oche/db';
import type { TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { parentOfJob } from '../telemetry/job-trace.ts';
import { sharedRead } from '../telemetry/shared-read.ts';
import { inTrace } from '../telemetry/tracing.ts';

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

/** The same tasks, with metrics about how late each attempt was, how long it took and how it ended, and with traces. */
export function measured(tasks: TaskList, metrics: Registry): TaskList {
  const duration = jobDuration(metrics);
  const delay = jobDelay(metrics);
  const measure =
    (name: string, task: TaskList[string]): TaskList[string] =>
    (payload, helpers) => {
      const { run_at, attempts, flags } = helpers.job;
      delay.observe(Math.max(0, Date.now() - run_at.getTime()) / 1000);
      const attributes = { 'oche.job': name, 'oche.attempt': attempts };
      return inTrace(
        `job ${name}`,
        { kind: 'consumer', attributes, parent: parentOfJob(flags) },
        () => timed(duration, name, async () => task?.(payload, helpers)),
      );
    };
  return Object.fromEntries(Object.entries(tasks).map(([job, task]) => [job, measure(job, task)]));
}

const jobDelay = (metrics: Registry) =>
  new Histogram({
    name: 'oche_job_delay_seconds',
    help: 'How much later than planned attempts at jobs began',
    buckets: BUCKETS,
    registers: [metrics],
  });

/** Counts the jobs of all processes, as they share one queue. */
const countJobs = prepared('jobs.countJobs', (db) =>
  db
    .selectFrom(
      sql<{ job: string; state: string; run_at: Date; locked_at: Date | null }>`(
        select task_identifier, case
          when attempts >= max_attempts then 'failed'
          when last_error is not null then 'retrying'
          when run_at > now() then 'planned'
          else 'waiting'
        end, run_at, locked_at
        from graphile_worker.jobs
      )`.as<'queued'>(sql`queued(job, state, run_at, locked_at)`),
    )
    .select(({ fn }) => [
      'job',
      'state',
      fn.countAll<number>().as('count'),
      sql<
        number | null
      >`extract(epoch from now() - min(run_at) filter (where locked_at is null))::float8`.as('age'),
    ])
    .groupBy(['job', 'state']),
);

/** A metric of what is in the queue. It is counted whenever the metrics are read. */
export function watchQueue(db: Executor, metrics: Registry): void {
  const read = sharedRead(() => countJobs(db, {}));
  new Gauge({
    name: 'oche_jobs_oldest_waiting_seconds',
    help: 'For how long the job that waits longest could have been done',
    registers: [metrics],
    async collect() {
      const waiting = (await read())?.filter(({ state }) => state === 'waiting') ?? [];
      this.set(Math.max(0, ...waiting.map(({ age }) => age ?? 0)));
    },
  });
  new Gauge({
    name: 'oche_jobs',
    help: 'Jobs that are not done: waiting, planned for later, retrying, failed for the last time',
    labelNames: ['job', 'state'],
    registers: [metrics],
    async collect() {
      const rows = (await read()) ?? [];
      this.reset();
      for (const { job, state, count } of rows) this.set({ job, state }, count);
    },
  });
}
