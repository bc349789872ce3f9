import type { Post, ThreadEvent } from '@oche/validators/forum/schemas';
import { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { threadWindowsKey } from './forum-queries.ts';
import { threadCacheOf } from './thread-cache.ts';
import { type ThreadWindow, windowOf } from './thread-window.ts';

type Thread = RouterOutputs['forum']['thread']['get'];

const author = { firstName: 'Anna', lastName: 'Beck', imageUrl: null };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 19, minute)).toISOString();

const post = (number: number, facts: Partial<Post> = {}): Post => ({
  id: number * 10,
  threadId: 1,
  number,
  rootNumber: number,
  content: `Beitrag ${number}`,
  mentions: [],
  parentPostId: null,
  parent: null,
  quote: null,
  authorId: 'anna',
  author,
  createdAt: at(number),
  editedAt: null,
  can: { editUntil: null, delete: false },
  ...facts,
});

const thread: Thread = {
  id: 1,
  title: 'Doppel 16',
  content: 'Beitrag 1',
  subforumId: 1,
  subforum: { id: 1, name: 'Training' },
  category: { id: 1, name: 'Darts' },
  authorId: 'anna',
  author,
  createdAt: at(1),
  lastPostAt: at(2),
  postCount: 2,
  isLocked: false,
  isPinned: false,
  isAnnouncement: false,
  hasFeed: true,
  closed: null,
  can: { reply: true, delete: true, restore: false },
  revision: 2,
  poll: null,
};

const saved = (one: Post, postCount: number): ThreadEvent => ({
  type: 'post.saved',
  post: one,
  thread: { postCount, can: { ...thread.can, delete: postCount === 1 } },
});

const deleted: ThreadEvent = {
  type: 'post.deleted',
  postId: 20,
  number: 2,
  thread: { postCount: 1, can: thread.can },
};

const facts = { order: 'answers', reactionRevision: 0 } as const;

describe('the cache of an open thread', () => {
  const threadKey = getQueryKey(trpc.forum.thread.get, { id: 1 }, 'query');
  const windowKey = [...threadWindowsKey(1), {}];
  let queries: QueryClient;
  let cache: ReturnType<typeof threadCacheOf>;
  const count = () => queries.getQueryData<Thread>(threadKey)?.postCount;
  const shown = () => queries.getQueryData<ThreadWindow>(windowKey)?.posts.map((one) => one.number);

  beforeEach(() => {
    queries = new QueryClient();
    cache = threadCacheOf(queries, 1);
    const page = {
      items: [post(1), post(2)],
      nextCursor: null,
      previousCursor: null,
      ...facts,
      revision: 2,
    };
    queries.setQueryData(threadKey, thread);
    queries.setQueryData(windowKey, windowOf(page));
  });

  it.each([
    ['the answer before the event', ['answer', 'event']],
    ['the event before the answer', ['event', 'answer']],
  ])('shows and counts an own post once, with %s', (_, order) => {
    for (const news of order) {
      if (news === 'answer') cache.savePost(post(3));
      else cache.apply(saved(post(3), 3), 3);
    }
    expect(shown()).toEqual([1, 2, 3]);
    expect(count()).toBe(3);
  });

  it.each([
    ['the answer before the event', ['answer', 'event']],
    ['the event before the answer', ['event', 'answer']],
  ])('takes a deleted post away once, with %s', (_, order) => {
    for (const news of order) {
      if (news === 'answer') cache.removePost(20);
      else cache.apply(deleted, 3);
    }
    expect(shown()).toEqual([1]);
    expect(count()).toBe(1);
  });

  it('knows news from corrections', () => {
    expect(cache.isNews(post(3))).toBe(true);
    expect(cache.isNews(post(2, { content: 'anders', editedAt: at(9) }))).toBe(false);
    cache.savePost(post(3));
    expect(cache.isNews(post(3))).toBe(false);
  });

  it('knows the revision of its poll, and that it is gone', () => {
    const poll = () => queries.getQueryData<Thread>(threadKey)?.poll;
    cache.apply({ type: 'poll.changed', poll: 4 }, 2);
    expect(poll()).toBe(4);
    cache.apply({ type: 'poll.changed', poll: null }, 2);
    expect(poll()).toBeNull();
    expect(count()).toBe(2);
  });

  it('knows what can be done with the thread from what it is told, not from the count', () => {
    const canDelete = () => queries.getQueryData<Thread>(threadKey)?.can.delete;
    cache.apply(saved(post(3), 3), 3);
    expect(canDelete()).toBe(false);
    cache.apply(deleted, 4);
    expect(canDelete()).toBe(true);
  });

  it('puts a restored post back in its place', () => {
    cache.apply(deleted, 3);
    cache.apply(saved(post(3), 2), 4);
    cache.apply(saved(post(2), 3), 5);
    expect(shown()).toEqual([1, 2, 3]);
    expect(count()).toBe(3);
  });

  it('begins a subscription where the oldest of its windows stands', () => {
    const older = {
      items: [post(1)],
      nextCursor: 'x',
      previousCursor: null,
      ...facts,
      revision: 1,
    };
    queries.setQueryData([...threadWindowsKey(1), { post: 1 }], windowOf(older));
    expect(cache.oldestRevision()).toBe(1);
    cache.apply(saved(post(3), 3), 7);
    expect(cache.oldestRevision()).toBe(7);
  });

  it('counts reactions for all, and keeps which are the reader’s own', () => {
    const bullseye = (count: number, isMine: boolean) => ({
      kind: 'bullseye' as const,
      count,
      isMine,
    });
    const round = { kind: 'round' as const, count: 1 };
    const of = () => queries.getQueryData<ThreadWindow>(windowKey)?.posts.map((p) => p.reactions);
    cache.saveReactions(20, [bullseye(1, true)]);
    const counts = [{ kind: 'bullseye' as const, count: 2 }, round];
    const posts = [{ postId: 20, counts }];
    cache.apply({ type: 'reactions.changed', posts, reactionRevision: 4 }, 2);
    expect(of()).toEqual([undefined, [bullseye(2, true), { ...round, isMine: false }]]);
    expect(cache.oldestReactionRevision()).toBe(4);
    // a correction tells nothing of them
    cache.apply(saved(post(2, { content: 'anders' }), 2), 3);
    expect(of()?.[1]).toHaveLength(2);
  });

  it('reads everything again when it is told so, and no other thread', () => {
    const other = [...threadWindowsKey(11), {}];
    queries.setQueryData(
      other,
      windowOf({ items: [], nextCursor: null, previousCursor: null, ...facts, revision: 1 }),
    );
    cache.apply({ type: 'thread.changed' }, 3);
    expect(queries.getQueryState(threadKey)?.isInvalidated).toBe(true);
    expect(queries.getQueryState(windowKey)?.isInvalidated).toBe(true);
    expect(queries.getQueryState(other)?.isInvalidated).toBe(false);
  });
});
