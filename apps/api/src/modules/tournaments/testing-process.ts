import { randomBytes } from 'node:crypto';
import { createDb, createPool } from '@oche/db';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { buildApp } from '../../app.ts';
import { parseEnv } from '../../env.ts';
import { boardHostsOf } from '../../lib/declared/board-hosts.ts';
import { conversationalsOf } from '../../lib/declared/conversational.ts';
import { notifiablesOf } from '../../lib/declared/notifiable.ts';
import { ownDataOf } from '../../lib/declared/own-data.ts';
import { reportablesOf } from '../../lib/declared/reportable.ts';
import { watchablesOf } from '../../lib/declared/watchable.ts';
import type { Deps } from '../../lib/deps.ts';
import { reactorsOf } from '../../lib/events/reactions.ts';
import { eventsOverNotify } from '../../lib/events/transport/notify.ts';
import { startJobs } from '../../lib/jobs/job-worker.ts';
import { noLimits } from '../../lib/limits/rate-limits.ts';
import { createMailer } from '../../lib/mail/mail.ts';
import { publicInternet } from '../../lib/outbound/outbound.ts';
import { Vault } from '../../lib/secrets/vault.ts';
import { openStorage } from '../../lib/storage/storage.ts';
import { watchStorage } from '../../lib/storage/watched-storage.ts';
import { systemClock } from '../../lib/time/clock.ts';
import { workOf } from '../../worker.ts';
import { modules } from '../index.ts';

/*
 * The whole API with its jobs as a process of its own, to be killed in the middle of an evening:
 * `node testing-process.ts <database> <data folder>`. It says its address.
 */
const [url = '', folder = ''] = process.argv.slice(2);
const env = parseEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', OCHE_DATA_DIR: folder });
const log = pino({ level: 'silent' });
const metrics = new Registry();
const events = eventsOverNotify(url, log, reactorsOf(modules));
await events.start();
const deps: Deps = {
  env,
  log,
  db: createDb(createPool(url, { max: 8 })),
  clock: systemClock,
  events,
  limits: noLimits,
  storage: watchStorage(await openStorage(env), { metrics, log }),
  vault: new Vault([randomBytes(32)]),
  outbound: publicInternet,
  searchables: modules.flatMap(({ search }) => search ?? []),
  reportables: reportablesOf(modules),
  notifiables: notifiablesOf(modules),
  calendars: modules.flatMap(({ calendar }) => calendar ?? []),
  conversationals: conversationalsOf(modules),
  ownData: ownDataOf(modules),
  linkables: modules.flatMap(({ linkable }) => linkable ?? []),
  watchables: watchablesOf(modules),
  boardHosts: boardHostsOf(modules),
  pictureGuards: new Map(),
  answerables: new Map(),
  published: new Map(),
  hearables: new Map(),
  metrics,
};
const app = await buildApp(deps);
await startJobs(deps, url, workOf(deps, createMailer(env, log), modules));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
