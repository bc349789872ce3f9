import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  codeOf,
  refuseRows,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { countersOf, createThread } from '../../forum/testing.ts';
import { continueRemoval } from './removal.service.ts';

const NOW = '2025-11-21T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const moderator = useMember(api, { role: 'moderator' });
const max = useMember(api, { role: 'moderator' });
const ben = useMember(api);

const at = (time: string) => api.deps.clock.set(`2025-11-${time}.000Z`);
const moderation = (member: TestMember) => api.callerFor(member).moderation;
const period = { from: '2025-11-10T00:00:00.000Z', until: '2025-11-12T00:00:00.000Z' };

/** What visitors see of posts and threads of these. */
async function shown(postIds: readonly number[], threadIds: readonly number[]) {
  const rows = (table: 'forum_posts' | 'forum_threads', ids: readonly number[]) =>
    api.deps.db
      .selectFrom(table)
      .select('id')
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
  const [posts, threads] = [
    await rows('forum_posts', postIds),
    await rows('forum_threads', threadIds),
  ];
  return [posts.map(({ id }) => id), threads.map(({ id }) => id)];
}

/** Posts before, in and after the period, an own thread with others' answers, one post deleted. */
async function spammer() {
  const member = await api.createMember();
  const say = (threadId: number, content: string) =>
    api.callerFor(member).forum.post.create({ threadId, content });
  at('09T12:00:00');
  const { thread } = await createThread(api, ben);
  const before = await say(thread.id, 'Vorher');
  at('10T12:00:00');
  const inside = await say(thread.id, 'Werbung');
  const deleted = await say(thread.id, 'Selbst gelöscht');
  await api.callerFor(member).forum.post.delete({ id: deleted.id });
  const own = await createThread(api, member, { replies: 2 });
  const answer = await api
    .callerFor(ben)
    .forum.post.create({ threadId: own.thread.id, content: 'Was soll das?' });
  at('12T00:00:00');
  const after = await say(thread.id, 'Nachher');
  at('13T12:00:00');
  return {
    member,
    posts: [
      before.id,
      inside.id,
      deleted.id,
      ...own.posts.map(({ id }) => id),
      answer.id,
      after.id,
    ],
    threads: [thread.id, own.thread.id],
    stays: [[before.id, after.id], [thread.id]],
    deletedId: deleted.id,
  };
}

async function remove(userId: string) {
  const input = {
    userId,
    kind: 'warning',
    rule: 'spam',
    reason: 'Werbung',
    removal: period,
  } as const;
  await moderation(moderator).sanction.impose(input);
  const [sanction] = (await moderation(max).member.get({ userId })).sanctions;
  return sanction?.id ?? 0;
}
const stateOf = async (userId: string) =>
  (await moderation(max).member.get({ userId })).sanctions[0]?.removal;

it('takes away what a member wrote in a period, and brings exactly that back', async () => {
  const { member, posts, threads, stays, deletedId } = await spammer();
  const everything = await shown(posts, threads);
  const sanctionId = await remove(member.id);
  expect(await stateOf(member.id)).toEqual({ ...period, state: 'removing', count: 0 });
  await runJobs(api);
  expect(await shown(posts, threads)).toEqual(stays);
  expect(await stateOf(member.id)).toEqual({ ...period, state: 'removed', count: 2 });
  const afterwards = await countersOf(api.deps.db);
  expect(afterwards.stored).toEqual(afterwards.counted);

  await moderation(max).sanction.restorePosts({ sanctionId });
  await runJobs(api);
  expect(await shown(posts, threads)).toEqual(everything);
  expect(everything[0]).not.toContain(deletedId);
  expect(await stateOf(member.id)).toMatchObject({ state: 'restored', count: 0 });
  const restored = await countersOf(api.deps.db);
  expect(restored.stored).toEqual(restored.counted);
  const again = moderation(max).sanction.restorePosts({ sanctionId });
  expect(await codeOf(again)).toBe('REMOVAL_NOT_FOUND');
});

