import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api, { first_name: 'Anna', last_name: 'Auer' });
const ben = useMember(api, { first_name: 'Ben', last_name: 'Berg' });
const moderator = useMember(api, { role: 'moderator' });
const admin = useMember(api, { role: 'admin' });
const of = (member: TestMember | null) => api.callerFor(member).forum;

let threadId: number;
let answerId: number;
let otherId: number;
beforeEach(async () => {
  const { thread } = await createThread(api, anna);
  threadId = thread.id;
  answerId = (await of(ben).post.create({ threadId, content: 'Nimm **Slim**.' })).id;
  otherId = (await of(ben).post.create({ threadId, content: 'Oder Standard.' })).id;
});

const solve = (member: TestMember | null, postId = answerId, isSolution = true) =>
  of(member).thread.solve({ postId, isSolution });
const solution = async (reader: TestMember | null = null, id = threadId) =>
  (await of(reader).thread.get({ id })).solution;
const isListed = async () => {
  const { items } = await of(null).thread.latest({ limit: 100 });
  return items.find(({ id }) => id === threadId)?.isSolved ?? false;
};

describe('a solution', () => {
  it('is what the author of the thread says, for all readers, also in lists', async () => {
    expect(await solution()).toBeUndefined();
    expect(await isListed()).toBe(false);
    await solve(anna);
    expect(await solution()).toEqual({
      postId: answerId,
      number: 2,
      text: 'Nimm Slim.',
      author: { firstName: 'Ben', lastName: 'Berg' },
      createdAt: expect.any(String),
    });
    expect(await isListed()).toBe(true);
    const { subforumId } = await of(null).thread.get({ id: threadId });
    const { items } = await of(null).thread.list({ subforumId });
    expect(items[0]).toMatchObject({ id: threadId, isSolved: true });
  });

  it('is one a thread, and can be taken back', async () => {
    await solve(anna);
    await solve(anna, otherId);
    expect(await solution()).toMatchObject({ postId: otherId });
    // what isn't the solution any more can't be taken back
    await solve(anna, answerId, false);
    expect(await solution()).toMatchObject({ postId: otherId });
    await solve(anna, otherId, false);
    expect(await solution()).toBeUndefined();
    expect(await isListed()).toBe(false);
  });

  it('stays one when several are chosen at once', async () => {
    await Promise.all([answerId, otherId, answerId, otherId].map((id) => solve(anna, id)));
    expect([answerId, otherId]).toContain((await solution())?.postId);
  });

  it('tells the readers that the thread has changed, once', async () => {
    const before = await of(null).thread.get({ id: threadId });
    await solve(anna);
    await solve(anna);
    const after = await of(null).thread.get({ id: threadId });
    expect(after.revision).toBe(before.revision + 1);
  });

  it('is none while it is deleted, and is one again when it is back', async () => {
    await solve(anna);
    await of(ben).post.delete({ id: answerId });
    expect(await solution()).toBeUndefined();
    expect(await isListed()).toBe(false);
    await of(ben).post.restore({ id: answerId });
    expect(await solution()).toMatchObject({ postId: answerId });
    await of(moderator).thread.delete({ id: threadId });
    await of(moderator).thread.restore({ id: threadId });
    expect(await isListed()).toBe(true);
  });

  it('never solves another thread, whatever moves it', async () => {
    await solve(anna);
    const elsewhere = await createThread(api, anna);
    const move = (to: number, number: number) =>
      api.deps.db
        .updateTable('forum_posts')
        .set({ thread_id: to, number, root_number: number })
        .where('id', '=', answerId)
        .execute();
    await move(elsewhere.thread.id, 7);
    expect(await solution()).toBeUndefined();
    expect(await solution(null, elsewhere.thread.id)).toBeUndefined();
    expect(await isListed()).toBe(false);
    await move(threadId, 2);
    expect(await solution()).toMatchObject({ postId: answerId });
  });

  it('says nothing of its author to those who block them', async () => {
    await solve(anna);
    await api.deps.db
      .insertInto('user_blocks')
      .values({ blocker_id: anna.id, blocked_id: ben.id })
      .execute();
    expect(await solution(anna)).toMatchObject({ number: 2, text: null, author: null });
    expect(JSON.stringify(await of(anna).thread.get({ id: threadId }))).not.toContain('Slim');
    await api.deps.db.deleteFrom('user_blocks').execute();
  });
});

