import { describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../../forum/testing.ts';
import { caseOf, reportedPost, reportPost } from '../testing.ts';

const api = useTestApi();
const author = useMember(api, { first_name: 'Anna', last_name: 'Auer' });
const ben = useMember(api, { first_name: 'Ben', last_name: 'Berg' });
const carla = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

const cases = (member: TestMember) => api.callerFor(member).moderation.case;

describe('a report', () => {
  it('opens a case with what moderators need to see', async () => {
    api.deps.clock.set('2026-11-21T19:00:00.000Z');
    const { thread, post, caseId } = await reportedPost(api, author, [ben]);
    const found = await cases(moderator).get({ id: caseId });
    expect(found).toEqual({
      id: caseId,
      thing: {
        kind: 'post',
        id: String(post.id),
        title: thread.title,
        text: post.content,
        path: `/forum/thread/${thread.id}?post=2`,
        place: 'Rund ums Board',
        author: { id: author.id, firstName: 'Anna', lastName: 'Auer' },
        isShown: true,
        isLocked: false,
      },
      reportCount: 1,
      weight: 1,
      reasons: ['spam'],
      openedAt: '2026-11-21T19:00:00.000Z',
      lastReportedAt: '2026-11-21T19:00:00.000Z',
      isApproval: false,
      claimedBy: null,
      closedAt: null,
      oneStep: 'delete',
      reports: [
        {
          id: expect.any(Number),
          reporter: { id: ben.id, firstName: 'Ben', lastName: 'Berg' },
          visitorName: null,
          reason: 'spam',
          description: 'Das ist Werbung.',
          reportedAt: '2026-11-21T19:00:00.000Z',
          history: { upheld: 0, rejected: 0 },
        },
      ],
      isBetween: false,
      authorHistory: { upheld: 0, rejected: 0 },
      decisions: [],
      earlier: [],
      can: { claim: true, decide: [] },
    });
  });

  it('of another member joins the open case', async () => {
    const { post, caseId } = await reportedPost(api, author, [ben]);
    await reportPost(api, carla, post.id, 'fraud');
    const found = await cases(moderator).get({ id: caseId });
    expect([found.reportCount, found.weight, found.reports.length]).toEqual([2, 3, 2]);
    expect(found.reasons).toEqual(['fraud', 'spam']);
  });

  it('counts once a member, however often and at the same time it is sent', async () => {
    const { post } = await reportedPost(api, author, []);
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => reportPost(api, ben, post.id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await codeOf(reportPost(api, ben, post.id))).toBe('ALREADY_REPORTED');
    const found = await cases(moderator).get({ id: await caseOf(api, 'post', post.id) });
    expect([found.reportCount, found.reports.length]).toEqual([1, 1]);
  });

  it('at the same time as others is counted like theirs', async () => {
    const { post } = await reportedPost(api, author, []);
    const many = await Promise.all(Array.from({ length: 8 }, () => api.createMember()));
    await Promise.all(many.map((member) => reportPost(api, member, post.id)));
    const found = await cases(moderator).get({ id: await caseOf(api, 'post', post.id) });
    expect([found.reportCount, found.reports.length]).toEqual([8, 8]);
  });

  it('is refused for what is one’s own, gone, unknown, or a thread’s first post', async () => {
    const { post } = await reportedPost(api, author, []);
    const { thread } = await createThread(api, author);
    const [first] = (await api.callerFor(null).forum.post.list({ threadId: thread.id })).items;
    expect(await codeOf(reportPost(api, author, post.id))).toBe('OWN_THING');
    expect(await codeOf(reportPost(api, ben, first?.id ?? 0))).toBe('THING_NOT_FOUND');
    await api.callerFor(author).forum.post.delete({ id: post.id });
    expect(await codeOf(reportPost(api, ben, post.id))).toBe('THING_NOT_FOUND');
    const unknown = { reason: 'spam', description: 'Nanu' } as const;
    const { create } = api.callerFor(ben).moderation.report;
    for (const thing of [
      { kind: 'post', id: '99999999' },
      { kind: 'post', id: 'abc' },
      { kind: 'dart', id: '1' },
    ]) {
      expect(await codeOf(create({ ...thing, ...unknown }))).toBe('THING_NOT_FOUND');
    }
  });

  it('needs a reason and a description', async () => {
    const { post } = await reportedPost(api, author, []);
    const thing = { kind: 'post', id: String(post.id) };
    const { create } = api.callerFor(ben).moderation.report;
    const refused = create({ ...thing, reason: 'spam', description: ' ' });
    await expect(refused).rejects.toMatchObject({
      cause: { issues: [{ path: ['description'], message: 'descriptionRequired' }] },
    });
    const without = create({ ...thing, reason: '' as 'spam', description: 'Werbung' });
    await expect(without).rejects.toMatchObject({
      cause: { issues: [{ path: ['reason'], message: 'reasonRequired' }] },
    });
  });

  it('is for members who may write', async () => {
    const { post } = await reportedPost(api, author, []);
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(reportPost(api, suspended, post.id))).toBe('ACCOUNT_SUSPENDED');
  });
});

describe('three reports by trusted members', () => {
  const trustedOnes = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => api.createMember({ created_at: '2026-01-01T12:00:00Z' })),
    );
  const isShown = async ({ thread, post }: Awaited<ReturnType<typeof reportedPost>>) =>
    (await api.callerFor(null).forum.post.list({ threadId: thread.id })).items.some(
      ({ id }) => id === post.id,
    );

  it('hide a post until somebody looks, also when they come at the same time', async () => {
    const reported = await reportedPost(api, author, [ben, carla]);
    const trusted = await trustedOnes(3);
    await Promise.all(trusted.map((member) => reportPost(api, member, reported.post.id)));
    expect(await isShown(reported)).toBe(false);
    const log = await api.callerFor(moderator).moderation.audit.list({ action: 'post.withhold' });
    expect(log.items[0]).toMatchObject({ actor: null, after: { reports: 3 } });
  });

  it('hide nothing while they are two, or new members', async () => {
    const reported = await reportedPost(api, author, [ben, carla, moderator]);
    for (const member of await trustedOnes(2)) await reportPost(api, member, reported.post.id);
    expect(await isShown(reported)).toBe(true);
  });

  it('give the post back when nothing is wrong with it, and are then trusted no more', async () => {
    const trusted = await trustedOnes(3);
    const reported = await reportedPost(api, author, trusted);
    const { caseId: id } = reported;
    await cases(moderator).claim({ id });
    const decided = await cases(moderator).decide({ id, action: 'none' });
    expect(await isShown(reported)).toBe(true);
    const decisionId = decided.decisions[0]?.id ?? 0;
    await api.callerFor(moderator).moderation.decision.undo({ id: decisionId });
    expect(await isShown(reported)).toBe(false);
    await cases(moderator).decide({ id, action: 'none' });

    const next = await reportedPost(api, author, trusted);
    expect(await isShown(next)).toBe(true);
  });
});
