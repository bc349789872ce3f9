import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { cutWhenSilent, type Executor, type Placeholders, prepared } from '@oche/db';
import type { FastifyBaseLogger } from 'fastify';
import {
  Logger,
  makeWorkerUtils,
  parseCronItems,
  type RunnerOptions,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import type { Registry } from 'prom-client';
import { measured } from './job-metrics.ts';
import { mergeDistinct } from './merge.ts';

/**
 * Every job of the product, by name, with its payload. A module adds its own beside its services:
 * `declare module '../../lib/jobs.ts' { interface Jobs { 'auth.cleanup': {…} } }`.
 */
export interface Jobs {
  'jobs.cleanup': unknown;
}

export type JobName = keyof Jobs & string;

/** What one module contributes to the worker. */
export interface JobModule {
  /** A task that throws is tried again later, with growing pauses. */
  tasks: { [Name in JobName]?: (payload: Jobs[Name]) => Promise<void> };
  /** name of a task without payload → crontab pattern, in UTC */
  cron?: { [Name in JobName]?: string };
}

interface JobOptions {
  /** The pauses grow to about six hours; ten tries are a bit more than nine hours. */
  maxAttempts?: number;
  runAt?: Date;
  /** a job that waits with the same key is replaced */
  key?: string;
}

/** A job with its payload, as `addJobs` takes several. */
export type NewJob = {
  [Name in JobName]: JobOptions & { name: Name; payload: Jobs[Name] };
}[JobName];

const CONCURRENT_JOBS = 3;
/** one connection listens, one fetches jobs and notes their end */
const CONNECTIONS = CONCURRENT_JOBS + 2;
/** New jobs start at once, by NOTIFY; this is for retries and jobs of a later time. */
const POLL_MS = 2000;
const RESTART_MS = 5000;
/** A dead network costs jobs a minute, and not the quarter of an hour that TCP waits. */
const SILENCE_MS = 60_000;
/** for jobs that run when the process ends */
const STOP_MS = 2000;

/**
 * Queues a job. Pass the transaction that makes it necessary: with a rollback it never was.
 * @throws when the worker's schema is missing (see `migrateJobs`)
 */
export async function addJob<Name extends JobName>(
  executor: Executor,
  name: Name,
  payload: Jobs[Name],
  options: JobOptions = {},
): Promise<void> {
  await insertJobs(executor, { specs: JSON.stringify([specOf({ name, payload, ...options })]) });
}

/** The same for several at once, in one statement; none of them may have the key of another. */
export async function addJobs(executor: Executor, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await insertJobs(executor, { specs: JSON.stringify(jobs.map(specOf)) });
}

/** With the names of graphile-worker's type `job_spec`. */
const specOf = ({
  name,
  payload,
  maxAttempts = 10,
  runAt,
  key,
}: JobOptions & { name: JobName; payload: unknown }) => ({
  identifier: name,
  payload,
  max_attempts: maxAttempts,
  run_at: runAt,
  job_key: key,
});

const insertJobs = prepared('jobs.insertJobs', (db, p: Placeholders<{ specs: string }>) =>
  db
    .selectFrom(
      sql<{ id: number }>`graphile_worker.add_jobs(array(
        select spec from json_populate_recordset(
          null::graphile_worker.job_spec, ${p('specs')}::json
        ) as spec
      ))`.as('job'),
    )
    .select('job.id'),
);

/** Brings the worker's own schema up to date; processes that start together wait for each other. */
export async function migrateJobs(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, maxPoolSize: 1, logger: silentLogger() });
}

export interface RunningJobs {
  /** Lets running jobs end. One that takes longer goes back into the queue, for another try. */
  stop(): Promise<void>;
}

/**
 * Migrates the worker's schema and works until it is stopped. When PostgreSQL is away for long the
 * worker gives up; then it is started again.
 */
export async function startJobs(
  { log, metrics }: { log: FastifyBaseLogger; metrics: Registry },
  connectionString: string,
  modules: readonly JobModule[],
  stopMs = STOP_MS,
): Promise<RunningJobs> {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    application_name: 'oche-jobs',
    keepAlive: true,
  });
  const onError = (error: Error) => log.warn({ err: error }, 'job connection failed');
  // what a client says while it is in use, the pool doesn't repeat
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', onError);
  cutWhenSilent(pool, SILENCE_MS);
  const all = [...modules, housekeeping(pool)];
  const events: WorkerEvents = new EventEmitter();
  let workers: WorkerPool | undefined;
  events.on('pool:create', ({ workerPool }) => {
    workers = workerPool;
  });
  const options: RunnerOptions = {
    events,
    taskList: measured(tasksOf(all), metrics),
    parsedCronItems: cronItems(all),
    pgPool: pool,
    concurrency: CONCURRENT_JOBS,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: loggerFor(log),
  };

  const stopping = new AbortController();
  let runner = await run(options);
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((error) => log.error({ err: error }, 'the job worker stopped'));
      if (stopping.signal.aborted) return;
      await sleep(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      await run(options).then(
        (restarted) => {
          runner = restarted;
        },
        (error) => log.error({ err: error }, 'the job worker does not start'),
      );
    }
  })();
  return {
    async stop() {
      stopping.abort();
      // it refuses to be stopped twice, e.g. when it has just given up by itself
      const stopped = runner.stop().then(
        () => ended,
        () => ended,
      );
      const late = sleep(stopMs, 'late', { ref: false });
      if ((await Promise.race([stopped, late])) === 'late') await giveBack(workers);
      await pool.end();
    },
  };
}

/** `runner.kill()` does nothing once the runner was told to stop; its pool of workers still hears. */
async function giveBack(workers: WorkerPool | undefined): Promise<void> {
  await workers?.forcefulShutdown('Oche was stopped before this job ended.');
}

/** Jobs that failed for the last time stay visible for some days, but their payloads not for ever. */
function housekeeping(pgPool: pg.Pool): JobModule {
  return {
    tasks: {
      async 'jobs.cleanup'() {
        const utils = await makeWorkerUtils({ pgPool, logger: silentLogger() });
        await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS', 'GC_JOB_QUEUES'] });
        await utils.release();
      },
    },
    cron: { 'jobs.cleanup': '41 3 * * 1' },
  };
}

/**
 * The tasks of all modules, as graphile-worker takes them.
 * @throws Error when two modules have a job of the same name
 */
export function tasksOf(modules: readonly JobModule[]): TaskList {
  const tasks = mergeDistinct(
    'job',
    modules.map((module) => module.tasks),
  );
  return tasks as TaskList;
}

function cronItems(modules: readonly JobModule[]) {
  const patterns = modules.flatMap(({ cron = {} }) => Object.entries<string | undefined>(cron));
  return parseCronItems(
    patterns.flatMap(([task, match]) =>
      match ? [{ task, match, options: { maxAttempts: 1 }, identifier: task }] : [],
    ),
  );
}

/** Only the sentence: the worker's metadata holds payloads, and these hold e-mail addresses. */
function loggerFor(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'jobs' }, message);
    else if (level === 'warning') log.warn({ part: 'jobs' }, message);
    else log.debug({ part: 'jobs' }, message);
  });
}

export const silentLogger = (): Logger => new Logger(() => () => {});
