import { setTimeout as sleep } from 'node:timers/promises';
import { createDb, createPool, migrate } from '@oche/db';
import { startEmbeddedPostgres } from '@oche/db/embedded';
import type { FastifyBaseLogger } from 'fastify';
import { Registry } from 'prom-client';
import { buildApp } from './app.ts';
import { declaredBy } from './declared.ts';
import type { Env } from './env.ts';
import { dataDirOf } from './lib/data-dir.ts';
import type { Deps } from './lib/deps.ts';
import { EventBus } from './lib/events/event-bus.ts';
import { reactorsOf } from './lib/events/reactions.ts';
import { migrateJobs, startJobs } from './lib/jobs/job-worker.ts';
import { RateLimits } from './lib/limits/rate-limits.ts';
import { createMailer, tryMailServer } from './lib/mail/mail.ts';
import { publicInternet } from './lib/outbound/outbound.ts';
import { openVault } from './lib/secrets/encryption-key.ts';
import { openStorage } from './lib/storage/storage.ts';
import { watchStorage } from './lib/storage/watched-storage.ts';
import { systemClock } from './lib/time/clock.ts';
import { modules } from './modules/index.ts';
import { loadDevRenderer, loadRenderer } from './web/load-renderer.ts';
import { workOf } from './worker.ts';

type Closer = () => unknown;
/** Closers of the same call run in parallel, before those of earlier calls. */
type OnClose = (...closers: Closer[]) => void;

/**
 * How long closing waits for queries whose caller has gone; PostgreSQL can be stopped without them.
 */
const DISCONNECT_MS = 500;

export interface RunningServer {
  /** http://host:port */
  address: string;
  close(): Promise<void>;
}

export interface Terminal {
  /** shows a text to the person at the terminal */
  notice(text: string): void;
  /** called when the process can't go on, with the reason */
  fail(reason: string): void;
}

/**
 * Opens everything in order, and closes it in the opposite order. If the start fails, everything
 * that has been opened is closed again.
 */
export async function startServer(
  env: Env,
  log: FastifyBaseLogger,
  terminal: Terminal,
): Promise<RunningServer> {
  const stages: Closer[][] = [];
  const closeOne = async (closer: Closer) => {
    try {
      await closer();
    } catch (error) {
      log.error({ err: error }, 'closing failed');
    }
  };
  const close = async () => {
    for (const closers of stages.splice(0).reverse()) await Promise.all(closers.map(closeOne));
  };
  try {
    const address = await open(env, log, terminal, (...closers) => stages.push(closers));
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  env: Env,
  log: FastifyBaseLogger,
  terminal: Terminal,
  onClose: OnClose,
): Promise<string> {
  const { notice } = terminal;
  const url = await openDatabase(env, terminal, onClose);
  for (const file of await migrate(url)) notice(`Migrated: ${file}`);

  const pool = createPool(url, {
    max: env.DATABASE_POOL_MAX,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const db = createDb(pool);
  onClose(() => Promise.race([db.destroy(), sleep(DISCONNECT_MS, undefined, { ref: false })]));
  if (env.DEMO_DATA) {
    const { seedDemo } = await import('@oche/db/seeds');
    if (await seedDemo(db)) notice('Loaded the demo data.');
  }

  const events = new EventBus(url, log, reactorsOf(modules));
  await events.start();
  onClose(() => events.stop());

  const metrics = new Registry();
  const deps: Deps = {
    env,
    log,
    db,
    events,
    clock: systemClock,
    limits: new RateLimits(env, pool),
    storage: watchStorage(await openStorage(env), { metrics, log }),
    vault: await openVault(env),
    outbound: publicInternet,
    ...declaredBy(modules),
    metrics,
  };
  // what modules do before the start may queue jobs
  await migrateJobs(url);
  for (const module of modules) await module.beforeStart?.(deps);
  if (env.DEMO_DATA) for (const module of modules) await module.demo?.(deps);
  const mailer = createMailer(env, log);
  onClose(() => mailer.close());
  void tryMailServer(env, log);
  const renderer = env.WEB_DEV ? await loadDevRenderer() : await loadRenderer(log);
  onClose(() => renderer.close?.());
  const app = await buildApp(deps, renderer);
  const jobs = await startJobs(deps, url, workOf(deps, mailer, modules));
  onClose(
    () => app.close(),
    () => jobs.stop(),
  );
  for (const module of modules) {
    const opened = await module.opens?.(deps);
    if (opened) onClose(opened);
  }
  return app.listen({ host: env.HOST, port: env.PORT });
}

async function openDatabase(
  env: Env,
  { notice, fail }: Terminal,
  onClose: OnClose,
): Promise<string> {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  const server = await startEmbeddedPostgres({
    dataDir: dataDirOf(env),
    mayRelocate: env.OCHE_DATA_DIR === undefined,
    onNotice: notice,
    onLost: ({ message }) =>
      fail(`PostgreSQL ended and can't be started again, so Oche ends, too.\n${message}`),
  });
  onClose(() => server.stop());
  return server.url;
}
