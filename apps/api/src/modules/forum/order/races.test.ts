import { withTransaction } from '@oche/db';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, untilWaiting, useMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum, createTag, createThread, setLevel, stateOf } from '../testing.ts';
import { expectOrder, textsOf } from './testing.ts';

const api = useTestApi();
const anna = useMember(api);
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
const other = useMember(api, { role: 'moderator' });

// who gives tags to own threads
beforeAll(() => setLevel(api.deps.db, [anna.id], 1));

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const order = (member = moderator) => api.callerFor(member).forum.order;
const reply = (threadId: number, more: object = {}) =>
  api.callerFor(ben).forum.post.create({ threadId, content: 'Moment!', ...more });

/** Runs the second call while the first one waits for the thread, which is locked meanwhile. */
async function inOrder<First, Second>(
  threadId: number,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[PromiseSettledResult<First>, PromiseSettledResult<Second>]> {
  const calls = await withTransaction(api.deps.db, async (tx) => {
    const locked = tx.selectFrom('forum_threads').select('id').where('id', '=', threadId);
    await locked.forUpdate().executeTakeFirstOrThrow();
    const one = first();
    await untilWaiting(api);
    const two = second();
    await untilWaiting(api, 2);
    return { settled: Promise.allSettled([one, two]) };
  });
  return calls.settled;
}

const won = <Value>(result: PromiseSettledResult<Value>): Value => {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
};

async function twoThreads({ replies = 3 } = {}) {
  const subforumId = await createSubforum(api.deps.db);
  const source = await createThread(api, anna, { subforumId, replies });
  const target = await createThread(api, anna, { replies });
  return { source, target, sourceId: source.thread.id, targetId: target.thread.id };
}

it.each(['before', 'after'] as const)(
  'a post that is written %s its thread is merged is in the other one',
  async (when) => {
    const { source, sourceId, targetId } = await twoThreads();
    const merge = () => order().merge({ threadId: sourceId, targetId });
    const parentPostId = source.posts[0]?.id;
    const write = () => reply(sourceId, { parentPostId });
    const [post] =
      when === 'before'
        ? await inOrder(sourceId, write, merge)
        : (await inOrder(sourceId, merge, write)).toReversed();
    expect(post).toMatchObject({ status: 'fulfilled', value: { parentPostId } });
    expect(
      (await textsOf(api.deps.db, targetId)).filter((text) => text === 'Moment!'),
    ).toHaveLength(1);
    await expectOrder(api.deps.db);
  },
);

it('what is done with a post while it moves reaches it where it is then', async () => {
  const { source, sourceId, targetId } = await twoThreads();
  const [post] = source.posts;
  const { forum } = api.callerFor(anna);
  const id = post?.id ?? 0;
  const move = () => order().movePosts({ threadId: sourceId, postIds: [id], targetId });
  const [, edited] = await inOrder(sourceId, move, () =>
    forum.post.update({ id, data: { content: 'Berichtigt' } }),
  );
  expect(won(edited)).toMatchObject({ threadId: targetId, content: 'Berichtigt' });
  const merge = () => order().merge({ threadId: targetId, targetId: sourceId });
  const [, reacted] = await inOrder(targetId, merge, () =>
    api.callerFor(ben).forum.reaction.set({ postId: id, kind: 'bullseye', isOn: true }),
  );
  expect(won(reacted).reactions).toHaveLength(1);
  await expectOrder(api.deps.db);
  const split = () =>
    order().split({
      threadId: sourceId,
      postIds: [id],
      title: 'Eigener Thread',
      subforumId: source.thread.subforumId,
    });
  const [done, deleted] = await inOrder(sourceId, split, () => forum.post.delete({ id }));
  // it begins a thread by then
  expect(await codeOf(Promise.reject((deleted as PromiseRejectedResult).reason))).toBe(
    'FIRST_POST',
  );
  expect(won(done).place.number).toBe(1);
  await expectOrder(api.deps.db);
});

/** What a member does in a thread that is being merged, and what of it is in the other one then. */
const meanwhile = {
  'quoting one of its posts': async ({ sourceId, postId }: Meanwhile) => {
    const post = await reply(sourceId, { quotedPostId: postId });
    expect(post.quote?.postId).toBe(postId);
    return post.threadId;
  },
  'reading on in it': async ({ sourceId, targetId }: Meanwhile) => {
    const read = api.callerFor(ben).forum.post.list({ threadId: sourceId });
    expect(['done', 'THREAD_MOVED']).toContain(await outcomeOf(read));
    return targetId;
  },
  'reacting to one of its posts': async ({ postId }: Meanwhile) => {
    const { forum } = api.callerFor(ben);
    await forum.reaction.set({ postId, kind: 'bullseye', isOn: true });
    const { items } = await forum.reaction.list({ postId });
    expect(items).toHaveLength(1);
    return threadOf(postId);
  },
  'noting one of its posts': async ({ postId }: Meanwhile) => {
    const { forum } = api.callerFor(ben);
    await forum.bookmark.save({ postId, note: 'Nachlesen' });
    expect(await forum.bookmark.get({ postId })).toMatchObject({ note: 'Nachlesen' });
    return threadOf(postId);
  },
  'correcting one of its posts': async ({ postId }: Meanwhile) => {
    const { forum } = api.callerFor(anna);
    const edited = await forum.post.update({ id: postId, data: { content: 'Berichtigt' } });
    expect(edited.content).toBe('Berichtigt');
    return threadOf(postId);
  },
  'sending a draft': async ({ sourceId, draft }: Meanwhile) => {
    const post = await reply(sourceId, { draft });
    expect(await api.callerFor(ben).forum.draft.list()).toEqual([]);
    return post.threadId;
  },
  'sending one while another one is there, too': async ({
    sourceId,
    targetId,
    draft,
  }: Meanwhile) => {
    const { forum } = api.callerFor(ben);
    const place = { threadId: targetId };
    const saved = await forum.draft.save({ place, basedOn: null, content: 'Dort' });
    const post = await reply(sourceId, { draft });
    const beginnings = (await forum.draft.list()).map(({ beginning }) => beginning);
    // what was saved is never lost, at worst what was sent stands below it
    expect(beginnings).toEqual(saved.revision === null ? [] : [expect.stringMatching(/^Dort/)]);
    return post.threadId;
  },
  'giving it tags': async ({ sourceId, targetId }: Meanwhile) => {
    const { id } = await api.callerFor(null).forum.tag.get({ slug: await createTag(api.deps.db) });
    const tagging = api.callerFor(anna).forum.tag.set({ threadId: sourceId, tagIds: [id] });
    expect(['done', 'THREAD_NOT_FOUND']).toContain(await outcomeOf(tagging));
    return targetId;
  },
  'solving it': async ({ postId }: Meanwhile) => {
    await api.callerFor(anna).forum.thread.solve({ postId, isSolution: true });
    return threadOf(postId);
  },
};
interface Meanwhile {
  sourceId: number;
  targetId: number;
  /** an answer in the source */
  postId: number;
  /** of an answer in the source */
  draft: { id: number; revision: number };
}

const threadOf = async (postId: number) =>
  (
    await api.deps.db
      .selectFrom('forum_posts')
      .select('thread_id')
      .where('id', '=', postId)
      .executeTakeFirstOrThrow()
  ).thread_id;

describe.each(Object.entries(meanwhile))('%s', (_, act) => {
  it.each(['merge first', 'act first', 'all at once'])(
    'during a merge (%s) leaves nothing behind',
    async (when) => {
      const { source, sourceId, targetId } = await twoThreads();
      const place = { threadId: sourceId };
      const { forum } = api.callerFor(ben);
      await api.deps.db.deleteFrom('forum_drafts').execute();
      const saved = await forum.draft.save({ place, basedOn: null, content: 'Moment!' });
      const { id = 0 } = (await forum.draft.get({ place })) ?? {};
      const draft = { id, revision: saved.revision ?? 0 };
      const postId = source.posts[1]?.id ?? 0;
      const given = { sourceId, targetId, postId, draft };
      const merge = () => order().merge({ threadId: sourceId, targetId });
      let threadId = 0;
      if (when === 'merge first') {
        await merge();
        threadId = await act(given);
      } else {
        const acting = act(given);
        if (when === 'act first') await acting;
        const merging = merge();
        [threadId] = await Promise.all([acting, merging]);
      }
      // who acted first is told where it was then
      expect(when === 'merge first' ? [targetId] : [sourceId, targetId]).toContain(threadId);
      expect(await textsOf(api.deps.db, targetId)).not.toEqual([]);
      await expectOrder(api.deps.db);
    },
  );
});

it.each(['split', 'movePosts', 'moveThread'] as const)(
  'a post that is written during %s is in its thread, and nothing is lost',
  async (kind) => {
    const { source, sourceId, targetId } = await twoThreads();
    const subforumId = await createSubforum(api.deps.db);
    const postIds = source.posts.slice(1).map(({ id }) => id);
    const change = () => {
      if (kind === 'split')
        return order().split({ threadId: sourceId, postIds, title: 'Eigener Thread', subforumId });
      if (kind === 'movePosts') return order().movePosts({ threadId: sourceId, postIds, targetId });
      return order().moveThread({ threadId: sourceId, subforumId });
    };
    // answers to a post that stays and to one that goes
    const answers = [source.posts[0], source.posts[1]].map((post) => ({ parentPostId: post?.id }));
    const [changed, ...written] = await Promise.allSettled([
      change(),
      ...answers.map((more) => reply(sourceId, more)),
    ]);
    won(changed);
    for (const result of written) {
      if (result.status === 'fulfilled') expect(await threadOf(result.value.id)).toBe(sourceId);
      else expect(await codeOf(Promise.reject(result.reason))).toBe('PARENT_POST_NOT_FOUND');
    }
    expect(won(written[0] as PromiseSettledResult<unknown>)).toBeDefined();
    await expectOrder(api.deps.db);
  },
);

it('a draft that is begun while its thread is merged is not left behind', async () => {
  const { sourceId, targetId } = await twoThreads();
  const { draft } = api.callerFor(ben).forum;
  const begun = { place: { threadId: sourceId }, basedOn: null, content: 'Gerade begonnen' };
  const merge = () => order().merge({ threadId: sourceId, targetId });
  const [, saved] = await inOrder(sourceId, merge, () => draft.save(begun));
  expect(await codeOf(Promise.reject((saved as PromiseRejectedResult).reason))).toBe(
    'THREAD_NOT_FOUND',
  );
  const other = await twoThreads();
  const place = { threadId: other.sourceId };
  await inOrder(
    other.sourceId,
    () => draft.save({ ...begun, place }),
    () => order().merge({ threadId: other.sourceId, targetId: other.targetId }),
  );
  expect(await draft.get({ place: { threadId: other.targetId } })).toMatchObject({
    content: 'Gerade begonnen',
  });
});

it('two moderators who merge to and fro leave one thread with all posts', async () => {
  for (let round = 0; round < 10; round++) {
    const { sourceId, targetId } = await twoThreads();
    const outcomes = await Promise.all([
      outcomeOf(order().merge({ threadId: sourceId, targetId })),
      outcomeOf(order(other).merge({ threadId: targetId, targetId: sourceId })),
    ]);
    expect(outcomes.toSorted()).toEqual(['THREAD_NOT_FOUND', 'done']);
    const winner = outcomes[0] === 'done' ? targetId : sourceId;
    expect(await textsOf(api.deps.db, winner)).toHaveLength(8);
  }
  await expectOrder(api.deps.db);
});

it('two who undo the same at once undo it once, and two who split the same posts split them once', async () => {
  const { source, sourceId, targetId } = await twoThreads();
  const { id } = await order().merge({ threadId: sourceId, targetId });
  const undone = await Promise.all([
    outcomeOf(order().undo({ id })),
    outcomeOf(order(other).undo({ id })),
  ]);
  expect(undone.toSorted()).toEqual(['REORDERING_CHANGED', 'done']);
  const split = {
    threadId: sourceId,
    postIds: source.posts.map((post) => post.id),
    title: 'Eigener Thread',
    subforumId: source.thread.subforumId,
  };
  const outcomes = await Promise.all([
    outcomeOf(order().split(split)),
    outcomeOf(order(other).split(split)),
  ]);
  expect(outcomes.toSorted()).toEqual(['POSTS_ELSEWHERE', 'done']);
  await expectOrder(api.deps.db);
});

it('a visit and a stream of writers during merges lose nothing', async () => {
  const { sourceId, targetId } = await twoThreads();
  const writes = times(20, (index) => reply(index % 2 ? sourceId : targetId));
  const visits = times(10, () =>
    outcomeOf(api.callerFor(ben).forum.reading.visit({ threadId: targetId })),
  );
  const reads = times(10, () =>
    outcomeOf(api.callerFor(null).forum.post.list({ threadId: sourceId })),
  );
  const merged = order().merge({ threadId: sourceId, targetId });
  await Promise.all(writes);
  await merged;
  expect(new Set(await Promise.all(visits))).toEqual(new Set(['done']));
  for (const outcome of await Promise.all(reads))
    expect(['done', 'THREAD_MOVED']).toContain(outcome);
  expect((await textsOf(api.deps.db, targetId)).filter((text) => text === 'Moment!')).toHaveLength(
    20,
  );
  await expectOrder(api.deps.db);
});

/** What moderators and members do at the same time; the numbers choose threads and posts. */
const operations = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'split',
      'movePosts',
      'merge',
      'moveThread',
      'undo',
      'undo',
      'write',
      'write',
      'delete',
      'react',
    ),
    pick: fc.nat({ max: 1000 }),
    also: fc.nat({ max: 1000 }),
  }),
  { minLength: 16, maxLength: 40, size: 'max' },
);

