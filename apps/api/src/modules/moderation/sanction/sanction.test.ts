import { describe, expect, it } from 'vitest';
import type { MemberContext } from '../../../lib/deps.ts';
import {
  codeOf,
  receiveMails,
  refusal,
  TEST_PASSWORD,
  type TestApi,
  TestBrowser,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { isSignedIn } from '../../auth/index.ts';
import { createThread } from '../../forum/testing.ts';
import { createLounge } from '../../lounges/testing.ts';
import { imposeSanction } from './sanction.service.ts';

const NOW = '2026-11-21T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const moderator = useMember(api, { role: 'moderator', first_name: 'Mia', last_name: 'Moor' });
const max = useMember(api, { role: 'moderator' });
const admin = useMember(api, { role: 'admin' });

type Input = Parameters<ReturnType<TestApi['callerFor']>['moderation']['sanction']['impose']>[0];
const moderation = (by: TestMember | null) => api.callerFor(by).moderation;
const impose = (by: TestMember | null, input: Pick<Input, 'userId' | 'kind'> & Partial<Input>) =>
  moderation(by).sanction.impose({ rule: 'inappropriate', reason: 'Ton', ...input });
const codeFor = async (by: TestMember | null, input: Parameters<typeof impose>[1]) =>
  await codeOf(impose(by, input));
/** The member with what the account says now. */
const now = async (member: TestMember): Promise<TestMember> =>
  api.deps.db.selectFrom('users').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow();
const latest = async (member: TestMember) => {
  const [sanction] = (await moderation(moderator).member.get({ userId: member.id })).sanctions;
  if (!sanction) throw new Error('there is no sanction');
  return sanction;
};
const tomorrow = '2026-11-22T19:00:00.000Z';

it('is imposed by no service for who may not, whoever calls it', async () => {
  const { id: userId } = await api.createMember();
  const input = { userId, kind: 'ban', rule: 'fraud', reason: 'Betrug' } as const;
  const by = (actor: TestMember) => imposeSanction(api.contextFor(actor) as MemberContext, input);
  expect(await codeOf(by(await api.createMember()))).toBe('FORBIDDEN');
  const ofCategory = await api.createMember({ moderates: ['forum'] });
  expect(await codeOf(by(ofCategory))).toBe('FORBIDDEN');
  const suspended = await api.createMember({ role: 'admin', status: 'suspended' });
  expect(await codeOf(by(suspended))).toBe('ACCOUNT_SUSPENDED');
});

describe('a sanction', () => {
  it('is a matter of moderators for members and of admins for moderators', async () => {
    const member = await api.createMember();
    const other = await api.createMember({ role: 'moderator' });
    const ban = (userId: string) => ({ userId, kind: 'ban' as const });
    expect(await codeFor(null, ban(member.id))).toBe('UNAUTHENTICATED');
    expect(await codeFor(member, ban(moderator.id))).toBe('FORBIDDEN');
    const suspended = await api.createMember({ role: 'moderator', status: 'suspended' });
    expect(await codeFor(suspended, ban(member.id))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeFor(moderator, ban(other.id))).toBe('FORBIDDEN');
    expect(await codeFor(moderator, ban(admin.id))).toBe('FORBIDDEN');
    expect(await codeFor(moderator, ban(moderator.id))).toBe('FORBIDDEN');
    expect(await codeFor(admin, ban(admin.id))).toBe('FORBIDDEN');
    expect(await impose(admin, ban(other.id))).toEqual({ ok: true });
  });

  it('needs a reason, an end that fits its kind and lies ahead, and a member', async () => {
    const { id: userId } = await api.createMember();
    const until = '2026-11-21T18:00:00Z';
    expect(await refusal(impose(moderator, { userId, kind: 'suspension', until }))).toMatchObject({
      code: 'BAD_INPUT',
      fields: { until: 'past' },
    });
    expect(await codeFor(moderator, { userId, kind: 'suspension', until: NOW })).toBe('BAD_INPUT');
    for (const kind of ['warning', 'ban'] as const) {
      expect(await codeFor(moderator, { userId, kind, until: tomorrow })).toBe('BAD_INPUT');
    }
    expect(await codeFor(moderator, { userId, kind: 'silence' })).toBe('BAD_INPUT');
    expect(await codeFor(moderator, { userId, kind: 'ban', reason: ' ' })).toBe('BAD_INPUT');
    expect(await codeFor(moderator, { userId: 'nobody', kind: 'ban' })).toBe('NOT_FOUND');
    expect(await codeOf(moderation(moderator).member.get({ userId: 'nobody' }))).toBe('NOT_FOUND');
  });

  it('is imposed once, however often it is sent', async () => {
    const { id: userId } = await api.createMember();
    const input = { userId, kind: 'warning' as const, idempotencyKey: 'once-please' };
    await Promise.all([1, 2, 3].map(() => impose(moderator, input)));
    const { sanctions } = await moderation(moderator).member.get({ userId });
    expect(sanctions).toHaveLength(1);
  });

  it('is in the log, and told by mail with its reasons in the member’s language', async () => {
    const member = await api.createMember({ locale: 'en' });
    await impose(moderator, { userId: member.id, kind: 'silence', until: tomorrow });
    const [told] = await receiveMails(api, member.email);
    expect(told?.subject).toBe('You have been silenced');
    expect(told?.text).toContain('Ton');
    expect(told?.text).toContain('22 November 2026');
    expect(told?.text).toContain('no insults');
    expect(told?.text).toContain('appeal within six months');
    const log = await moderation(moderator).audit.list({ action: 'member.silence' });
    expect(log.items[0]).toMatchObject({
      actor: { id: moderator.id },
      thing: { kind: 'member', id: member.id },
      reason: 'Ton',
      after: { until: tomorrow },
    });
  });
});

describe('a ban', () => {
  it('ends all sessions at once, and streams are told', async () => {
    const member = await api.createMember();
    const browser = new TestBrowser(api);
    const input = { email: member.email, password: TEST_PASSWORD };
    await browser.call((caller) => caller.auth.signIn(input));
    const heard = new Promise((resolve) => api.deps.events.on('session.ended', resolve));
    await impose(moderator, { userId: member.id, kind: 'ban', reason: 'Betrug' });
    expect(await heard).toEqual({ userId: member.id, sessionHash: null });
    expect(await isSignedIn(api.deps, browser.sessionId ?? '')).toBe(false);
    const again = await refusal(browser.call((caller) => caller.auth.signIn(input)));
    expect(again).toMatchObject({ code: 'ACCOUNT_BANNED', details: { reason: 'Betrug' } });
    const [told] = await receiveMails(api, member.email);
    expect(told?.subject).toBe('Dein Konto ist gebannt');
    expect(told?.text).toContain('Betrug');
    expect(told?.text).toContain('/contact');
  });

  it('that is revoked before the mail is sent is not told', async () => {
    const member = await api.createMember();
    await impose(moderator, { userId: member.id, kind: 'ban' });
    const { id } = await latest(member);
    await moderation(moderator).sanction.revoke({ id, reason: 'Verwechslung' });
    const mails = await receiveMails(api, member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Dein Bann ist aufgehoben']);
    expect(await now(member)).toMatchObject({ status: 'active', status_reason: null });
  });
});

describe('a suspension', () => {
  it('says until when and why, and ends by itself', async () => {
    const member = await api.createMember();
    const { id: userId } = member;
    await impose(moderator, { userId, kind: 'suspension', until: tomorrow, reason: 'Streit' });
    const me = async () => api.callerFor(await now(member)).auth.me();
    expect(await me()).toMatchObject({
      status: 'suspended',
      suspendedUntil: tomorrow,
      statusReason: 'Streit',
    });
    expect((await latest(member)).isActive).toBe(true);
    api.deps.clock.set(tomorrow);
    expect(await me()).toMatchObject({ status: 'active', suspendedUntil: null });
    const over = await latest(member);
    expect(over).toMatchObject({ isActive: false, endedAt: null });
    const revoking = moderation(moderator).sanction.revoke({ id: over.id, reason: 'Egal' });
    expect(await codeOf(revoking)).toBe('SANCTION_OVER');
  });

  it('takes the place of the one before, and so does a ban', async () => {
    const member = await api.createMember();
    const { id: userId } = member;
    await impose(moderator, { userId, kind: 'silence', until: tomorrow });
    await impose(moderator, { userId, kind: 'suspension', until: tomorrow });
    await impose(moderator, { userId, kind: 'suspension' });
    await impose(moderator, { userId, kind: 'ban' });
    const { sanctions } = await moderation(moderator).member.get({ userId });
    expect(sanctions.map(({ kind, isActive }) => [kind, isActive])).toEqual([
      ['ban', true],
      ['suspension', false],
      ['suspension', false],
      ['silence', true],
    ]);
    await moderation(moderator).sanction.revoke({ id: sanctions[0]?.id ?? 0, reason: 'Milde' });
    expect(await now(member)).toMatchObject({
      status: 'active',
      silenced_until: tomorrow,
    });
  });

  it('is revoked once, by those who could impose it', async () => {
    const member = await api.createMember();
    await impose(moderator, { userId: member.id, kind: 'suspension' });
    const { id } = await latest(member);
    const revoke = (by: TestMember) => moderation(by).sanction.revoke({ id, reason: 'Geklärt' });
    expect(await codeOf(revoke(member))).toBe('FORBIDDEN');
    await revoke(max);
    expect(await codeOf(revoke(max))).toBe('SANCTION_OVER');
    const unknown = moderation(max).sanction.revoke({ id: 999_999, reason: 'Geklärt' });
    expect(await codeOf(unknown)).toBe('SANCTION_NOT_FOUND');
    expect(await latest(member)).toMatchObject({ endedAt: NOW, endReason: 'Geklärt' });
    const mails = await receiveMails(api, member.email);
    expect(mails.at(-1)).toMatchObject({ subject: 'Deine Sperre ist aufgehoben' });
  });
});

describe('who is silenced', () => {
  it('reads, books and manages, but says nothing that others read', async () => {
    const owner = await api.createMember();
    const member = await api.createMember();
    const { thread, posts } = await createThread(api, member, { replies: 1 });
    const lounge = await createLounge(api, owner);
    await impose(moderator, { userId: member.id, kind: 'silence', until: tomorrow });
    const caller = api.callerFor(await now(member));
    const postId = posts[0]?.id ?? 0;
    for (const refused of await Promise.all(
      [
        caller.forum.post.create({ threadId: thread.id, content: 'Doch!' }),
        caller.forum.post.update({ id: postId, data: { content: 'Anders' } }),
        caller.forum.thread.create({
          subforumId: thread.subforumId,
          title: 'Neu',
          content: 'Neuer Thread',
        }),
        caller.lounges.review.save({ loungeId: lounge.id, rating: 1 }),
        caller.social.people.changeUsername({ username: 'neuer-name' }),
      ].map(refusal),
    )) {
      expect(refused).toMatchObject({
        code: 'ACCOUNT_SILENCED',
        details: { until: tomorrow, reason: 'Ton' },
      });
    }
    expect((await caller.forum.thread.get({ id: thread.id })).can.reply).toBe(false);
    expect(await caller.auth.me()).toMatchObject({ status: 'active', silencedUntil: tomorrow });
    await caller.lounges.favourite.set({ loungeId: lounge.id, isFavourite: true });
    await caller.forum.post.delete({ id: postId });
    api.deps.clock.set(tomorrow);
    const later = api.callerFor({ ...(await now(member)), silenced_until: null });
    await later.forum.post.create({ threadId: thread.id, content: 'Da bin ich wieder' });
  });
});

describe('an appeal against a sanction', () => {
  async function appealed() {
    const member = await api.createMember();
    await impose(moderator, { userId: member.id, kind: 'suspension' });
    const { id } = await latest(member);
    await moderation(await now(member)).sanction.appeal({ id, text: 'Das war ich nicht.' });
    const { items } = await moderation(max).appeal.list({ limit: 100 });
    const appeal = items.find(({ sanction }) => sanction?.id === id);
    return { member, id, appealId: appeal?.id ?? 0, appeal };
  }
  const decide = (by: TestMember, id: number, outcome: 'granted' | 'rejected') =>
    moderation(by).appeal.decide({ id, outcome, statement: 'Angesehen' });

  it('is made once by who got it, and decided by somebody else', async () => {
    const { member, id, appealId, appeal } = await appealed();
    expect(appeal).toMatchObject({
      text: 'Das war ich nicht.',
      case: null,
      sanction: { kind: 'suspension', member: { id: member.id } },
      canDecide: true,
    });
    const again = (by: TestMember) => moderation(by).sanction.appeal({ id, text: 'Doch nicht' });
    expect(await codeOf(again(member))).toBe('ALREADY_APPEALED');
    expect(await codeOf(again(max))).toBe('SANCTION_NOT_FOUND');
    expect(await codeOf(decide(moderator, appealId, 'granted'))).toBe('APPEAL_NOT_YOURS');
    expect((await latest(member)).appeal?.canDecide).toBe(false);
    await decide(max, appealId, 'granted');
    expect(await now(member)).toMatchObject({ status: 'active' });
    expect(await codeOf(decide(max, appealId, 'rejected'))).toBe('APPEAL_NOT_FOUND');
    const [own] = (await moderation(member).own.sanctions({})).items;
    expect(own).toMatchObject({
      id,
      isActive: false,
      endReason: 'Angesehen',
      appealUntil: null,
      appeal: { outcome: 'granted', statement: 'Angesehen' },
    });
    const mails = (await receiveMails(api, member.email)).map(({ subject }) => subject);
    expect(mails).toContain('Dein Einspruch ist entschieden');
    expect(mails).not.toContain('Deine Sperre ist aufgehoben');
  });

  it('that is rejected leaves it, and one that has ended needs none', async () => {
    const { member, id, appealId } = await appealed();
    await decide(max, appealId, 'rejected');
    expect(await now(member)).toMatchObject({ status: 'suspended' });
    await moderation(max).sanction.revoke({ id, reason: 'Genug' });
    await impose(moderator, { userId: member.id, kind: 'warning' });
    const warning = await latest(member);
    await moderation(max).sanction.revoke({ id: warning.id, reason: 'Genug' });
    const late = moderation(member).sanction.appeal({ id: warning.id, text: 'Nein' });
    expect(await codeOf(late)).toBe('SANCTION_OVER');
  });

  it('comes within half a year', async () => {
    const member = await api.createMember();
    await impose(moderator, { userId: member.id, kind: 'warning' });
    const { id } = await latest(member);
    api.deps.clock.set('2027-05-23T19:00:00.001Z');
    const late = moderation(member).sanction.appeal({ id, text: 'Nein' });
    expect(await codeOf(late)).toBe('APPEAL_OVER');
    expect((await moderation(member).own.sanctions({})).items[0]?.appealUntil).toBeNull();
  });
});

it('the own sanctions come page by page, and nobody else’s', async () => {
  const member = await api.createMember();
  for (let i = 0; i < 3; i++) await impose(moderator, { userId: member.id, kind: 'warning' });
  const first = await moderation(member).own.sanctions({ limit: 2 });
  const cursor = first.nextCursor ?? undefined;
  const second = await moderation(member).own.sanctions({ limit: 2, cursor });
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null]);
  expect((await moderation(max).own.sanctions({})).items).toEqual([]);
  expect(JSON.stringify(first.items)).not.toContain('Moor');
  expect(await codeOf(moderation(member).member.get({ userId: member.id }))).toBe('FORBIDDEN');
});
