import { withTransaction } from '@oche/db';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { useMember } from '../../../testing/index.ts';
import { runJobs } from '../../../testing/mailbox.ts';
import { createThread } from '../testing.ts';
import { forgetMarks } from './marks.service.ts';
import {
  postRemoval,
  readPosts,
  readThreads,
  threadLocking,
  threadRemoval,
} from './reported.service.ts';
import { expectOrder } from './testing.ts';

const server = useTestApp();
const { api } = server;
const anna = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

const order = () => api.callerFor(moderator).forum.order;

async function merged() {
  const source = await createThread(api, anna, { replies: 1 });
  const target = await createThread(api, anna, { replies: 1 });
  const [sourceId, targetId] = [source.thread.id, target.thread.id];
  const { id } = await order().merge({ threadId: sourceId, targetId });
  return { id, sourceId, targetId, source, target };
}

const addPoll = (threadId: number) =>
  api.callerFor(anna).polls.thread.add({
    threadId,
    poll: {
      question: 'Welche Form?',
      options: [{ text: 'Standard' }, { text: 'Slim' }],
      isMultiple: false,
      isChangeable: true,
      results: 'always',
    },
  });
const pollOf = async (threadId: number) =>
  (await api.callerFor(anna).polls.thread.get({ threadId })).poll?.id;

it('a poll goes along with its thread and comes back, unless the other one has one', async () => {
  const source = await createThread(api, anna);
  const target = await createThread(api, anna);
  const { id: pollId } = await addPoll(source.thread.id);
  const both = { threadId: source.thread.id, targetId: target.thread.id };
  expect((await order().forecast(both)).poll).toBe('comes');
  const { id } = await order().merge(both);
  await runJobs(api);
  expect(await pollOf(target.thread.id)).toBe(pollId);
  await order().undo({ id });
  await runJobs(api);
  expect([await pollOf(source.thread.id), await pollOf(target.thread.id)]).toEqual([
    pollId,
    undefined,
  ]);
  const other = await addPoll(target.thread.id);
  expect((await order().forecast(both)).poll).toBe('stays');
  const again = await order().merge(both);
  await runJobs(api);
  expect(await pollOf(target.thread.id)).toBe(other.id);
  await order().undo({ id: again.id });
  expect(await pollOf(source.thread.id)).toBe(pollId);
});

it('a poll that went from thread to thread comes back step by step', async () => {
  const threads = await Promise.all(Array.from({ length: 3 }, () => createThread(api, anna)));
  const [a = 0, b = 0, c = 0] = threads.map(({ thread }) => thread.id);
  const { id: pollId } = await addPoll(a);
  const placesOfPoll = async () => {
    await runJobs(api);
    const { db } = api.deps;
    const polls = db.selectFrom('polls').where('id', '=', pollId);
    return polls.select(['thread_id', 'came_from_thread_id']).executeTakeFirstOrThrow();
  };
  const first = await order().merge({ threadId: a, targetId: b });
  expect(await placesOfPoll()).toEqual({ thread_id: b, came_from_thread_id: a });
  const second = await order().merge({ threadId: b, targetId: c });
  expect(await placesOfPoll()).toEqual({ thread_id: c, came_from_thread_id: a });
  await order().undo({ id: second.id });
  expect(await placesOfPoll()).toEqual({ thread_id: b, came_from_thread_id: a });
  await order().undo({ id: first.id });
  expect(await placesOfPoll()).toEqual({ thread_id: a, came_from_thread_id: null });
});

it('two merges that are undone before anybody follows them bring a poll all the way back', async () => {
  const threads = await Promise.all(Array.from({ length: 3 }, () => createThread(api, anna)));
  const [a = 0, b = 0, c = 0] = threads.map(({ thread }) => thread.id);
  const { id: pollId } = await addPoll(a);
  const ids: number[] = [];
  for (const [threadId, targetId] of [
    [a, b],
    [b, c],
  ] as const) {
    ids.push((await order().merge({ threadId, targetId })).id);
  }
  await runJobs(api);
  expect(await pollOf(c)).toBe(pollId);
  for (const id of ids.toReversed()) await order().undo({ id });
  await runJobs(api);
  expect([await pollOf(a), await pollOf(b), await pollOf(c)]).toEqual([
    pollId,
    undefined,
    undefined,
  ]);
});