it('stays in order after any mix of these, four at a time, and every address leads to its post', async () => {
  const subforums = await Promise.all(times(2, () => createSubforum(api.deps.db)));
  await fc.assert(
    fc.asyncProperty(operations, async (list) => {
      const started = await Promise.all(
        times(3, (index) =>
          createThread(api, anna, { subforumId: subforums[index % 2] ?? 0, replies: 3 }),
        ),
      );
      const own = new Set(started.map(({ thread }) => thread.id));
      /** every address that a post has ever had */
      const addresses = new Map<string, number>();
      for (let start = 0; start < list.length; start += 4) {
        const state = await stateOf(api.deps.db);
        const { items } = await order().list();
        for (const item of items) if (own.has(item.source.id)) own.add(item.target.id);
        const threads = state.threads.filter(({ id }) => own.has(id));
        const posts = state.posts.filter(({ thread_id }) => own.has(thread_id));
        for (const post of posts) addresses.set(`${post.thread_id}/${post.number}`, post.id);
        const calls = list.slice(start, start + 4).map(({ kind, pick, also }) => {
          const { forum } = api.callerFor(pick % 2 ? moderator : other);
          const threadId = threads[pick % threads.length]?.id ?? 0;
          const targetId = threads[also % threads.length]?.id ?? 0;
          const subforumId = subforums[also % subforums.length] ?? 0;
          const here = posts.filter((post) => post.thread_id === threadId && post.number > 1);
          const postIds = here.filter((_, index) => (index + also) % 2).map(({ id }) => id);
          const id = posts[also % posts.length]?.id ?? 0;
          const reordering = items[pick % Math.min(4, items.length || 1)]?.id ?? 0;
          if (kind === 'split')
            return forum.order.split({ threadId, postIds, title: 'Abgetrennt', subforumId });
          if (kind === 'movePosts') return forum.order.movePosts({ threadId, postIds, targetId });
          if (kind === 'merge') return forum.order.merge({ threadId, targetId });
          if (kind === 'moveThread') return forum.order.moveThread({ threadId, subforumId });
          if (kind === 'undo') return forum.order.undo({ id: reordering });
          if (kind === 'write')
            return reply(threadId, also % 2 ? { parentPostId: here[also % here.length]?.id } : {});
          if (kind === 'delete') return forum.post.delete({ id });
          return api
            .callerFor(ben)
            .forum.reaction.set({ postId: id, kind: 'bullseye', isOn: true });
        });
        for (const result of await Promise.allSettled(calls)) {
          if (result.status === 'rejected')
            expect(await codeOf(Promise.reject(result.reason))).not.toBe('INTERNAL');
        }
      }
      await expectOrder(api.deps.db);
      const { posts } = await stateOf(api.deps.db);
      const now = new Map(posts.map((post) => [post.id, post]));
      for (const [address, id] of addresses) {
        const [threadId = 0, number = 0] = address.split('/').map(Number);
        const post = now.get(id);
        const isThere = post?.thread_id === threadId && post.number === number;
        const place = await api.callerFor(null).forum.order.place({ threadId, number });
        if (!isThere) expect(place).toEqual({ threadId: post?.thread_id, number: post?.number });
      }
    }),
    { numRuns: 10 },
  );
}, 180_000);
