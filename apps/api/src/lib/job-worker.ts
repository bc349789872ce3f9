import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { cutWhenSilent } from '@oche/db';
import type { FastifyBaseLogger } from 'fastify';
import {
  parseCronItems,
  type RunnerOptions,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import pg from 'pg';
import type { Registry } from 'prom-client';
import { housekeeping, release } from './job-housekeeping.ts';
import { loggerFor, silentLogger } from './job-log.ts';
import { measured } from './job-metrics.ts';
import type { JobModule } from './jobs.ts';
import { mergeDistinct } from './merge.ts';

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
  const name = `oche-jobs ${randomUUID()}`;
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    application_name: name,
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
    // the name under which it takes jobs: others see by the connections whether it lives
    workerPool.id = name;
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
      try {
        await release(pool, name);
        runner = await run(options);
      } catch (error) {
        log.error({ err: error }, 'the job worker does not start');
      }
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
