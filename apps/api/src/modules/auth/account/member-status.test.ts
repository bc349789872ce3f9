import { describe, expect, it } from 'vitest';
import type { MemberContext } from '../../../lib/deps.ts';
import {
  codeOf,
  refusal,
  TEST_PASSWORD,
  type TestApi,
  TestBrowser,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { isSignedIn } from '../index.ts';
import { setMemberStatus } from './member-status.service.ts';

const api = useTestApi();
const moderator = useMember(api, { role: 'moderator' });
const admin = useMember(api, { role: 'admin' });

type Input = Parameters<ReturnType<TestApi['callerFor']>['auth']['setMemberStatus']>[0];
const setStatus = (by: TestMember | null, input: Input) =>
  api.callerFor(by).auth.setMemberStatus(input);

const codeFor = async (by: TestMember | null, input: Input) => await codeOf(setStatus(by, input));

it('is set by no service for who may not, whoever calls it', async () => {
  const member = await api.createMember();
  const input = { userId: member.id, status: 'banned' as const };
  const by = (actor: TestMember) => setMemberStatus(api.contextFor(actor) as MemberContext, input);
  expect(await codeOf(by(await api.createMember()))).toBe('FORBIDDEN');
  const suspended = await api.createMember({ role: 'admin', status: 'suspended' });
  expect(await codeOf(by(suspended))).toBe('ACCOUNT_SUSPENDED');
});

describe('the status of a member', () => {
  it('banned: all sessions end at once, and streams are told', async () => {
    const member = await api.createMember();
    const browser = new TestBrowser(api);
    const input = { email: member.email, password: TEST_PASSWORD };
    await browser.call((caller) => caller.auth.signIn(input));
    const heard = new Promise((resolve) => api.deps.events.on('session.ended', resolve));
    await setStatus(moderator, { userId: member.id, status: 'banned', reason: 'Betrug' });
    expect(await heard).toEqual({ userId: member.id, sessionHash: null });
    expect(await isSignedIn(api.deps, browser.sessionId ?? '')).toBe(false);
    const again = await refusal(browser.call((caller) => caller.auth.signIn(input)));
    expect(again).toMatchObject({ code: 'ACCOUNT_BANNED', details: { reason: 'Betrug' } });
  });

  it('suspended: until when and why, then active again', async () => {
    const member = await api.createMember();
    const until = api.deps.clock.inMinutes(60);
    await setStatus(moderator, { userId: member.id, status: 'suspended', until, reason: 'Streit' });
    expect(await api.callerFor(member).auth.me()).toMatchObject({
      status: 'suspended',
      suspendedUntil: until,
      statusReason: 'Streit',
    });
    await setStatus(moderator, { userId: member.id, status: 'active' });
    expect(await api.callerFor(member).auth.me()).toMatchObject({
      status: 'active',
      suspendedUntil: null,
      statusReason: null,
    });
  });

  it('is a matter of moderators for members and of admins for moderators', async () => {
    const member = await api.createMember();
    const other = await api.createMember({ role: 'moderator' });
    const ban = (userId: string) => ({ userId, status: 'banned' as const });
    expect(await codeFor(null, ban(member.id))).toBe('UNAUTHENTICATED');
    expect(await codeFor(member, ban(moderator.id))).toBe('FORBIDDEN');
    const suspended = await api.createMember({ role: 'moderator', status: 'suspended' });
    expect(await codeFor(suspended, ban(member.id))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeFor(moderator, ban(other.id))).toBe('FORBIDDEN');
    expect(await codeFor(moderator, ban(admin.id))).toBe('FORBIDDEN');
    expect(await codeFor(moderator, ban(moderator.id))).toBe('FORBIDDEN');
    expect(await codeFor(admin, ban(admin.id))).toBe('FORBIDDEN');
    expect(await setStatus(admin, ban(other.id))).toEqual({ ok: true });
  });

  it('refuses a past end, an end without suspension and an unknown member', async () => {
    const { id: userId } = await api.createMember();
    const past = { userId, status: 'suspended' as const, until: api.deps.clock.inMinutes(-1) };
    expect(await refusal(setStatus(moderator, past))).toMatchObject({
      code: 'BAD_INPUT',
      fields: { until: 'past' },
    });
    api.deps.clock.set('2026-11-22T12:00:00Z');
    const now = { ...past, until: '2026-11-22T12:00:00.000Z' };
    expect(await codeFor(moderator, now)).toBe('BAD_INPUT');
    const banUntil = { userId, status: 'banned' as const, until: api.deps.clock.inMinutes(5) };
    expect(await codeFor(moderator, banUntil)).toBe('BAD_INPUT');
    expect(await codeFor(moderator, { userId: 'nobody', status: 'banned' })).toBe('NOT_FOUND');
  });
});