it('goes on in slices, each thing once, however many run it at the same time', async () => {
  const member = await api.createMember();
  at('10T12:00:00');
  const { thread } = await createThread(api, ben);
  const db = api.deps.db;
  const caller = api.callerFor(member);
  for (let i = 0; i < 5; i++) {
    await caller.forum.post.create({ threadId: thread.id, content: `Werbung ${i}` });
  }
  await remove(member.id);
  const { id: removalId } = await db
    .selectFrom('moderation_removals')
    .select('id')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  await Promise.all([1, 2, 3].map(() => continueRemoval(api.deps, { removalId })));
  expect(await stateOf(member.id)).toMatchObject({ state: 'removed', count: 5 });
  expect((await api.callerFor(null).forum.thread.get({ id: thread.id })).postCount).toBe(1);
});

it('passes over a thing that can’t be changed, in both directions', async () => {
  const { member, posts, threads, stays } = await spammer();
  const everything = await shown(posts, threads);
  const [before, stuck = 0] = posts;
  const refuse = (table: 'forum_posts' | 'forum_threads', id: number) =>
    refuseRows(api.deps, { table, on: 'update', rows: sql`new.id = ${sql.lit(id)}` });
  const takeAgain = await refuse('forum_posts', stuck);
  const sanctionId = await remove(member.id);
  await runJobs(api);
  expect(await stateOf(member.id)).toMatchObject({ state: 'removed', count: 1 });
  expect(await shown(posts, threads)).toEqual([[before, stuck, posts.at(-1)], stays[1]]);
  await takeAgain();
  await moderation(max).sanction.restorePosts({ sanctionId });
  await runJobs(api);
  expect(await shown(posts, threads)).toEqual(everything);

  const again = await remove(member.id);
  await runJobs(api);
  await refuse('forum_posts', stuck);
  await moderation(max).sanction.restorePosts({ sanctionId: again });
  await runJobs(api);
  expect(await stateOf(member.id)).toMatchObject({ state: 'restored', count: 0 });
  expect((await shown(posts, threads))[1]).toEqual(everything[1]);
  expect((await shown(posts, threads))[0]).not.toContain(stuck);
});

it('stops when it is called back while it is under way', async () => {
  const { member, posts, threads } = await spammer();
  const everything = await shown(posts, threads);
  const sanctionId = await remove(member.id);
  await moderation(max).sanction.restorePosts({ sanctionId });
  await runJobs(api);
  expect(await shown(posts, threads)).toEqual(everything);
});

it('comes back with the appeal against its sanction', async () => {
  const { member, posts, threads } = await spammer();
  const everything = await shown(posts, threads);
  const id = await remove(member.id);
  await runJobs(api);
  await moderation(member).sanction.appeal({ id, text: 'Das war keine Werbung.' });
  const [appeal] = (await moderation(max).appeal.list({ limit: 100 })).items;
  const statement = 'Stimmt.';
  await moderation(max).appeal.decide({ id: appeal?.id ?? 0, outcome: 'granted', statement });
  await runJobs(api);
  expect(await shown(posts, threads)).toEqual(everything);
});

it('is for a period with a beginning before its end, of at most a year', async () => {
  const { id: userId } = await api.createMember();
  const impose = (removal: typeof period) =>
    moderation(moderator).sanction.impose({
      userId,
      kind: 'warning',
      rule: 'spam',
      reason: 'Werbung',
      removal,
    });
  const turned = { from: period.until, until: period.from };
  expect(await codeOf(impose(turned))).toBe('BAD_INPUT');
  const long = { from: '2023-01-01T00:00:00.000Z', until: '2025-01-01T00:00:00.000Z' };
  expect(await codeOf(impose(long))).toBe('BAD_INPUT');
  const restoring = moderation(ben).sanction.restorePosts({ sanctionId: 1 });
  expect(await codeOf(restoring)).toBe('FORBIDDEN');
});
