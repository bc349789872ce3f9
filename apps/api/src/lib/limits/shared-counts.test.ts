import { createHash } from 'node:crypto';
import { useTestDatabase } from '@oche/db/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseEnv } from '../../env.ts';
import { AppError } from '../errors.ts';
import type { EventBus } from '../events/event-bus.ts';
import { eventsOverNotify } from '../events/transport/notify.ts';
import { RateLimits } from './rate-limits.ts';
import { type CountExchange, countExchange } from './shared-counts.ts';

const database = useTestDatabase();
const PATIENT = { timeout: 10_000 };
const log = pino({ level: 'silent' });
/** of two processes */
let buses: EventBus[];
let limits: RateLimits[];

beforeAll(async () => {
  buses = [1, 2].map(() => eventsOverNotify(database.url, log, new Map()));
  await Promise.all(buses.map((events) => events.start()));
  const env = parseEnv({ RATE_LIMIT_PER_MINUTE: '60', RATE_LIMIT_POSTING_PER_MINUTE: '6' });
  limits = buses.map(
    (events) => new RateLimits(env, database.pool, countExchange({ db: database.db, events, log })),
  );
});
afterAll(() => Promise.all(buses.map((events) => events.stop())));

const isAllowed = async (process: number, name: 'call' | 'posting', key: string, times = 1) => {
  try {
    await limits[process]?.use(name, key, times);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

describe('what is counted in memory', () => {
  it('holds over all processes', async () => {
    for (let post = 0; post < 6; post++) expect(await isAllowed(0, 'posting', 'anna')).toBe(true);
    await vi.waitFor(
      () => expect(limits[1]?.check('posting', 'anna')).rejects.toThrow('RATE_LIMITED'),
      PATIENT,
    );
    expect(await isAllowed(1, 'posting', 'anna')).toBe(false);
    expect(await isAllowed(1, 'posting', 'ben')).toBe(true);
  });

  it('adds up from all of them, however it is spread', async () => {
    for (const process of [0, 1]) expect(await isAllowed(process, 'call', 'spread', 30)).toBe(true);
    for (const process of [0, 1])
      await vi.waitFor(
        () => expect(limits[process]?.check('call', 'spread')).rejects.toThrow('RATE_LIMITED'),
        PATIENT,
      );
  });

  it('is told by a process that has counted little, when another one tells', async () => {
    expect(await isAllowed(0, 'call', 'little', 1)).toBe(true);
    expect(await isAllowed(1, 'call', 'little', 59)).toBe(true);
    await vi.waitFor(
      () => expect(limits[1]?.check('call', 'little')).rejects.toThrow('RATE_LIMITED'),
      PATIENT,
    );
  });
});

it('asks PostgreSQL nothing for a call far from its limit', async () => {
  const told = vi.fn();
  const own = new RateLimits(parseEnv({}), database.pool, { tell: told, onHeard: () => {} });
  await own.use('call', 'calm', 5);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(told).not.toHaveBeenCalled();
});

describe('what one process says', () => {
  const SIXTY_A_MINUTE = parseEnv({ RATE_LIMIT_PER_MINUTE: '60' });
  let told: ReturnType<typeof vi.fn<CountExchange['tell']>>;
  let hear: Parameters<CountExchange['onHeard']>[0];
  let own: RateLimits;
  beforeEach(() => {
    told = vi.fn();
    own = new RateLimits(SIXTY_A_MINUTE, database.pool, {
      tell: told,
      onHeard: (handler) => {
        hear = handler;
      },
    });
  });

  it('names nobody: addresses are told as a part of their hash', async () => {
    const address = '203.0.113.7';
    await own.use('call', address, 30);
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), PATIENT);
    const key = createHash('sha256').update(address).digest('base64url').slice(0, 12);
    expect(told.mock.calls).toEqual([[[['call', key, 30]]]]);
    hear([['call', key, 30]]);
    await expect(own.check('call', address)).rejects.toThrow('RATE_LIMITED');
  });

  it('is what it has counted itself, each use once, and no answer to others', async () => {
    hear([
      ['call', 'others', 30],
      ['unknown', 'limit', 1],
    ]);
    await own.use('call', 'a', 30);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), PATIENT);
    await own.use('call', 'b', 20);
    await own.use('call', 'b', 10);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2), PATIENT);
    const counts = told.mock.calls.map(([used]) => used.map(([, , count]) => count));
    expect(counts).toEqual([[30], [30]]);
  });
});
