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

it('a poll goes along with its thread and comes back, unless the other one has one', async () => {
  const poll = { question: 'Welche Form?', options: [{ text: 'Standard' }, { text: 'Slim' }] };
  const source = await createThread(api, anna);
  const target = await createThread(api, anna);
  const { polls } = api.callerFor(anna);
  const add = (threadId: number) =>
    polls.thread.add({
      threadId,
      poll: { ...poll, isMultiple: false, isChangeable: true, results: 'always' },
    });
  const pollOf = async (threadId: number) => (await polls.thread.get({ threadId })).poll?.id;
  const { id: pollId } = await add(source.thread.id);
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
  const other = await add(target.thread.id);
  expect((await order().forecast(both)).poll).toBe('stays');
  const again = await order().merge(both);
  await runJobs(api);
  expect(await pollOf(target.thread.id)).toBe(other.id);
  await order().undo({ id: again.id });
  expect(await pollOf(source.thread.id)).toBe(pollId);
});

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
