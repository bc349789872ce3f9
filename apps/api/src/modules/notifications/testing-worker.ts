import { createDb, createPool } from '@oche/db';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { parseEnv } from '../../env.ts';
import { notifiablesOf } from '../../lib/declared/notifiable.ts';
import type { Deps } from '../../lib/deps.ts';
import { eventsOverNotify } from '../../lib/events/transport/notify.ts';
import { startJobs } from '../../lib/jobs/job-worker.ts';
import { noLimits } from '../../lib/limits/rate-limits.ts';
import { createMailer } from '../../lib/mail/mail.ts';
import { publicInternet } from '../../lib/outbound/outbound.ts';
import { openVault } from '../../lib/secrets/encryption-key.ts';
import { openStorage } from '../../lib/storage/storage.ts';
import { watchStorage } from '../../lib/storage/watched-storage.ts';
import { workOf } from '../../worker.ts';
import { modules } from '../index.ts';
import { toTheCrowd } from './testing-crowd.ts';

/*
 * A process of its own that does all jobs, to be killed in the middle of them:
 * `node testing-worker.ts <database> <SMTP server> <time> <data folder>`.
 */
const [url = '', smtp = '', time = '', folder = ''] = process.argv.slice(2);
const env = parseEnv({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SMTP_URL: smtp,
  OCHE_DATA_DIR: folder,
});
const log = pino({ level: 'silent' });
const metrics = new Registry();
const deps: Deps = {
  env,
  log,
  db: createDb(createPool(url, { max: 5 })),
  clock: { now: () => new Date(time) },
  events: eventsOverNotify(url, log, new Map()),
  limits: noLimits,
  storage: watchStorage(await openStorage(env), { metrics, log }),
  vault: await openVault(env),
  outbound: publicInternet,
  searchables: [],
  calendars: [],
  reportables: new Map(),
  notifiables: notifiablesOf([...modules, { notifications: [toTheCrowd] }]),
  conversationals: new Map(),
  ownData: [],
  linkables: [],
  watchables: new Map(),
  boardHosts: new Map(),
  pictureGuards: new Map(),
  answerables: new Map(),
  published: new Map(),
  hearables: new Map(),
  metrics,
};
await startJobs(deps, url, workOf(deps, createMailer(env, log), modules));
