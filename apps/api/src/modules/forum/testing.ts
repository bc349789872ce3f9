import { randomUUID } from 'node:crypto';
import type { DB, Db } from '@oche/db';
import type { Post, Thread } from '@oche/validators/forum/schemas';
import type { Insertable } from 'kysely';
import type { TestApi, TestMember } from '../../testing/index.ts';

export { setLevel } from './levels/testing.ts';

export async function createCategory(
  db: Db,
  columns: Partial<Insertable<DB['forum_categories']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('forum_categories')
    .values({ name: 'Rund ums Board', ...columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** In a new category, unless `category_id` names one. */
export async function createSubforum(
  db: Db,
  columns: Partial<Insertable<DB['forum_subforums']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('forum_subforums')
    .values({
      name: 'Training',
      ...columns,
      category_id: columns.category_id ?? (await createCategory(db)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A tag that nothing bears. @returns its slug */
export async function createTag(db: Db): Promise<string> {
  const slug = `tag-${randomUUID().slice(0, 8)}`;
  const { id } = await db
    .insertInto('forum_tags')
    .values({ slug, name: slug })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('forum_tag_slugs').values({ slug, tag_id: id }).execute();
  return slug;
}

/** A thread with its first post, and answers to it, all by one member. */
export async function createThread(
  api: TestApi,
  author: TestMember,
  { subforumId, replies = 0 }: { subforumId?: number; replies?: number } = {},
) {
  const caller = api.callerFor(author);
  const thread = await caller.forum.thread.create({
    subforumId: subforumId ?? (await createSubforum(api.deps.db)),
    title: 'Welche Flights?',
    content: 'Was spielt ihr so für Flights?',
  });
  const posts = [];
  for (let i = 1; i <= replies; i++) {
    posts.push(await caller.forum.post.create({ threadId: thread.id, content: `Antwort ${i}` }));
  }
  return { thread, posts };
}

/** A post as somebody gets it who can only read it. */
export const readOnly = (post: Post): Post => ({
  ...post,
  can: { editUntil: null, delete: false },
});

/** What somebody can do with a thread who can only read it. */
export const nothing: Thread['can'] = { reply: false, delete: false, restore: false };

/** Everything the forum has stored, to see whether something changed. */
export async function stateOf(db: Db) {
  const [subforums, threads, posts] = await Promise.all([
    db.selectFrom('forum_subforums').selectAll().orderBy('id').execute(),
    db.selectFrom('forum_threads').selectAll().orderBy('id').execute(),
    db.selectFrom('forum_posts').selectAll().orderBy('id').execute(),
  ]);
  return { subforums, threads, posts };
}

/**
 * The counters of all threads and subforums as they are stored, beside what counting gives. Equal
 * halves mean that they are right.
 */
export async function countersOf(db: Db) {
  const { subforums, threads, posts } = await stateOf(db);
  const live = posts.filter((post) => post.deleted_at === null);
  const liveThreads = threads.filter((thread) => thread.deleted_at === null);
  const postsOf = (threadIds: number[]) =>
    live.filter((post) => threadIds.includes(post.thread_id)).sort((a, b) => a.number - b.number);
  const idsIn = (subforumId: number) =>
    liveThreads.filter((thread) => thread.subforum_id === subforumId).map(({ id }) => id);
  return {
    stored: {
      subforums: subforums.map((row) => [row.id, row.thread_count, row.post_count]),
      threads: threads.map((row) => [row.id, row.post_count]),
      newest: liveThreads.map((row) => [
        row.id,
        row.last_post_number,
        row.last_post_at,
        row.last_post_author_id,
      ]),
    },
    counted: {
      subforums: subforums.map(({ id }) => [id, idsIn(id).length, postsOf(idsIn(id)).length]),
      threads: threads.map(({ id }) => [id, postsOf([id]).length]),
      newest: liveThreads.map(({ id }) => {
        const newest = postsOf([id]).at(-1);
        return [id, newest?.number, newest?.created_at, newest?.author_id];
      }),
    },
  };
}
