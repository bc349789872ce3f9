import { useTestDatabase } from '@oche/db/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseEnv } from '../../env.ts';
import { AppError } from '../errors.ts';
import type { EventBus } from '../events/event-bus.ts';
import { eventsOverNotify } from '../events/transport/notify.ts';
import { RateLimits } from './rate-limits.ts';
import { countExchange } from './shared-counts.ts';

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
