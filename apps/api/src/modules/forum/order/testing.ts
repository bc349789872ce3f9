import type { Db } from '@oche/db';
import { expect } from 'vitest';
import { countersOf, stateOf } from '../testing.ts';

/**
 * What holds in the forum at any time, whatever was split, merged, moved and undone: counters are right, a place belongs
 * to one post, posts are beneath what they answer in their own thread, and a merged thread is empty.
 */
export async function expectOrder(db: Db): Promise<void> {
  const { stored, counted } = await countersOf(db);
  expect(stored).toEqual(counted);
  const { threads, posts } = await stateOf(db);
  const places = await db.selectFrom('forum_former_places').selectAll().execute();
  const keys = [...posts, ...places].map(({ thread_id, number }) => `${thread_id}/${number}`);
  expect(new Set(keys).size).toBe(keys.length);

  const byId = new Map(posts.map((post) => [post.id, post]));
  for (const post of posts) {
    const parent = byId.get(post.parent_post_id ?? 0);
    const isBeneath =
      parent?.thread_id === post.thread_id && parent.number > 1 && parent.number < post.number;
    expect([post.id, post.root_number]).toEqual([
      post.id,
      isBeneath ? parent.root_number : post.number,
    ]);
  }
  for (const thread of threads) {
    const own = posts.filter(({ thread_id }) => thread_id === thread.id);
    if (thread.is_merged) expect(own).toEqual([]);
    else expect(own.some(({ number }) => number === 1)).toBe(true);
    for (const { number } of own) expect(number).toBeLessThan(thread.next_number);
  }
  const reactions = await db.selectFrom('forum_post_reactions').selectAll().execute();
  for (const { post_id, thread_id } of reactions) {
    expect(byId.get(post_id)?.thread_id).toBe(thread_id);
  }
}

/** What a thread's readers see: the texts in the order of time. */
export async function textsOf(db: Db, threadId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('forum_posts')
    .select('content')
    .where('thread_id', '=', threadId)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map(({ content }) => content);
}
