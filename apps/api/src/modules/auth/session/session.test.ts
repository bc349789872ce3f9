import { describe, expect, it } from 'vitest';
import {
  codeOf,
  TEST_PASSWORD,
  TestBrowser,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { isSignedIn } from '../index.ts';
import { sessionHash } from './lucia.service.ts';

const api = useTestApi();
const member = useFreshMember(api);

async function signedIn(who = member, userAgent = 'vitest'): Promise<TestBrowser> {
  const browser = new TestBrowser(api, { userAgent });
  const input = { email: who.email, password: TEST_PASSWORD };
  await browser.call((caller) => caller.auth.signIn(input));
  return browser;
}

const isMember = async (browser: TestBrowser) =>
  (await browser.call((caller) => caller.auth.me())) !== null;

const rowsOf = (who = member) =>
  api.deps.db.selectFrom('sessions').selectAll().where('user_id', '=', who.id).execute();

describe('a session', () => {
  it('is stored by the hash of its id only', async () => {
    const browser = await signedIn();
    const [row] = await rowsOf();
    expect(browser.sessionId).toMatch(/^[a-z2-7]{40}$/);
    expect(row?.id_hash).toBe(sessionHash(browser.sessionId ?? ''));
    expect(JSON.stringify(row)).not.toContain(browser.sessionId);
  });

  it('gets a new id at every sign-in, and the former one ends', async () => {
    const browser = await signedIn();
    const former = browser.sessionId ?? '';
    const input = { email: member.email, password: TEST_PASSWORD };
    await browser.call((caller) => caller.auth.signIn(input));
    expect(browser.sessionId).not.toBe(former);
    expect(await isSignedIn(api.deps, former)).toBe(false);
    expect(await rowsOf()).toHaveLength(1);
  });

  it('lives 30 days without use', async () => {
    const browser = await signedIn();
    api.deps.clock.advance({ days: 29, hours: 23 });
    expect(await isMember(browser)).toBe(true);
    const idle = await signedIn();
    api.deps.clock.advance({ days: 30, minutes: 1 });
    expect(await isMember(idle)).toBe(false);
  });

  it('slides with its use, and its cookie outlives it', async () => {
    const browser = await signedIn();
    const last = api.deps.clock.now().getTime() + 180 * 86_400_000;
    api.deps.clock.advance({ days: 16 });
    await isMember(browser);
    const in30Days = api.deps.clock.now().getTime() + 30 * 86_400_000;
    const [row] = await rowsOf();
    expect(Math.abs(Date.parse(row?.expires_at ?? '') - in30Days)).toBeLessThan(5000);
    expect(Math.abs((browser.cookieExpiresAt?.getTime() ?? 0) - last)).toBeLessThan(5000);
  });

  it('is renewed in the second half of its 30 days, not before', async () => {
    api.deps.clock.set('2026-11-01T12:00:00Z');
    const browser = await signedIn();
    const expires = async () => (await rowsOf())[0]?.expires_at;
    api.deps.clock.set('2026-11-16T11:59:00Z');
    await isMember(browser);
    expect(await expires()).toMatch('2026-12-01');
    api.deps.clock.set('2026-11-16T12:01:00Z');
    await isMember(browser);
    expect(await expires()).toMatch('2026-12-16');
  });

  it('stands until its end, and no longer', async () => {
    const browser = await signedIn();
    const end = Date.parse((await rowsOf())[0]?.expires_at ?? '');
    const stands = () => isSignedIn(api.deps, browser.sessionId ?? '');
    api.deps.clock.set(new Date(end - 1));
    expect(await stands()).toBe(true);
    api.deps.clock.set(new Date(end));
    expect(await stands()).toBe(false);
  });

  it('gets no more time than to its 180th day', async () => {
    const browser = await signedIn();
    for (let day = 0; day < 170; day += 10) {
      api.deps.clock.advance({ days: 10 });
      await isMember(browser);
    }
    const [row] = await rowsOf();
    expect(row?.expires_at).toBe(browser.cookieExpiresAt?.toISOString());
  });

  it.each([
    ['role', { role: 'moderator' as const }],
    ['part of the site', { moderates: ['forum'] }],
  ])('of who has a %s to look after ends after 12 hours without use', async (_what, duty) => {
    const staff = await signedIn();
    const idle = await signedIn();
    await api.deps.db.updateTable('users').set(duty).where('id', '=', member.id).execute();
    for (let hours = 0; hours < 24; hours += 8) {
      api.deps.clock.advance({ hours: 8 });
      expect(await isMember(staff)).toBe(true);
    }
    expect(await isSignedIn(api.deps, idle.sessionId ?? '')).toBe(false);
    expect(await isMember(idle)).toBe(false);
    const listed = await staff.call((caller) => caller.auth.session.list());
    const in12Hours = api.deps.clock.now().getTime() + 12 * 3_600_000;
    expect(listed).toHaveLength(1);
    expect(Math.abs(Date.parse(listed[0]?.expiresAt ?? '') - in12Hours)).toBeLessThan(5000);
    expect(await isSignedIn(api.deps, staff.sessionId ?? '')).toBe(true);
  });

  it('of staff ends after seven days however much it is used', async () => {
    const staff = await signedIn(await api.createMember({ role: 'admin' }));
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      expect(await isMember(staff)).toBe(true);
      api.deps.clock.advance({ hours: 8 });
    }
    expect(await isMember(staff)).toBe(false);
  });

  it('ends after 180 days however much it is used', async () => {
    const browser = await signedIn();
    for (let day = 0; day < 179; day += 10) {
      expect(await isMember(browser)).toBe(true);
      api.deps.clock.advance({ days: day + 10 > 179 ? 179 - day : 10 });
    }
    expect(await isMember(browser)).toBe(true);
    api.deps.clock.advance({ days: 1, minutes: 1 });
    expect(await isMember(browser)).toBe(false);
  });

  it('notes when it was last seen at most every five minutes', async () => {
    api.deps.clock.set('2026-11-21T12:00:00Z');
    const browser = await signedIn();
    const lastSeen = async () => (await rowsOf())[0]?.last_seen_at;
    const first = await lastSeen();
    api.deps.clock.advance({ minutes: 4 });
    await isMember(browser);
    expect(await lastSeen()).toBe(first);
    api.deps.clock.advance({ minutes: 1 });
    await isMember(browser);
    expect(await lastSeen()).not.toBe(first);
  });

  it('is not prolonged by being looked at', async () => {
    const browser = await signedIn();
    api.deps.clock.advance({ days: 20 });
    const before = await rowsOf();
    expect(await isSignedIn(api.deps, browser.sessionId ?? '')).toBe(true);
    expect(await rowsOf()).toEqual(before);
  });

  it('of a suspended member stands, and the suspension ends by itself', async () => {
    const browser = await signedIn();
    const until = api.deps.clock.inMinutes(60);
    await api.deps.db
      .updateTable('users')
      .set({ status: 'suspended', suspended_until: until, status_reason: 'Beleidigung' })
      .where('id', '=', member.id)
      .execute();
    expect(await browser.call((caller) => caller.auth.me())).toMatchObject({
      status: 'suspended',
      suspendedUntil: until,
      statusReason: 'Beleidigung',
    });
    expect((await browser.context()).actor?.status).toBe('suspended');
    api.deps.clock.advance({ minutes: 61 });
    expect(await browser.call((caller) => caller.auth.me())).toMatchObject({
      status: 'active',
      suspendedUntil: null,
      statusReason: null,
    });
    expect((await browser.context()).actor?.status).toBe('active');
  });

  it('of a banned member is none', async () => {
    const browser = await signedIn();
    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', member.id)
      .execute();
    expect(await isMember(browser)).toBe(false);
    expect(await isSignedIn(api.deps, browser.sessionId ?? '')).toBe(false);
  });
});