describe('to solve a thread', () => {
  it('is for whoever started it, and for moderators, which is noted', async () => {
    expect((await refusal(solve(null))).code).toBe('UNAUTHENTICATED');
    expect((await refusal(solve(ben))).code).toBe('FORBIDDEN');
    const suspended = { ...anna, status: 'suspended' as const };
    expect((await refusal(solve(suspended))).code).toBe('ACCOUNT_SUSPENDED');
    await solve(moderator);
    expect(await solution()).toMatchObject({ postId: answerId });
    const entry = await api.deps.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('thing_kind', '=', 'thread')
      .where('thing_id', '=', String(threadId))
      .execute();
    expect(entry).toEqual([{ action: 'thread.solve', actor_id: moderator.id }]);
  });

  it('takes an answer that is there, in a thread that is open', async () => {
    const [question] = (await of(null).post.list({ threadId })).items;
    expect((await refusal(solve(anna, question?.id))).code).toBe('FIRST_POST_NO_SOLUTION');
    expect((await refusal(solve(anna, 999_999))).code).toBe('POST_NOT_FOUND');
    expect((await refusal(solve(anna, -1))).code).toBe('BAD_INPUT');
    await api.deps.db
      .updateTable('forum_threads')
      .set({ is_locked: true })
      .where('id', '=', threadId)
      .execute();
    expect((await refusal(solve(anna))).code).toBe('THREAD_LOCKED');
    await of(moderator).post.delete({ id: answerId });
    expect((await refusal(solve(moderator))).code).toBe('POST_NOT_FOUND');
  });
});

describe('a subforum whose threads can’t be solved', () => {
  it('is made so by admins, and keeps what has been solved before', async () => {
    await solve(anna);
    const { subforumId } = await of(null).thread.get({ id: threadId });
    const subforum = (member: TestMember | null) => of(member).admin.subforum;
    for (const [member, code] of [
      [null, 'UNAUTHENTICATED'],
      [anna, 'FORBIDDEN'],
      [moderator, 'FORBIDDEN'],
    ] as const) {
      const change = subforum(member).update({ id: subforumId, hasSolutions: false });
      expect((await refusal(change)).code).toBe(code);
    }
    expect(await subforum(admin).update({ id: subforumId, name: 'Geplauder' })).toMatchObject({
      hasSolutions: true,
    });
    expect(await subforum(admin).update({ id: subforumId, hasSolutions: false })).toMatchObject({
      hasSolutions: false,
    });
    expect(await of(null).thread.get({ id: threadId })).toMatchObject({ isUnsolvable: true });
    expect(await solution()).toMatchObject({ postId: answerId });
    for (const member of [anna, moderator]) {
      expect((await refusal(solve(member, otherId))).code).toBe('NO_SOLUTIONS_HERE');
    }
    expect((await refusal(solve(ben, otherId))).code).toBe('FORBIDDEN');
    await solve(anna, answerId, false);
    expect(await solution()).toBeUndefined();
    expect((await refusal(solve(anna))).code).toBe('NO_SOLUTIONS_HERE');
    const [last] = await api.deps.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('thing_kind', '=', 'subforum')
      .where('thing_id', '=', String(subforumId))
      .orderBy('id', 'desc')
      .execute();
    expect(last).toMatchObject({ before: { hasSolutions: true }, after: { hasSolutions: false } });
    await subforum(admin).update({ id: subforumId, hasSolutions: true });
    expect(await of(null).thread.get({ id: threadId })).not.toHaveProperty('isUnsolvable');
    await solve(anna);
    expect(await solution()).toMatchObject({ postId: answerId });
  });

  it('is one from its beginning where it is made so', async () => {
    const { categoryId } = await of(admin)
      .admin.category.create({ name: 'Rundherum' })
      .then(({ id }) => ({ categoryId: id }));
    const make = (more: object) =>
      of(admin).admin.subforum.create({ categoryId, name: 'Geplauder', ...more });
    expect(await make({ hasSolutions: false })).toMatchObject({ hasSolutions: false });
    expect(await make({})).toMatchObject({ hasSolutions: true });
  });
});
