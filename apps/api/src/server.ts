import { setTimeout as sleep } from 'node:timers/promises';
import { createDb, createPool, migrate, Replicas } from '@oche/db';
import { startEmbeddedPostgres } from '@oche/db/embedded';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { declaredBy } from './declared.ts';
import type { Env } from './env.ts';
import { dataDirOf } from './lib/data-dir.ts';
import type { Deps } from './lib/deps.ts';
import { EventBus } from './lib/events/event-bus.ts';
import { reactorsOf } from './lib/events/reactions.ts';
import { openTransport } from './lib/events/transport/open.ts';
import { migrateJobs, startJobs } from './lib/jobs/job-worker.ts';
import { sendThrough } from './lib/jobs/outgoing.ts';
import { RateLimits } from './lib/limits/rate-limits.ts';
import { countExchange } from './lib/limits/shared-counts.ts';
import { createMailer, tryMailServer } from './lib/mail/mail.ts';
import { publicInternet } from './lib/outbound/outbound.ts';
import { withThisMachine } from './lib/outbound/this-machine.ts';
import { openVault } from './lib/secrets/encryption-key.ts';
import { openStorage } from './lib/storage/storage.ts';
import { watchStorage } from './lib/storage/watched-storage.ts';
import { startTelemetry } from './lib/telemetry/start.ts';
import { systemClock } from './lib/time/clock.ts';
import { modules } from './modules/index.ts';
import { buildBaseApp } from './plugins/base-app.ts';
import { processStateOf } from './plugins/health/process-state.ts';
import { replicaMetrics } from './plugins/replicas.ts';
import { hasPart } from './roles.ts';
import type { Renderer } from './web/renderer.ts';
import { workOf } from './worker.ts';

type Closer = () => unknown;
/** Closers of the same call run in parallel, before those of earlier calls. */
type OnClose = (...closers: Closer[]) => void;

/**
 * How long closing waits for queries whose caller has gone; PostgreSQL can be stopped without them.
 */
const DISCONNECT_MS = 500;

type RendererOf = (env: Env, log: FastifyBaseLogger) => Promise<Renderer>;

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
 * @param rendererOf loads what renders pages, if the process has any
 */
