import { randomBytes } from 'node:crypto';
import { createDb, createPool } from '@oche/db';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { parseEnv } from '../../env.ts';
import type { ServiceContext } from '../../lib/deps.ts';
import { eventsOverNotify } from '../../lib/events/transport/notify.ts';
import { noLimits } from '../../lib/limits/rate-limits.ts';
import { publicInternet } from '../../lib/outbound/outbound.ts';
import { Vault } from '../../lib/secrets/vault.ts';
import { openStorage } from '../../lib/storage/storage.ts';
import { watchStorage } from '../../lib/storage/watched-storage.ts';
import { systemClock } from '../../lib/time/clock.ts';
import { actorOf } from '../../testing/members.ts';
import { createCaller } from '../../trpc/root.ts';

/*
 * A process of its own that books, and is killed as soon as the booking is committed, before
 * anything else can happen: `node testing-killed-process.ts <database> <member> <booking as JSON>
 * <time>`.
 */
const [url = '', memberId = '', booking = '', time = ''] = process.argv.slice(2);
const db = createDb(createPool(url, { max: 2 }));
const log = pino({ level: 'silent' });
const metrics = new Registry();
const member = await db
  .selectFrom('users')
  .selectAll()
  .where('id', '=', memberId)
  .executeTakeFirstOrThrow();
const env = parseEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const ctx: ServiceContext = {
  env,
  storage: watchStorage(await openStorage(env), { metrics, log }),
  vault: new Vault([randomBytes(32)]),
  outbound: publicInternet,
  db,
  clock: { now: () => (time ? new Date(time) : systemClock.now()) },
  events: eventsOverNotify(url, log, new Map()),
  limits: noLimits,
  searchables: [],
  calendars: [],
  log,
  metrics,
  reportables: new Map(),
  notifiables: new Map(),
  conversationals: new Map(),
  ownData: [],
  linkables: [],
  watchables: new Map(),
  boardHosts: new Map(),
  pictureGuards: new Map(),
  answerables: new Map(),
  published: new Map(),
  hearables: new Map(),
  actor: actorOf(member),
  session: { id: 'killed', userId: memberId, secondFactorPassed: true },
  secondFactorSetupRequired: false,
  requestId: 'killed',
  address: '192.0.2.1',
  userAgent: null,
  locale: 'de',
  token: null,
  board: null,
  setBoardToken() {},
  knownDevices: null,
  setSession() {},
  setKnownDevices() {},
};
await createCaller(ctx).bookings.create(JSON.parse(booking));
process.kill(process.pid, 'SIGKILL');
