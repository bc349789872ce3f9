import { withTransaction } from '@oche/db';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../../lib/errors.ts';
import { codeOf, outcomeOf, untilWaiting, useMember, useTestApi } from '../../../testing/index.ts';
import { countersOf, createSubforum, createThread, stateOf } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

async function expectRightCounters() {
  const { stored, counted } = await countersOf(api.deps.db);
  expect(stored).toEqual(counted);
}

it('gives 50 replies at once 50 different consecutive numbers', async () => {
  const { thread } = await createThread(api, anna);
  const posts = await Promise.all(
    times(50, (index) =>
      api.callerFor(index % 2 ? anna : ben).forum.post.create({
        threadId: thread.id,
        content: `Antwort ${index}`,
      }),
    ),
  );
  const numbers = posts.map(({ number }) => number).sort((a, b) => a - b);
  expect(numbers).toEqual(times(50, (index) => index + 2));
  const { revision, postCount } = await api.callerFor(null).forum.thread.get({ id: thread.id });
  expect({ revision, postCount }).toEqual({ revision: 51, postCount: 51 });
  await expectRightCounters();
});

it('keeps times in the order of numbers', async () => {
  const { thread } = await createThread(api, anna);
  const post = (index: number) =>
    api.callerFor(anna).forum.post.create({ threadId: thread.id, content: `Antwort ${index}` });
  await Promise.all(times(20, post));
  const rows = await api.deps.db
    .selectFrom('forum_posts')
    .select('created_at')
    .where('thread_id', '=', thread.id)
    .orderBy('number')
    .execute();
  const moments = rows.map((row) => row.created_at);
  expect(moments).toEqual([...moments].sort());
});

it('lets either the deletion of a thread or a reply to it win, never both', async () => {
  const subforumId = await createSubforum(api.deps.db);
  for (let round = 0; round < 60; round++) {
    const { remove, reply } = await removeOrReply(subforumId);
    const calls = round % 2 === 0 ? [remove, reply] : [reply, remove];
    const results = await Promise.allSettled(calls.map((call) => call()));
    const [removed, replied] = round % 2 === 0 ? results : results.toReversed();
    const lost = [removed, replied].find((result) => result?.status === 'rejected');
    const reason = lost?.status === 'rejected' ? lost.reason.cause : undefined;
    expect(reason).toBeInstanceOf(AppError);
    expect(reason.code).toBe(removed === lost ? 'THREAD_HAS_REPLIES' : 'THREAD_NOT_FOUND');
  }
  await expectNoLivePostInDeletedThread();
  await expectRightCounters();
});

it.each([
  ['remove', 'reply', 'THREAD_NOT_FOUND'],
  ['reply', 'remove', 'THREAD_HAS_REPLIES'],
] as const)('lets the one win that comes first: %s before %s', async (first, second, refused) => {
  const { threadId, ...calls } = await removeOrReply(await createSubforum(api.deps.db));
  const outcomes = await withTransaction(api.deps.db, async (tx) => {
    const locked = tx.selectFrom('forum_threads').select('id').where('id', '=', threadId);
    await locked.forUpdate().executeTakeFirstOrThrow();
    const won = outcomeOf(calls[first]());
    await untilWaiting(api);
    const lost = outcomeOf(calls[second]());
    await untilWaiting(api, 2);
    return { won, lost };
  });
  expect(await outcomes.won).toBe('done');
  expect(await outcomes.lost).toBe(refused);
  await expectNoLivePostInDeletedThread();
});

/** A thread that its author removes, or somebody replies to. */
async function removeOrReply(subforumId: number) {
  const { thread } = await createThread(api, anna, { subforumId });
  return {
    threadId: thread.id,
    remove: () => api.callerFor(anna).forum.thread.delete({ id: thread.id }),
    reply: () => api.callerFor(ben).forum.post.create({ threadId: thread.id, content: 'Moment!' }),
  };
}