export async function startServer(
  env: Env,
  log: FastifyBaseLogger,
  terminal: Terminal,
  rendererOf: RendererOf = builtRenderer,
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
    const address = await open(env, log, terminal, rendererOf, (...closers) =>
      stages.push(closers),
    );
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
  rendererOf: RendererOf,
  onClose: OnClose,
): Promise<string> {
  const { notice } = terminal;
  const metrics = new Registry();
  // closed last, so that what closing does is told of, too
  const telemetry = await startTelemetry(env, { log, metrics });
  if (telemetry) onClose(() => telemetry.close());
  const { url, directUrl } = await openDatabase(env, terminal, onClose);
  const poolerUrl = directUrl === url ? undefined : url;
  for (const file of await migrate(directUrl, { poolerUrl })) notice(`Migrated: ${file}`);

  const pool = createPool(url, {
    directUrl,
    max: env.DATABASE_POOL_MAX,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const db = createDb(pool);
  onClose(() => Promise.race([db.destroy(), sleep(DISCONNECT_MS, undefined, { ref: false })]));
  if (env.DEMO_DATA) {
    const { seedDemo } = await import('@oche/db/seeds');
    if (await seedDemo(db)) notice('Loaded the demo data.');
  }

  const transport = await openTransport(env, directUrl, log);
  sendThrough(transport, db);
  const events = new EventBus(transport, log, reactorsOf(modules));
  await events.start();
  onClose(() => events.stop());

  const replicas = await openReplicas(env, { url, directUrl, db, metrics, log }, onClose);
  const deps: Deps = {
    env,
    log,
    db,
    replicas,
    events,
    clock: systemClock,
    limits: new RateLimits(env, pool, countExchange({ db, events, log })),
    storage: watchStorage(await openStorage(env), { metrics, log }),
    vault: await openVault(env),
    outbound: env.DEV_WEBHOOKS ? withThisMachine(publicInternet) : publicInternet,
    ...declaredBy(modules),
    metrics,
  };
  // what modules do before the start may queue jobs
  await migrateJobs(directUrl);
  for (const module of modules) await module.beforeStart?.(deps);
  if (env.DEMO_DATA && hasPart(env, 'web')) for (const module of modules) await module.demo?.(deps);
  const app = hasPart(env, 'web')
    ? await openPages(deps, rendererOf, onClose)
    : buildBaseApp(deps).app;
  telemetry?.pushMetrics(app.allMetrics);
  const closers: Closer[] = [() => app.close()];
  if (hasPart(env, 'worker')) closers.push(await openJobs(deps, directUrl, onClose));
  onClose(...closers);
  for (const { opens } of modules)
    if (opens && hasPart(env, opens.in)) onClose(await opens.open(deps));
  return app.listen({ host: env.HOST, port: env.PORT });
}

const builtRenderer: RendererOf = async ({ WEB_DEV }, log) => {
  const { loadDevRenderer, loadRenderer } = await import('./web/load-renderer.ts');
  return WEB_DEV ? loadDevRenderer() : loadRenderer(log);
};

/** What a worker loads nothing of. */
async function openPages(
  deps: Deps,
  rendererOf: RendererOf,
  onClose: OnClose,
): Promise<FastifyInstance> {
  const renderer = await rendererOf(deps.env, deps.log);
  onClose(() => renderer.close?.());
  const { buildApp } = await import('./app.ts');
  return buildApp(deps, renderer);
}

/** @returns what ends the jobs */
async function openJobs(deps: Deps, url: string, onClose: OnClose): Promise<Closer> {
  const mailer = createMailer(deps.env, deps.log);
  onClose(() => mailer.close());
  void tryMailServer(deps.env, deps.log);
  const jobs = await startJobs(deps, url, workOf(deps, mailer, modules));
  processStateOf(deps.events).isWorking = jobs.isRunning;
  return () => jobs.stop();
}

/** The standbys that answer reads, if there are some. One that is away keeps nobody from starting. */
async function openReplicas(
  env: Env,
  {
    directUrl: primaryUrl,
    db: primary,
    log,
    metrics,
  }: DatabaseUrls & Pick<Deps, 'db' | 'log' | 'metrics'>,
  onClose: OnClose,
): Promise<Replicas | undefined> {
  const { DATABASE_REPLICA_URLS: urls, DATABASE_POOL_MAX: max } = env;
  if (!urls || !hasPart(env, 'web')) return undefined;
  const shown = replicaMetrics({ metrics });
  const replicas = new Replicas({
    urls,
    primaryUrl,
    primary,
    pool: { max },
    onChange(replica, leftOut) {
      shown.onChange(replica, leftOut);
      if (leftOut) log.warn({ replica, reason: leftOut }, 'a standby is left out');
      else log.info({ replica }, 'a standby answers reads');
    },
    onRepeat(replica, reason, error) {
      shown.onRepeat(replica, reason);
      // a query that writes belongs to the primary: its meta has to say so
      if (reason === 'writes') log.error({ err: error, replica }, 'a query has written');
    },
  });
  await replicas.start();
  onClose(() => replicas.stop());
  shown.watch(replicas);
  return replicas;
}

interface DatabaseUrls {
  /** where queries go, maybe through a pooler */
  url: string;
  /** PostgreSQL itself: for migrations, events and jobs */
  directUrl: string;
}

async function openDatabase(
  env: Env,
  { notice, fail }: Terminal,
  onClose: OnClose,
): Promise<DatabaseUrls> {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = env;
  if (DATABASE_URL) return { url: DATABASE_URL, directUrl: DATABASE_DIRECT_URL ?? DATABASE_URL };
  const server = await startEmbeddedPostgres({
    dataDir: dataDirOf(env),
    mayRelocate: env.OCHE_DATA_DIR === undefined,
    onNotice: notice,
    onLost: ({ message }) =>
      fail(`PostgreSQL ended and can't be started again, so Oche ends, too.\n${message}`),
  });
  onClose(() => server.stop());
  return { url: server.url, directUrl: server.url };
}
