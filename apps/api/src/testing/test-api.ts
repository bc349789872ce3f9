import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, readOnlyTwin } from '@oche/db/testing';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { declaredBy } from '../declared.ts';
import { parseEnv } from '../env.ts';
import type { Deps, ServiceContext } from '../lib/deps.ts';
import { reactorsOf } from '../lib/events/reactions.ts';
import { eventsOverNotify } from '../lib/events/transport/notify.ts';
import { RateLimits } from '../lib/limits/rate-limits.ts';
import { publicInternet } from '../lib/outbound/outbound.ts';
import { UnreachableError } from '../lib/outbound/unreachable.ts';
import { openVault } from '../lib/secrets/encryption-key.ts';
import { openStorage } from '../lib/storage/storage.ts';
import { watchStorage } from '../lib/storage/watched-storage.ts';
import { modules } from '../modules/index.ts';
import { createCaller } from '../trpc/root.ts';
import { TestClock } from './clock.ts';
import { closeJobs } from './job-pools.ts';
import { actorOf, createMember, type TestMember } from './members.ts';

/** Limits are so high that no test reaches them, unless it sets its own. */
const TEST_ENV = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_TOKEN_PER_MINUTE: '1000000',
  RATE_LIMIT_POSTING_PER_MINUTE: '1000000',
  RATE_LIMIT_UPLOADS_PER_HOUR: '1000000',
  RATE_LIMIT_RECEIVER_PER_MINUTE: '1000000',
  RATE_LIMIT_SIGN_IN_PER_5_MINUTES: '1000000',
  RATE_LIMIT_SIGN_IN_PER_PLACE_HOUR: '1000000',
  RATE_LIMIT_SIGN_IN_PER_ACCOUNT_HOUR: '1000000',
  RATE_LIMIT_MAIL_PER_30_MINUTES: '1000000',
  RATE_LIMIT_RECIPIENTS_PER_DAY: '1000000',
  RATE_LIMIT_INVITATIONS_PER_DAY: '1000000',
};

export type Caller = ReturnType<typeof createCaller>;

export interface TestApi {
  deps: Deps & { clock: TestClock };
  /** the address of this file's database */
  url: string;
  /** the folder for mails and uploads of this file */
  dataDir: string;
  createMember(columns?: Parameters<typeof createMember>[1]): Promise<TestMember>;
  /** Calls procedures as this member (null: as a visitor), without a session in the database. */
  callerFor(member: TestMember | null, overrides?: Partial<ServiceContext>): Caller;
  contextFor(member: TestMember | null, overrides?: Partial<ServiceContext>): ServiceContext;
  close(): Promise<void>;
}

export interface TestApiOptions {
  /** environment variables that differ; a function if they are known only in `beforeAll` */
  env?: Record<string, string> | (() => Record<string, string>);
  /** queries read where nothing can be written, and one that writes all the same fails: as with standbys */
  readsApart?: boolean;
  /** what the clock shows when a test begins; without it the clock shows the real time */
  now?: Date | string;
}

/**
 * Everything that an API process has, on a new database, for the tests of this file or `describe`.
 * It can be used from `beforeAll` on. What the tests write stays until the last one has ended.
 */
export function useTestApi({ env = {}, now, readsApart }: TestApiOptions = {}): TestApi {
  const api = {} as TestApi;
  const resetClock = () => (now ? api.deps.clock.set(now) : api.deps.clock.reset());
  beforeAll(async () => {
    Object.assign(api, await createTestApi(typeof env === 'function' ? env() : env, readsApart));
    resetClock();
  });
  afterEach(resetClock);
  afterAll(() => api.close());
  return api;
}

/** One member of `useTestApi()` for all tests; see `createMember`. */
export function useMember(api: TestApi, columns?: Parameters<typeof createMember>[1]): TestMember {
  const member = {} as TestMember;
  beforeAll(async () => {
    Object.assign(member, await api.createMember(columns));
  });
  return member;
}

/** `useMember()`, but another one for each test. */
export function useFreshMember(
  api: TestApi,
  columns?: Parameters<typeof createMember>[1],
): TestMember {
  const member = {} as TestMember;
  beforeEach(async () => {
    Object.assign(member, await api.createMember(columns));
  });
  return member;
}

/** `useTestApi()` without vitest's hooks: the caller has to close it. */
export async function createTestApi(
  env: Record<string, string> = {},
  readsApart = false,
): Promise<TestApi> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'oche-api-test-'));
  const parsed = parseEnv({ ...TEST_ENV, OCHE_DATA_DIR: dataDir, ...env });
  const log = pino({ level: parsed.LOG_LEVEL });
  const events = eventsOverNotify(database.url, log, reactorsOf(modules));
  await events.start();
  const metrics = new Registry();
  const apart = readsApart ? readOnlyTwin(database) : undefined;
  const deps = {
    env: parsed,
    db: database.db,
    replicas: apart && {
      pick: () => apart.db,
      position: async () => 0,
      settled: async () => {},
      state: () => [],
    },
    clock: new TestClock(),
    events,
    limits: new RateLimits(parsed, database.pool),
    log,
    storage: watchStorage(await openStorage(parsed), { metrics, log }),
    vault: await openVault(parsed),
    // no test depends on what stands on the internet
    outbound: {
      ...publicInternet,
      read: async () => {
        throw new UnreachableError('unknown');
      },
      send: async () => {
        throw new UnreachableError('unknown');
      },
    },
    ...declaredBy(modules),
    metrics,
  };
  const contextFor: TestApi['contextFor'] = (member, overrides) => ({
    ...deps,
    ...memberContext(member),
    requestId: 'test',
    address: '192.0.2.1',
    userAgent: 'vitest',
    locale: 'de',
    token: null,
    board: null,
    setBoardToken() {},
    knownDevices: null,
    setSession() {},
    setKnownDevices() {},
    ...overrides,
  });
  return {
    deps,
    url: database.url,
    dataDir,
    createMember: (columns) => createMember(database.db, columns),
    contextFor,
    callerFor: (member, overrides) => createCaller(contextFor(member, overrides)),
    async close() {
      await events.stop();
      await closeJobs(database.url);
      await apart?.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function memberContext(member: TestMember | null) {
  return {
    actor: member && actorOf(member),
    session: member && {
      id: `session-of-${member.id}`,
      userId: member.id,
      secondFactorPassed: true,
    },
    secondFactorSetupRequired: false,
  };
}
