import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { cutWhenSilent, UNLIMITED } from '@oche/db';
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
import type { EventBus } from '../events/event-bus.ts';
import { mergeDistinct } from '../merge.ts';
import { withFinalRefusals } from './final-refusals.ts';
import { housekeeping, release } from './job-housekeeping.ts';
import { loggerFor, silentLogger } from './job-log.ts';
import { measured } from './job-metrics.ts';
import type { JobModule } from './jobs.ts';
import { defineAddQuietly } from './quiet-jobs.ts';

const CONCURRENT_JOBS = 3;
/** one more connection listens, another one fetches jobs and marks them as done */
const CONNECTIONS = CONCURRENT_JOBS + 2;
/** How often the worker looks for retries and planned jobs. New jobs start at once, by the signal `jobs.queued`. */
const POLL_MS = 2000;
/** how long it waits before it starts again after it gave up, e.g. because PostgreSQL was away */
const RESTART_MS = 5000;
/** A connection without an answer for this long is cut. TCP alone would wait a quarter of an hour. */
const SILENCE_MS = 60_000;
/**
 * How long a worker that gives up may still be busy with what it was doing. Then its jobs are taken from it, and after as
 * long again it is left behind: one that waits for ever, for a job or for an answer, must not be the last one.
 */
const GIVE_UP_MS = 10_000;
/** how long jobs may go on when the process ends */
const STOP_MS = 2000;

/** Its sessions begin with what is stored for their role: the limits of requests, where these go through a pooler. */
const withoutLimits = (client: pg.ClientBase) => client.query(UNLIMITED);

/** Migrates graphile-worker's own schema. Processes that start together wait for each other. */
export async function migrateJobs(connectionString: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString, max: 1, onConnect: withoutLimits });
  // a connection that is lost fails what waits for it
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  try {
    await runMigrations({ pgPool, logger: silentLogger() });
    await defineAddQuietly(pgPool);
  } finally {
    await pgPool.end();
  }
}

export interface RunningJobs {
  /** Lets running jobs finish. One that takes too long goes back into the queue for a retry. */
  stop(): Promise<void>;
  /** false between giving up, e.g. as PostgreSQL was away, and starting again */
  isRunning(): boolean;
}

interface WorkerDeps {
  log: FastifyBaseLogger;
  metrics: Registry;
  /** tells of new jobs */
  events: Pick<EventBus, 'on' | 'onResync'>;
}

/** Milliseconds. */
interface Patience {
  stopMs?: number;
  restartMs?: number;
  giveUpMs?: number;
}

/**
 * Migrates graphile-worker's schema and runs jobs until it is stopped. graphile-worker gives up
 * when it can't tell PostgreSQL how a job ended; then it is started again, and such a job, too.
 */
export async function startJobs(
  { log, metrics, events: bus }: WorkerDeps,
  connectionString: string,
  modules: readonly JobModule[],
  { stopMs = STOP_MS, restartMs = RESTART_MS, giveUpMs = GIVE_UP_MS }: Patience = {},
): Promise<RunningJobs> {
  const name = `oche-jobs ${randomUUID()}`;
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    application_name: name,
    keepAlive: true,
    onConnect: withoutLimits,
  });
  const onError = (error: Error) => log.warn({ err: error }, 'job connection failed');
  // the pool doesn't pass on errors of a client that is in use
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', onError);
  cutWhenSilent(pool, SILENCE_MS);
  const all = [...modules, housekeeping(pool)];
  const events: WorkerEvents = new EventEmitter();
  let workers: WorkerPool | undefined;
  /** no worker takes this kindly after its pool has ended */
  let awake: WorkerPool | undefined;
  const wake = () => awake?.nudge(CONCURRENT_JOBS);
  const sleeps = () => {
    awake = undefined;
  };
  const unsubscribe = [bus.on('jobs.queued', wake), bus.onResync(wake)];
  for (const end of ['gracefulShutdown', 'forcefulShutdown', 'release'] as const)
    events.on(`pool:${end}`, sleeps);
  events.on('pool:create', ({ workerPool }) => {
    workers = workerPool;
    awake = workerPool;
    // it locks jobs under this name; others see by the name of our connections that it is alive
    workerPool.id = name;
  });
  const options: RunnerOptions = {
    events,
    taskList: measured(withFinalRefusals(tasksOf(all), log), metrics),
    parsedCronItems: cronItems(all),
    pgPool: pool,
    concurrency: CONCURRENT_JOBS,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: loggerFor(log),
    // Only in batches does it handle that PostgreSQL is away when a job ends. Without them the
    // rejected promise has no listener, and Node.js ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };

  const stopping = new AbortController();
  let gaveUp = Promise.withResolvers<void>();
  // not with the pool, which is a promise of its own end
  events.on('pool:gracefulShutdown', () => gaveUp.resolve());
  /** @returns when a worker that has given up hangs */
  const isLeftBehind = async (over: Promise<unknown>) => {
    await gaveUp.promise;
    const isOver = () =>
      Promise.race([over.then(() => true), sleep(giveUpMs, false, { ref: false })]);
    if ((await isOver()) || stopping.signal.aborted) return;
    log.error('the job worker hangs, so its jobs are taken from it');
    // it may hang in this, too
    Promise.resolve(workers?.forcefulShutdown('The worker hung.')).catch(() => {});
    await isOver();
  };
  let runner = await run(options);
  const startAgain = async () => {
    await sleep(restartMs, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return true;
    try {
      await release(pool, name);
      gaveUp = Promise.withResolvers<void>();
      runner = await run(options);
      return true;
    } catch (error) {
      log.error({ err: error }, 'the job worker does not start');
      return false;
    }
  };
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      const over = runner.promise.catch((error) =>
        log.error({ err: error }, 'the job worker stopped'),
      );
      await Promise.race([over, isLeftBehind(over)]);
      if (stopping.signal.aborted) return;
      while (!(await startAgain()));
    }
  })();
  return {
    isRunning: () => awake !== undefined,
    async stop() {
      stopping.abort();
      for (const end of unsubscribe) end();
      // stopping a second time fails, e.g. if it has just given up on its own
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

/**
 * Stops jobs that are still running. `runner.kill()` does nothing after `runner.stop()`, but its
 * pool of workers still reacts.
 */
async function giveBack(workers: WorkerPool | undefined): Promise<void> {
  await workers?.forcefulShutdown('Oche was stopped before this job ended.');
}

/**
 * The tasks of all modules, in the form that graphile-worker takes.
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
