import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import { eventsOverNotify } from '../../../lib/events/transport/notify.ts';
import { tell, useTestApi, Wire } from '../../../testing/index.ts';
import type { SessionRow } from './session.queries.ts';
import { SessionCache } from './session-cache.service.ts';

const api = useTestApi();
let wire: Wire;
let events: EventBus;
let cache: SessionCache;

beforeAll(async () => {
  wire = new Wire(api.url);
  events = eventsOverNotify(await wire.listen(), pino({ level: 'silent' }), new Map());
  await events.start();
});
afterAll(async () => {
  await events.stop();
  wire.close();
});
beforeEach(() => {
  cache = new SessionCache(events);
});

const rowOf = (idHash: string, user_id = 'anna'): SessionRow => ({
  id_hash: idHash,
  user_id,
  second_factor_passed: true,
  created_at: '2026-11-21T12:00:00.000Z',
  last_seen_at: '2026-11-21T12:00:00.000Z',
  expires_at: '2026-12-21T12:00:00.000Z',
  role: 'user',
  status: 'active',
  suspended_until: null,
  status_reason: null,
  silenced_until: null,
  silence_reason: null,
  moderates: [],
  email_verified_at: null,
  totp_enabled_at: null,
});

/** A lookup that the test ends when it wants to. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<SessionRow | undefined>();
  return { look: vi.fn(() => promise), resolve, reject };
}

const keep = (idHash: string, userId?: string) =>
  cache.get(idHash, async () => rowOf(idHash, userId));

/** Whether the session is kept, so that nobody has to look it up. */
async function isKept(idHash: string): Promise<boolean> {
  const look = vi.fn(async () => undefined);
  await cache.get(idHash, look);
  return look.mock.calls.length === 0;
}

type SessionEvent =
  | ['session.ended', { userId: string; sessionHash: string | null }]
  | ['account.changed', { userId: string }];

/** Publishes an event, and waits until this process has received it. */
async function happen(...[name, payload]: SessionEvent): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const stop = events.on(name, () => {
      stop();
      resolve();
    });
  });
  await tell({ db: api.deps.db, events }, name, payload as never);
  await heard;
}

describe('a session', () => {
  it('is looked up once, also for those who come meanwhile', async () => {
    const { look, resolve } = pending();
    const all = [cache.get('a', look), cache.get('a', look)];
    resolve(rowOf('a'));
    expect(await Promise.all(all)).toEqual([rowOf('a'), rowOf('a')]);
    expect(look).toHaveBeenCalledOnce();
    expect(await isKept('a')).toBe(true);
  });

  it('is nobody else’s', async () => {
    const [of1, of2] = [pending(), pending()];
    const all = [cache.get('1', of1.look), cache.get('2', of2.look)];
    of2.resolve(rowOf('2', 'ben'));
    of1.resolve(rowOf('1', 'anna'));
    expect((await Promise.all(all)).map((row) => row?.user_id)).toEqual(['anna', 'ben']);
    const kept = [await keep('1', 'nobody'), await keep('2', 'nobody')];
    expect(kept.map((row) => row?.user_id)).toEqual(['anna', 'ben']);
  });

  it('that is none is looked up each time', async () => {
    await cache.get('a', async () => undefined);
    expect(await isKept('a')).toBe(false);
  });

  it('that could not be looked up is not kept, and whoever waited learns of it', async () => {
    const { look, reject } = pending();
    const all = [cache.get('a', look), cache.get('a', look)];
    reject(new Error('away'));
    for (const each of all) await expect(each).rejects.toThrow('away');
    expect(await isKept('a')).toBe(false);
  });

  it('is kept for seconds only', async () => {
    cache = new SessionCache(events, { maxAgeMs: 20 });
    await keep('a');
    await vi.waitFor(async () => expect(await isKept('a')).toBe(false));
  });

  it('makes room for another when there are too many', async () => {
    cache = new SessionCache(events, { max: 2 });
    for (const idHash of ['a', 'b', 'c']) await keep(idHash);
    expect([await isKept('c'), await isKept('b'), await isKept('a')]).toEqual([true, true, false]);
  });
});

describe('an event', () => {
  it('drops the session that ended, and no other', async () => {
    for (const idHash of ['phone', 'desk']) await keep(idHash);
    await happen('session.ended', { userId: 'anna', sessionHash: 'phone' });
    expect([await isKept('phone'), await isKept('desk')]).toEqual([false, true]);
  });

  it.each([
    ['session.ended', { userId: 'anna', sessionHash: null }],
    ['account.changed', { userId: 'anna' }],
  ] satisfies SessionEvent[])('%s drops all sessions of the member', async (...event) => {
    for (const idHash of ['phone', 'desk']) await keep(idHash);
    await keep('other', 'ben');
    await happen(...(event as SessionEvent));
    const kept = [await isKept('phone'), await isKept('desk'), await isKept('other')];
    expect(kept).toEqual([false, false, true]);
  });

  it.each([
    ['session.ended', { userId: 'anna', sessionHash: 'a' }],
    ['session.ended', { userId: 'anna', sessionHash: null }],
    ['account.changed', { userId: 'anna' }],
  ] satisfies SessionEvent[])(
    '%s %j keeps what was being looked up from being kept',
    async (...event) => {
      const before = pending();
      const early = cache.get('a', before.look);
      await happen(...(event as SessionEvent));
      // whoever comes after the event looks it up again, and that result is kept
      const after = pending();
      const late = cache.get('a', after.look);
      expect(after.look).toHaveBeenCalledOnce();
      after.resolve({ ...rowOf('a'), role: 'moderator' });
      await late;
      before.resolve(rowOf('a'));
      expect((await early)?.role).toBe('user');
      expect((await cache.get('a', async () => rowOf('a')))?.role).toBe('moderator');
    },
  );
});

describe('without the event connection', () => {
  it('everybody looks, and what was kept or looked up before is not used later', async () => {
    await keep('a');
    const before = pending();
    const early = cache.get('b', before.look);
    wire.become('cut');
    await vi.waitFor(() => expect(events.isListening).toBe(false));
    before.resolve(rowOf('b'));
    await early;
    for (const idHash of ['a', 'b', 'c']) {
      await keep(idHash);
      expect(await isKept(idHash)).toBe(false);
    }
    wire.become('whole');
    await vi.waitFor(() => expect(events.isListening).toBe(true), { timeout: 10_000 });
    for (const idHash of ['a', 'b', 'c']) expect(await isKept(idHash)).toBe(false);
    await keep('a');
    expect(await isKept('a')).toBe(true);
  });
});
