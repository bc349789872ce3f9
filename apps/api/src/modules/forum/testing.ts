import type { DB, Db } from '@oche/db';
import type { Insertable } from 'kysely';
import type { TestApi, TestMember } from '../../testing/index.ts';

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

/** In a category of its own, unless told which. */
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

/** The counters as they stand, and as counting gives them. */
export async function countersOf(db: Db, subforumId: number) {
  const threads = await db
    .selectFrom('forum_threads as thread')
    .select((eb) => [
      'thread.id',
      'thread.post_count as posts',
      'thread.last_post_number as lastNumber',
      'thread.last_post_at as lastAt',
      'thread.last_post_author_id as lastAuthor',
      'thread.deleted_at as deletedAt',
      eb
        .selectFrom('forum_posts as post')
        .whereRef('post.thread_id', '=', 'thread.id')
        .where('post.deleted_at', 'is', null)
        .select((post) => post.fn.countAll<number>().as('count'))
        .as('countedPosts'),
    ])
    .where('thread.subforum_id', '=', subforumId)
    .orderBy('thread.id')
    .execute();
  const subforum = await db
    .selectFrom('forum_subforums')
    .select(['thread_count as threads', 'post_count as posts'])
    .where('id', '=', subforumId)
    .executeTakeFirstOrThrow();
  return { subforum, threads };
}