describe('sign out', () => {
  it('ends the session and takes the cookie away', async () => {
    const browser = await signedIn();
    const id = browser.sessionId ?? '';
    expect(await browser.call((caller) => caller.auth.signOut())).toEqual({ ok: true });
    expect(browser.sessionId).toBeNull();
    expect(await isSignedIn(api.deps, id)).toBe(false);
    expect(await rowsOf()).toHaveLength(0);
  });

  it('tells all processes which session ended', async () => {
    const browser = await signedIn();
    const hash = sessionHash(browser.sessionId ?? '');
    const heard = new Promise((resolve) => api.deps.events.on('session.ended', resolve));
    await browser.call((caller) => caller.auth.signOut());
    expect(await heard).toEqual({ userId: member.id, sessionHash: hash });
  });

  it('is fine for a visitor and for a suspended member', async () => {
    expect(await api.callerFor(null).auth.signOut()).toEqual({ ok: true });
    const suspended = await api.createMember({ status: 'suspended' });
    const browser = await signedIn(suspended);
    await browser.call((caller) => caller.auth.signOut());
    expect(await rowsOf(suspended)).toHaveLength(0);
  });
});

describe("a member's sessions", () => {
  it('are listed without their secrets, the current one marked', async () => {
    const phone = await signedIn(member, 'Phone');
    await signedIn(member, 'Desk');
    await signedIn(await api.createMember(), 'Stranger');
    const list = await phone.call((caller) => caller.auth.session.list());
    expect(list.map(({ userAgent, current }) => [userAgent, current]).sort()).toEqual([
      ['Desk', false],
      ['Phone', true],
    ]);
    expect(JSON.stringify(list)).not.toContain(phone.sessionId);
    expect(JSON.stringify(list)).not.toContain(sessionHash(phone.sessionId ?? ''));
  });

  it('can be ended one by one', async () => {
    const phone = await signedIn(member, 'Phone');
    const desk = await signedIn(member, 'Desk');
    const list = await phone.call((caller) => caller.auth.session.list());
    const id = list.find(({ current }) => !current)?.id ?? '';
    await phone.call((caller) => caller.auth.session.revoke({ id }));
    expect([await isMember(phone), await isMember(desk)]).toEqual([true, false]);
    const own = list.find(({ current }) => current)?.id ?? '';
    await phone.call((caller) => caller.auth.session.revoke({ id: own }));
    expect(phone.sessionId).toBeNull();
  });

  it('can be ended by nobody else', async () => {
    const browser = await signedIn();
    const [session] = await browser.call((caller) => caller.auth.session.list());
    const id = session?.id ?? '';
    const stranger = await signedIn(await api.createMember());
    const attempt = stranger.call((caller) => caller.auth.session.revoke({ id }));
    expect(await codeOf(attempt)).toBe('NOT_FOUND');
    const visitor = api.callerFor(null).auth.session.revoke({ id });
    expect(await codeOf(visitor)).toBe('UNAUTHENTICATED');
    const nonsense = browser.call((caller) => caller.auth.session.revoke({ id: 'no-uuid' }));
    expect(await codeOf(nonsense)).toBe('NOT_FOUND');
    const empty = browser.call((caller) => caller.auth.session.revoke({ id: '' }));
    expect(await codeOf(empty)).toBe('BAD_INPUT');
    expect(await isMember(browser)).toBe(true);
  });

  it('can be ended all but the current one, also while suspended', async () => {
    const suspended = await api.createMember({ status: 'suspended' });
    const [phone, desk, club] = [
      await signedIn(suspended),
      await signedIn(suspended),
      await signedIn(suspended),
    ];
    const stranger = await signedIn();
    await phone.call((caller) => caller.auth.session.revokeOthers());
    const alive = [await isMember(phone), await isMember(desk), await isMember(club)];
    expect(alive).toEqual([true, false, false]);
    expect(await isMember(stranger)).toBe(true);
    const visitor = api.callerFor(null).auth.session.revokeOthers();
    expect(await codeOf(visitor)).toBe('UNAUTHENTICATED');
  });
});
