import { createDb, createPool, type Db, migrate } from '@oche/db';
import { CommandError, withDatabaseUrl } from '@oche/db/command';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { declaredBy } from '../declared.ts';
import { readEnv } from '../env.ts';
import type { Deps } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { EventBus } from '../lib/events/event-bus.ts';
import { reactorsOf } from '../lib/events/reactions.ts';
import { openTransport } from '../lib/events/transport/open.ts';
import { migrateJobs } from '../lib/jobs/job-worker.ts';
import { sendThrough } from '../lib/jobs/outgoing.ts';
import { RateLimits } from '../lib/limits/rate-limits.ts';
import { publicInternet } from '../lib/outbound/outbound.ts';
import { openVault } from '../lib/secrets/encryption-key.ts';
import { openStorage } from '../lib/storage/storage.ts';
import { watchStorage } from '../lib/storage/watched-storage.ts';
import { systemClock } from '../lib/time/clock.ts';
import { modules } from '../modules/index.ts';

/** Opens the database of this installation, brought up to date, without a limit for statements. */
export async function withDb<T>(work: (db: Db, url: string) => Promise<T>): Promise<void> {
  await withDatabaseUrl(async (url) => {
    await migrate(url, { mustHoldOche: true });
    const db = createDb(createPool(url, { max: 2, statementTimeoutMs: 0 }));
    try {
      await work(db, url);
    } finally {
      await db.destroy();
    }
  });
}

/**
 * What services need, for a command that acts beside a running Oche. Events are published, as their processes listen,
 * and jobs are written, which they do; nothing is heard or done here.
 */
export async function withDeps<T>(work: (deps: Deps) => Promise<T>): Promise<void> {
  const env = readEnv();
  const log = pino({ level: 'silent' });
  const metrics = new Registry();
  await withDatabaseUrl(async (url) => {
    await migrate(url, { mustHoldOche: true });
    await migrateJobs(url);
    const pool = createPool(url, { max: 2 });
    const db = createDb(pool);
    const transport = await openTransport(env, url, log);
    sendThrough(transport, db);
    const events = new EventBus(transport, log, reactorsOf(modules));
    // by NOTIFY they are sent without a connection of their own
    if (transport.send) await events.start();
    try {
      await work({
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
      });
    } finally {
      await events.stop();
      await db.destroy();
    }
  });
}

/** Runs what looks an account up by its address, and says in a sentence when there is none. */
export async function ofAccount<T>(email: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      throw new CommandError(
        `There is no account with the address ${email}. Whoever has just signed up opens the link in the mail first.`,
      );
    }
    throw error;
  }
}
