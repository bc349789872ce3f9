import { createDb, createPool, migrate } from '@oche/db';
import { startEmbeddedPostgres } from '@oche/db/embedded';
import { seedDemo } from '@oche/db/seeds';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import type { Env } from './env.ts';
import { systemClock } from './lib/clock.ts';
import { dataDirOf } from './lib/data-dir.ts';
import type { Deps } from './lib/deps.ts';
import { EventBus } from './lib/event-bus.ts';
import { startJobs } from './lib/jobs.ts';
import { createMailer } from './lib/mail.ts';
import { RateLimits } from './lib/rate-limits.ts';
import { openStorage } from './lib/storage.ts';
import { modules } from './modules/index.ts';
import { loadDevRenderer, loadRenderer } from './web/renderer.ts';
import { workOf } from './worker.ts';

type Closer = () => unknown;

export interface RunningServer {
  /** http://host:port */
  address: string;
  close(): Promise<void>;
}

/**
 * Opens everything in order; closing goes the opposite way. A start that fails halfway closes what
 * it had opened.
 * @param notice told what the person at the terminal should see
 */
export async function startServer(
  env: Env,
  log: FastifyBaseLogger,
  notice: (text: string) => void,
): Promise<RunningServer> {
  const closers: Closer[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) {
      await Promise.resolve(closer()).catch((error) => log.error({ err: error }, 'closing failed'));
    }
  };
  try {
    const address = await open(env, log, notice, (closer) => closers.push(closer));
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  env: Env,
  log: FastifyBaseLogger,
  notice: (text: string) => void,
  onClose: (closer: Closer) => void,
): Promise<string> {
  const url = await openDatabase(env, notice, onClose);
  for (const file of await migrate(url)) notice(`Migrated: ${file}`);

  const pool = createPool(url, {
    max: env.DATABASE_POOL_MAX,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const db = createDb(pool);
  onClose(() => db.destroy());
  if (env.DEMO_DATA && (await seedDemo(db))) notice('Loaded the demo data.');

  const events = new EventBus(url, log);
  await events.start();
  onClose(() => events.stop());

  const deps: Deps = {
    env,
    log,
    db,
    events,
    clock: systemClock,
    limits: new RateLimits(env, pool),
    storage: await openStorage(env),
  };
  const mailer = createMailer(env, log);
  onClose(() => mailer.close());
  const jobs = await startJobs(deps, url, workOf(deps, mailer, modules));
  onClose(() => jobs.stop());

  const renderer = env.WEB_DEV ? await loadDevRenderer() : await loadRenderer();
  const app = await buildApp(deps, renderer);
  onClose(() => app.close());
  return app.listen({ host: env.HOST, port: env.PORT });
}

async function openDatabase(
  env: Env,
  notice: (text: string) => void,
  onClose: (closer: Closer) => void,
): Promise<string> {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  const server = await startEmbeddedPostgres({
    dataDir: dataDirOf(env),
    mayRelocate: env.OCHE_DATA_DIR === undefined,
    onNotice: notice,
  });
  onClose(() => server.stop());
  return server.url;
}
