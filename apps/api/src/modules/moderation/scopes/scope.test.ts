import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, moderates } from '../../../lib/actor.ts';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { actorOf } from '../../../testing/members.ts';
import { createCategory, createSubforum } from '../../forum/testing.ts';
import { createLounge } from '../../lounges/testing.ts';
import { caseOf, deletedPost, reportedPost } from '../testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00Z' });
const author = useMember(api);
const ben = useMember(api);
const site = useMember(api, { role: 'moderator' });
const admin = useMember(api, { role: 'admin' });
let here: number;
let there: number;
let subforumId: number;
/** Who moderates this category, another one, the whole forum. */
let ofHere: TestMember;
let ofThere: TestMember;
let ofForum: TestMember;

beforeAll(async () => {
  here = await createCategory(api.deps.db, { name: 'Hier' });
  there = await createCategory(api.deps.db, { name: 'Dort' });
  subforumId = await createSubforum(api.deps.db, { category_id: here });
  ofHere = await api.createMember({ moderates: [`forum/${here}`] });
  ofThere = await api.createMember({ moderates: [`forum/${there}`] });
  ofForum = await api.createMember({ moderates: ['forum'] });
});

const moderation = (member: TestMember) => api.callerFor(member).moderation;
const post = () => reportedPost(api, author, [ben], { subforumId });
async function review() {
  const lounge = await createLounge(api, await api.createMember());
  const { id } = await api
    .callerFor(author)
    .lounges.review.save({ loungeId: lounge.id, rating: 1, comment: 'Naja' });
  const report = {
    kind: 'review',
    id: String(id),
    reason: 'spam',
    description: 'Werbung',
  } as const;
  await moderation(ben).report.create(report);
  return { id, caseId: await caseOf(api, 'review', id) };
}

/** Everybody, and whether they decide in the category and on the whole site. */
const everybody = (): [who: string, member: TestMember, inCategory: boolean, onSite: boolean][] => [
  ['a member', ben, false, false],
  ['of another category', ofThere, false, false],
  ['of the category', ofHere, true, false],
  ['of the forum', ofForum, true, false],
  ['of the site', site, true, true],
  ['an admin', admin, true, true],
];

const REFUSED = ['FORBIDDEN', 'CASE_NOT_FOUND', 'APPEAL_NOT_FOUND', 'UNDO_OVER'];
const isRefused = async (call: Promise<unknown>) =>
  call.then(
    () => false,
    async () => REFUSED.includes(await codeOf(call)),
  );

describe('the rights matrix', () => {
  it('of posts: see, claim, decide, undo', async () => {
    for (const [who, member, inCategory] of everybody()) {
      const { caseId: id } = await post();
      const { case: cases, decision } = moderation(member);
      const allowed = { [who]: inCategory };
      expect({ [who]: !(await isRefused(cases.get({ id }))) }).toEqual(allowed);
      expect({ [who]: !(await isRefused(cases.claim({ id }))) }).toEqual(allowed);
      const { claimedBy } = await moderation(site).case.get({ id });
      expect(claimedBy?.id).toBe(inCategory ? member.id : undefined);
      if (!inCategory) await moderation(site).case.claim({ id });
      // even with the claim in hand, e.g. when a part was taken away meanwhile
      await api.deps.db
        .updateTable('moderation_cases')
        .set({ claimed_by: member.id })
        .where('id', '=', id)
        .execute();
      const input = { id, action: 'delete', rule: 'spam', statement: 'Werbung' } as const;
      expect({ [who]: !(await isRefused(cases.decide(input))) }).toEqual(allowed);
      // refused means that nothing was done, too
      expect({ [who]: (await moderation(site).case.get({ id })).closedAt !== null }).toEqual(
        allowed,
      );
      if (!inCategory) continue;
      const { decisions } = await cases.get({ id });
      const decisionId = decisions[0]?.id ?? 0;
      expect(await codeOf(moderation(ofThere).decision.undo({ id: decisionId }))).toBe('UNDO_OVER');
      await decision.undo({ id: decisionId });
    }
  });

  it('of posts: appeals', async () => {
    for (const [who, member, inCategory] of everybody()) {
      const decider = await api.createMember({ role: 'moderator' });
      const reporter = await api.createMember();
      const { thread, ...found } = await deletedPost(api, author, [reporter], decider);
      await api.deps.db
        .updateTable('moderation_cases')
        .set({ scope: `forum/${here}` })
        .where('id', '=', found.caseId)
        .execute();
      expect(thread.id).toBeGreaterThan(0);
      await moderation(author).appeal.create({ decisionId: found.decisionId, text: 'Nein' });
      const { items } = await moderation(site).appeal.list({ limit: 100 });
      const id = items.find((appeal) => appeal.case?.id === found.caseId)?.id ?? 0;
      const decide = moderation(member).appeal.decide({
        id,
        outcome: 'rejected',
        statement: 'Doch',
      });
      expect({ [who]: !(await isRefused(decide)) }).toEqual({ [who]: inCategory });
    }
  });

  it('of reviews, sanctions and grants: a matter of the whole site', async () => {
    for (const [who, member, , onSite] of everybody()) {
      const { id, caseId } = await review();
      const allowed = { [who]: onSite };
      const { case: cases, sanction, scope } = moderation(member);
      expect({ [who]: !(await isRefused(cases.claim({ id: caseId }))) }).toEqual(allowed);
      const hiding = api.callerFor(member).lounges.review.hide({ id, isHidden: true });
      expect({ [who]: !(await isRefused(hiding)) }).toEqual(allowed);
      const { id: userId } = await api.createMember();
      const warning = { userId, kind: 'warning', rule: 'spam', reason: 'Werbung' } as const;
      expect({ [who]: !(await isRefused(sanction.impose(warning))) }).toEqual(allowed);
      expect({ [who]: !(await isRefused(scope.moderators())) }).toEqual(allowed);
      const grant = scope.grant({ userId, scopes: [`forum/${here}`] });
      expect({ [who]: !(await isRefused(grant)) }).toEqual(allowed);
    }
  });

  it('of posts where they stand: delete, restore, write where it is locked', async () => {
    const db = api.deps.db;
    const locked = await createSubforum(db, { category_id: here });
    const { thread } = await reportedPost(api, author, [], { subforumId: locked });
    await db
      .updateTable('forum_subforums')
      .set({ is_locked: true })
      .where('id', '=', locked)
      .execute();
    for (const [who, member, inCategory] of everybody()) {
      const { forum } = api.callerFor(member);
      const { posts } = { posts: (await forum.post.list({ threadId: thread.id })).items };
      const target = posts.find(({ number }) => number === 2);
      expect({ [who]: target?.can.delete }).toEqual({ [who]: inCategory });
      const { can } = await forum.thread.get({ id: thread.id });
      expect({ [who]: [can.reply, can.restore] }).toEqual({ [who]: [inCategory, inCategory] });
      if (!inCategory) {
        expect(await codeOf(forum.thread.restore({ id: thread.id }))).toBe('FORBIDDEN');
        continue;
      }
      await forum.post.delete({ id: target?.id ?? 0 });
      await forum.post.restore({ id: target?.id ?? 0 });
    }
  });
});

