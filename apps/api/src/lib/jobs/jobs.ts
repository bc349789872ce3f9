import type { Executor } from '@oche/db';
import { flagsOfJob } from '../telemetry/job-trace.ts';
import { type JobSpec, send } from './outgoing.ts';

/**
 * Every job of the product, by name, with its payload. A module adds its own beside its services:
 * `declare module '../../lib/jobs/jobs.ts' { interface Jobs { 'auth.cleanup': {…} } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface Jobs {}

export type JobName = keyof Jobs & string;

/** What a task may know of the job that it does. */
export interface RunningJob {
  /** `id` is a bigint */
  job: { id: string };
}

/** What one module contributes to the worker. */
export interface JobModule {
  /**
   * A task that throws is tried again later, with growing pauses; what a service refuses (AppError, unless it
   * says when to come again) is not.
   */
  tasks: { [Name in JobName]?: (payload: Jobs[Name], running: RunningJob) => Promise<void> };
  /** task without a payload → crontab pattern, in UTC */
  cron?: { [Name in JobName]?: string };
}

export interface JobOptions {
  /** The pauses grow to about six hours; ten attempts take a bit more than nine hours. */
  maxAttempts?: number;
  runAt?: Date;
  /** replaces a waiting job that has the same key */
  key?: string;
  /** Somebody waits for it, so it comes before all that waits already. */
  isAwaited?: boolean;
  /**
   * Takes seconds, or longer. Such jobs are done one after the other, so that what takes a moment never waits until
   * all of them are done.
   */
  isLong?: boolean;
}

/** A job with its payload, for `addJobs`. */
export type NewJob = {
  [Name in JobName]: JobOptions & { name: Name; payload: Jobs[Name] };
}[JobName];

/**
 * Queues a job. Pass the transaction that makes it necessary: it is written when that commits.
 * @throws when the worker's schema is missing (see `migrateJobs`)
 */
export async function addJob<Name extends JobName>(
  executor: Executor,
  name: Name,
  payload: Jobs[Name],
  options: JobOptions = {},
): Promise<void> {
  await send(executor, [{ job: specOf({ name, payload, ...options }) }]);
}

/** Queues several jobs in one statement. Of those with the same key the last one counts. */
export async function addJobs(executor: Executor, jobs: readonly NewJob[]): Promise<void> {
  await send(
    executor,
    jobs.map((job) => ({ job: specOf(job) })),
  );
}

/** graphile-worker does the jobs of a queue one after the other, and all others side by side. */
const LONG_QUEUE = 'long';

export const specOf = ({
  name,
  payload,
  maxAttempts = 10,
  runAt,
  key,
  isAwaited = false,
  isLong = false,
}: JobOptions & { name: JobName; payload: unknown }): JobSpec => ({
  identifier: name,
  payload,
  max_attempts: maxAttempts,
  run_at: runAt,
  job_key: key,
  queue_name: isLong ? LONG_QUEUE : undefined,
  // the lowest comes first
  priority: isAwaited ? -1 : 0,
  flags: flagsOfJob(runAt),
});
