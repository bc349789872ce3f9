import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../../forum/testing.ts';
import { createLounge } from '../../lounges/testing.ts';
import { reportedPost } from '../testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00Z' });
const author = useMember(api);
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator', first_name: 'Mia', last_name: 'Moor' });
const admin = useMember(api, { role: 'admin' });

const logFor = async (member: TestMember, filter: object = {}) =>
  (await api.callerFor(member).moderation.audit.list({ limit: 100, ...filter })).items;
const entriesOf = async (id: number) =>
  (await logFor(admin)).filter(({ thing }) => thing.kind === 'post' && thing.id === String(id));

describe('the audit log', () => {
  it('has what a moderator does with the posts of others, and who it was', async () => {
    const { posts } = await createThread(api, author, { replies: 1 });
    const id = posts[0]?.id ?? 0;
    await api.callerFor(moderator).forum.post.delete({ id });
    await api.callerFor(moderator).forum.post.restore({ id });
    expect(await entriesOf(id)).toEqual([
      expect.objectContaining({
        action: 'post.restore',
        before: { isDeleted: true },
        after: { isDeleted: false },
      }),
      {
        id: expect.any(Number),
        happenedAt: '2026-11-21T19:00:00.000Z',
        actor: { id: moderator.id, firstName: 'Mia', lastName: 'Moor' },
        action: 'post.delete',
        thing: { kind: 'post', id: String(id) },
        reason: null,
        before: { isDeleted: false },
        after: { isDeleted: true },
      },
    ]);
  });

  it('has nothing of what members do with their own', async () => {
    const { posts } = await createThread(api, author, { replies: 1 });
    const id = posts[0]?.id ?? 0;
    await api.callerFor(author).forum.post.delete({ id });
    expect(await entriesOf(id)).toEqual([]);
  });

  it('has decisions with their reason, and that they were undone', async () => {
    const { post, caseId: id } = await reportedPost(api, author, [ben]);
    const { moderation } = api.callerFor(moderator);
    await moderation.case.claim({ id });
    const { decisions } = await moderation.case.decide({
      id,
      action: 'delete',
      rule: 'spam',
      statement: 'Werbung',
    });
    await moderation.decision.undo({ id: decisions[0]?.id ?? 0 });
    expect(await entriesOf(post.id)).toMatchObject([
      { action: 'post.undo', before: { case: id, action: 'delete' } },
      { action: 'post.delete', reason: 'Werbung', after: { case: id, isChanged: true } },
    ]);
  });

  it('has threads, reviews, the standing of members, and claims, which only admins see', async () => {
    const { thread } = await createThread(api, author, { replies: 1 });
    const lounge = await createLounge(api, ben);
    const review = await api
      .callerFor(author)
      .lounges.review.save({ loungeId: lounge.id, rating: 1, comment: 'Naja' });
    await api.callerFor(author).lounges.claim.create({ loungeId: lounge.id, message: 'Meine' });
    const [claim] = (await api.callerFor(admin).lounges.claim.list({})).items;
    api.deps.clock.set('2026-11-30T12:00:00Z');
    await api.callerFor(moderator).forum.thread.delete({ id: thread.id });
    await api.callerFor(moderator).forum.thread.restore({ id: thread.id });
    await api.callerFor(moderator).lounges.review.hide({ id: review.id, isHidden: true });
    await api.callerFor(moderator).lounges.review.hide({ id: review.id, isHidden: false });
    await api.callerFor(moderator).moderation.sanction.impose({
      userId: ben.id,
      kind: 'suspension',
      rule: 'inappropriate',
      until: '2026-12-24T00:00:00Z',
      reason: 'Pöbelei',
    });
    await api.callerFor(admin).lounges.claim.decide({ id: claim?.id ?? 0, isApproved: false });
    const seenBy = async (member: TestMember) =>
      (await logFor(member, { from: '2026-11-30T00:00:00Z', until: '2026-12-01T00:00:00Z' })).map(
        ({ action, thing }) => [action, thing.kind, thing.id],
      );
    const forAll = [
      ['member.suspend', 'member', ben.id],
      ['review.restore', 'review', String(review.id)],
      ['review.hide', 'review', String(review.id)],
      ['thread.restore', 'thread', String(thread.id)],
      ['thread.delete', 'thread', String(thread.id)],
    ];
    expect(await seenBy(admin)).toEqual([
      ['claim.decline', 'lounge', String(lounge.id)],
      ...forAll,
    ]);
    expect(await seenBy(moderator)).toEqual(forAll);
    const [suspended] = await logFor(admin, { action: 'member' });
    expect(suspended).toMatchObject({
      reason: 'Pöbelei',
      after: { sanction: expect.any(Number), until: '2026-12-24T00:00:00.000Z' },
    });
  });

  it('has nothing of what was refused', async () => {
    const { post, caseId: id } = await reportedPost(api, author, [ben]);
    const refused = api.callerFor(moderator).moderation.case.decide({ id, action: 'none' });
    expect(await codeOf(refused)).toBe('CASE_NOT_CLAIMED');
    expect(await entriesOf(post.id)).toEqual([]);
  });

  it('is filtered by who, what and when', async () => {
    const { posts } = await createThread(api, author, { replies: 2 });
    const [first = { id: 0 }, second = { id: 0 }] = posts;
    api.deps.clock.set('2026-12-01T12:00:00Z');
    await api.callerFor(moderator).forum.post.delete({ id: first.id });
    api.deps.clock.set('2026-12-02T12:00:00Z');
    await api.callerFor(admin).forum.post.delete({ id: second.id });
    await api.callerFor(admin).forum.post.restore({ id: second.id });
    const since = { from: '2026-12-01T00:00:00Z' };
    const seen = async (filter: object) =>
      (await logFor(admin, { ...since, ...filter })).map(
        ({ action, thing }) => `${action} ${thing.id}`,
      );
    const all = [
      `post.restore ${second.id}`,
      `post.delete ${second.id}`,
      `post.delete ${first.id}`,
    ];
    expect(await seen({})).toEqual(all);
    expect(await seen({ action: 'post' })).toEqual(all);
    expect(await seen({ action: 'post.restore' })).toEqual(all.slice(0, 1));
    expect(await seen({ action: 'review' })).toEqual([]);
    expect(await seen({ actorId: moderator.id })).toEqual(all.slice(2));
    expect(await seen({ until: '2026-12-02T00:00:00Z' })).toEqual(all.slice(2));
  });

  it('is for moderators and admins', async () => {
    const { list } = api.callerFor(ben).moderation.audit;
    expect(await codeOf(list({}))).toBe('FORBIDDEN');
    expect(await codeOf(api.callerFor(null).moderation.audit.list({}))).toBe('UNAUTHENTICATED');
  });
});

describe('no statement changes or removes an entry', () => {
  it.each([
    'update audit_log set reason = null',
    'delete from audit_log',
    'truncate audit_log',
    'truncate audit_log cascade',
    "set local session_replication_role = 'replica'; delete from audit_log",
  ])('%s', async (statement) => {
    const { posts } = await createThread(api, author, { replies: 1 });
    await api.callerFor(moderator).forum.post.delete({ id: posts[0]?.id ?? 0 });
    const before = await logFor(admin);
    const attempt = api.deps.db.transaction().execute(async (tx) => {
      for (const part of statement.split('; ')) await sql.raw(part).execute(tx);
    });
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
    expect(await logFor(admin)).toEqual(before);
  });
});