describe('what somebody moderates', () => {
  it('is all they see of queue, appeals and log', async () => {
    const { caseId } = await post();
    const other = await reportedPost(api, author, [ben]);
    const { caseId: ofSite } = await review();
    const listed = async (member: TestMember) =>
      (await moderation(member).case.list({ limit: 100 })).items.map(({ id }) => id);
    expect(await listed(ofHere)).toContain(caseId);
    expect(await listed(ofHere)).not.toContain(other.caseId);
    expect(await listed(ofForum)).toEqual(expect.arrayContaining([caseId, other.caseId]));
    expect(await listed(ofForum)).not.toContain(ofSite);
    expect(await listed(ofThere)).toEqual([]);
    expect(await listed(site)).toEqual(expect.arrayContaining([caseId, other.caseId, ofSite]));
    const log = async (member: TestMember) =>
      new Set(
        (await moderation(member).audit.list({ limit: 100 })).items.map(({ action }) => action),
      );
    expect([...(await log(ofHere))].some((action) => action.startsWith('post.'))).toBe(true);
    expect(await log(ofHere)).not.toContain('member.warn');
    expect(await log(ofThere)).toEqual(new Set());
    expect(await log(site)).toContain('member.warn');
  });

  it('is the same in SQL as in the policy', async () => {
    const { db } = api.deps;
    const scopes = ['site', 'admin', 'forum', `forum/${here}`, `forum/${there}`, 'lounges/1'];
    const ids = new Map<string, number>();
    for (const scope of scopes) {
      const { id } = await db
        .insertInto('moderation_cases')
        .values({
          thing_kind: 'post',
          thing_id: `scope ${scope}`,
          scope,
          opened_at: '2026-11-21T19:00:00Z',
          last_reported_at: '2026-11-21T19:00:00Z',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.set(scope, id);
    }
    const actors: Actor[] = [ofHere, ofThere, ofForum, site, admin].map(actorOf);
    for (const [index, member] of [ofHere, ofThere, ofForum, site, admin].entries()) {
      const { items } = await moderation(member).case.list({ limit: 100 });
      const seen = scopes.filter((scope) => items.some(({ id }) => id === ids.get(scope)));
      expect(seen).toEqual(scopes.filter((scope) => moderates(actors[index] ?? null, scope)));
    }
    await db.deleteFrom('moderation_cases').where('thing_id', 'like', 'scope %').execute();
  });

  it('is granted and taken away, with an entry in the log', async () => {
    const member = await api.createMember();
    const { grant, moderators } = moderation(site).scope;
    await grant({ userId: member.id, scopes: ['forum', `forum/${here}`, 'forum'] });
    const listed = (await moderators()).find(({ id }) => id === member.id);
    expect(listed).toMatchObject({ role: 'user', scopes: ['forum', `forum/${here}`] });
    const [entry] = (await moderation(site).audit.list({ action: 'member.grant' })).items;
    expect(entry).toMatchObject({
      before: { moderates: '' },
      after: { moderates: `forum forum/${here}` },
    });
    await grant({ userId: member.id, scopes: [] });
    expect((await moderators()).some(({ id }) => id === member.id)).toBe(false);
    expect(await codeOf(grant({ userId: member.id, scopes: ['forum/999999'] }))).toBe('BAD_INPUT');
    expect(await codeOf(grant({ userId: member.id, scopes: ['Forum'] }))).toBe('BAD_INPUT');
    expect(await codeOf(grant({ userId: 'nobody', scopes: [] }))).toBe('NOT_FOUND');
    expect(await codeOf(grant({ userId: admin.id, scopes: [] }))).toBe('FORBIDDEN');
  });

  it('is what the filter offers', async () => {
    const places = async (member: TestMember) =>
      (await moderation(member).scope.places()).map(({ scope }) => scope);
    expect(await places(ofHere)).toEqual([`forum/${here}`]);
    expect(await places(site)).toEqual(expect.arrayContaining(['forum', `forum/${there}`]));
    expect(await codeOf(places(ben))).toBe('FORBIDDEN');
  });
});