it('a poll goes along when the first post of its thread is split off again, and nothing else does it', async () => {
  const { sourceId, targetId, source, target } = await twoWithPoll();
  const pollId = await pollOf(sourceId);
  await order().merge({ threadId: sourceId, targetId });
  await runJobs(api);
  const { forum } = api.callerFor(null);
  const place = await forum.order.place({ threadId: sourceId });
  const { items } = await forum.post.list({ threadId: targetId });
  const first = items.find(({ number }) => number === place?.number);
  const others = [...source.posts, ...target.posts].map(({ id }) => id);
  expect(await order().forecast({ threadId: targetId, postIds: others })).toMatchObject({
    poll: 'none',
  });
  const postIds = [first?.id ?? 0];
  expect(await order().forecast({ threadId: targetId, postIds })).toMatchObject({ poll: 'comes' });
  const split = await order().split({
    threadId: targetId,
    postIds,
    title: 'Doch lieber für sich',
    subforumId: source.thread.subforumId,
  });
  await runJobs(api);
  expect(await pollOf(split.target.id)).toBe(pollId);
  await order().undo({ id: split.id });
  await runJobs(api);
  expect(await pollOf(targetId)).toBe(pollId);
});

async function twoWithPoll() {
  const source = await createThread(api, anna, { replies: 1 });
  const target = await createThread(api, anna, { replies: 1 });
  await addPoll(source.thread.id);
  return { source, target, sourceId: source.thread.id, targetId: target.thread.id };
}

it('a merged thread that was reported is its first post, and can be taken away and locked', async () => {
  const { sourceId, targetId } = await merged();
  const { db } = api.deps;
  const read = async () => (await readThreads(db, [String(sourceId)]))[0];
  expect(await read()).toMatchObject({
    id: String(sourceId),
    path: `/forum/thread/${targetId}?post=3`,
    isShown: true,
    isLocked: false,
  });
  const change = (action: typeof threadRemoval.do) =>
    withTransaction(db, (tx) => action(api.deps, tx, String(sourceId), moderator.id));
  expect(await change(threadRemoval.do)).toBe(true);
  expect(await read()).toMatchObject({ isShown: false });
  expect(await change(threadRemoval.do)).toBe(false);
  expect(await change(threadRemoval.undo)).toBe(true);
  expect(await change(threadLocking.do)).toBe(true);
  expect((await api.callerFor(null).forum.thread.get({ id: targetId })).isLocked).toBe(true);
  expect(await read()).toMatchObject({ isShown: true, isLocked: true });
  expect(await change(threadLocking.undo)).toBe(true);
  await expectOrder(db);
});

it('a reported post that begins a thread now takes it along', async () => {
  const { thread, posts } = await createThread(api, anna, { replies: 2 });
  const [post] = posts;
  const id = String(post?.id);
  const { db } = api.deps;
  const read = async () => (await readPosts(db, [id]))[0];
  const before = await read();
  const { target } = await order().split({
    threadId: thread.id,
    postIds: posts.map((each) => each.id),
    title: 'Abgetrennt',
    subforumId: thread.subforumId,
  });
  expect(await read()).toMatchObject({
    id,
    text: before?.text,
    title: 'Abgetrennt',
    path: `/forum/thread/${target.id}`,
    isShown: true,
  });
  const change = (action: typeof postRemoval.do) =>
    withTransaction(db, (tx) => action(api.deps, tx, id, moderator.id));
  expect(await change(postRemoval.do)).toBe(true);
  expect(await read()).toMatchObject({ isShown: false });
  expect(await change(postRemoval.undo)).toBe(true);
  expect((await api.callerFor(null).forum.thread.get({ id: target.id })).postCount).toBe(2);
  await expectOrder(db);
});

it('pictures and calls of a merged thread say where it is', async () => {
  const { sourceId, targetId } = await merged();
  const picture = await server.app.inject({ url: `/forum/thread/${sourceId}/picture.png` });
  expect([picture.statusCode, picture.headers.location]).toEqual([
    301,
    `/forum/thread/${targetId}/picture.png`,
  ]);
  const answer = await server.app.inject({ url: `/api/forum/threads/${sourceId}` });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    404,
    { code: 'THREAD_MOVED', details: { threadId: targetId, post: 3 } },
  ]);
});

it('forgets who had seen what once it can not be undone any more', async () => {
  const { id } = await merged();
  const marks = () =>
    api.deps.db
      .selectFrom('forum_reordered_marks')
      .select('user_id')
      .where('reordering_id', '=', id)
      .execute();
  await forgetMarks(api.deps);
  expect(await marks()).toHaveLength(1);
  api.deps.clock.advance({ minutes: 11 });
  await forgetMarks(api.deps);
  expect(await marks()).toEqual([]);
});