it('takes replies that come in while a moderator deletes the thread with it', async () => {
  const { thread } = await createThread(api, anna, { replies: 3 });
  const replies = times(20, () =>
    api.callerFor(ben).forum.post.create({ threadId: thread.id, content: 'Moment!' }),
  );
  const removed = api.callerFor(moderator).forum.thread.delete({ id: thread.id });
  await Promise.allSettled([...replies, removed]);
  expect(await removed).toEqual({ ok: true });
  await expectNoLivePostInDeletedThread();
  await api.callerFor(moderator).forum.thread.restore({ id: thread.id });
  await expectRightCounters();
});

async function expectNoLivePostInDeletedThread() {
  const orphans = await api.deps.db
    .selectFrom('forum_posts as post')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .select('post.id')
    .where('thread.deleted_at', 'is not', null)
    .where('post.deleted_at', 'is', null)
    .execute();
  expect(orphans).toEqual([]);
}

it('creates once when the same attempt comes in many times at once', async () => {
  const subforumId = await createSubforum(api.deps.db);
  const threads = await Promise.all(
    times(10, () =>
      api.callerFor(anna).forum.thread.create({
        subforumId,
        title: 'Doppelklick',
        content: 'Ich war zu schnell.',
        idempotencyKey: 'double-click-1',
      }),
    ),
  );
  const threadIds = new Set(threads.map(({ id }) => id));
  expect(threadIds.size).toBe(1);
  const [threadId = 0] = threadIds;
  const posts = await Promise.all(
    times(10, () =>
      api.callerFor(ben).forum.post.create({
        threadId,
        content: 'Ich auch.',
        idempotencyKey: 'double-click-1',
      }),
    ),
  );
  expect(new Set(posts.map(({ id }) => id)).size).toBe(1);
  const thread = await api.callerFor(null).forum.thread.get({ id: threadId });
  expect(thread.postCount).toBe(2);
  await expectRightCounters();
});

/** Simultaneous calls in a busy forum; the numbers choose thread, post and member. */
const operations = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'thread.create',
      'thread.delete',
      'thread.restore',
      'post.create',
      'post.create',
      'post.create',
      'post.update',
      'post.delete',
      'post.restore',
    ),
    pick: fc.nat({ max: 1000 }),
    isStaff: fc.boolean(),
  }),
  { minLength: 30, maxLength: 60, size: 'max' },
);

it('counts right after any mix of operations, eight at a time', async () => {
  const subforums = await Promise.all(times(2, () => createSubforum(api.deps.db)));
  await Promise.all(subforums.map((subforumId) => createThread(api, anna, { subforumId })));
  await fc.assert(
    fc.asyncProperty(operations, async (list) => {
      for (let start = 0; start < list.length; start += 8) {
        const { threads, posts } = await stateOf(api.deps.db);
        const calls = list.slice(start, start + 8).map(({ kind, pick, isStaff }) => {
          const { forum } = api.callerFor(isStaff ? moderator : anna);
          const subforumId = subforums[pick % subforums.length] ?? 0;
          const threadId = threads[pick % threads.length]?.id ?? 0;
          const id = posts[pick % posts.length]?.id ?? 0;
          const parentPostId = pick % 3 === 0 ? id : undefined;
          if (kind === 'thread.create')
            return forum.thread.create({ subforumId, title: 'Titel', content: 'Lang genug.' });
          if (kind === 'thread.delete') return forum.thread.delete({ id: threadId });
          if (kind === 'thread.restore') return forum.thread.restore({ id: threadId });
          if (kind === 'post.create')
            return forum.post.create({ threadId, content: 'Ja', parentPostId });
          if (kind === 'post.update')
            return forum.post.update({ id, data: { content: `${pick}` } });
          if (kind === 'post.delete') return forum.post.delete({ id });
          return forum.post.restore({ id });
        });
        for (const result of await Promise.allSettled(calls)) {
          if (result.status === 'rejected')
            expect(await codeOf(Promise.reject(result.reason))).not.toBe('INTERNAL');
        }
      }
      await expectRightCounters();
      await expectNoLivePostInDeletedThread();
    }),
    { numRuns: 12 },
  );
}, 120_000);
