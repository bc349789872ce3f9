import type { Tx } from '@oche/db';
import { sql } from 'kysely';

/** Ids that nothing else gets, in ascending order. */
async function reserve(tx: Tx, table: 'forum_threads' | 'forum_posts', count: number) {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})
  `.execute(tx);
  return rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
}

export const reserveThreads = (tx: Tx, count: number) => reserve(tx, 'forum_threads', count);
export const reservePosts = (tx: Tx, count: number) => reserve(tx, 'forum_posts', count);

export interface ThreadRow {
  id: number;
  subforumId: number;
  authorId: string;
  title: string;
  createdAt: Date;
  isLocked: boolean;
  isPinned: boolean;
  isAnnouncement: boolean;
}

export const insertThreads = (tx: Tx, threads: readonly ThreadRow[]) =>
  sql`
    insert into forum_threads (
      id, subforum_id, author_id, title, created_at, is_locked, is_pinned, is_announcement,
      last_post_at, last_post_author_id, last_post_number, next_number, post_count
    ) overriding system value
    select id, subforum_id, author_id, title, created_at, is_locked, is_pinned, is_announcement,
      created_at, author_id, 1, 1, 0
    from unnest(
      ${threads.map(({ id }) => id)}::bigint[], ${threads.map(({ subforumId }) => subforumId)}::bigint[],
      ${threads.map(({ authorId }) => authorId)}::text[], ${threads.map(({ title }) => title)}::text[],
      ${threads.map(({ createdAt }) => createdAt.toISOString())}::timestamptz[],
      ${threads.map(({ isLocked }) => isLocked)}::boolean[],
      ${threads.map(({ isPinned }) => isPinned)}::boolean[],
      ${threads.map(({ isAnnouncement }) => isAnnouncement)}::boolean[]
    ) as moved(id, subforum_id, author_id, title, created_at, is_locked, is_pinned, is_announcement)
  `.execute(tx);

/** Threads in the order of their ids, as everybody locks them. */
export const lockThreads = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('forum_threads')
    .select([
      'id',
      'subforum_id as subforumId',
      'next_number as nextNumber',
      'revision',
      'deleted_at as deletedAt',
    ])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Live posts, for what quotes them. */
export const listAnswered = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('forum_posts')
    .select(['id', 'thread_id as threadId', 'number', 'root_number as rootNumber'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('deleted_at', 'is', null)
    .execute();

export interface PostRow {
  id: number;
  threadId: number;
  number: number;
  rootNumber: number;
  answeredId: number | null;
  quotedText: string | null;
  authorId: string;
  content: string;
  createdAt: Date;
  editedAt: Date | null;
  revision: number;
}

export const insertPosts = (tx: Tx, posts: readonly PostRow[]) =>
  sql`
    insert into forum_posts (
      id, thread_id, number, root_number, parent_post_id, quoted_post_id, quoted_text, author_id, content,
      created_at, edited_at, revision
    ) overriding system value
    select id, thread_id, number, root_number, answered_id, answered_id, quoted_text, author_id, content,
      created_at, edited_at, revision
    from unnest(
      ${posts.map(({ id }) => id)}::bigint[], ${posts.map(({ threadId }) => threadId)}::bigint[],
      ${posts.map(({ number }) => number)}::integer[],
      ${posts.map(({ rootNumber }) => rootNumber)}::integer[],
      ${posts.map(({ answeredId }) => answeredId)}::bigint[],
      ${posts.map(({ quotedText }) => quotedText)}::text[],
      ${posts.map(({ authorId }) => authorId)}::text[], ${posts.map(({ content }) => content)}::text[],
      ${posts.map(({ createdAt }) => createdAt.toISOString())}::timestamptz[],
      ${posts.map(({ editedAt }) => editedAt?.toISOString() ?? null)}::timestamptz[],
      ${posts.map(({ revision }) => revision)}::bigint[]
    ) as moved(
      id, thread_id, number, root_number, answered_id, quoted_text, author_id, content, created_at, edited_at, revision
    )
    order by id
  `.execute(tx);

/** What a thread gets, with its newest post. */
export interface Growth {
  threadId: number;
  posts: number;
  lastNumber: number;
  lastAt: Date;
  lastAuthorId: string;
}

export const growThreads = (tx: Tx, growths: readonly Growth[]) =>
  sql`
    update forum_threads as thread
    set post_count = thread.post_count + grown.posts, next_number = grown.last_number + 1,
      last_post_number = grown.last_number, last_post_at = grown.last_at,
      last_post_author_id = grown.last_author_id, revision = thread.revision + 1
    from unnest(
      ${growths.map(({ threadId }) => threadId)}::bigint[], ${growths.map(({ posts }) => posts)}::integer[],
      ${growths.map(({ lastNumber }) => lastNumber)}::integer[],
      ${growths.map(({ lastAt }) => lastAt.toISOString())}::timestamptz[],
      ${growths.map(({ lastAuthorId }) => lastAuthorId)}::text[]
    ) as grown(id, posts, last_number, last_at, last_author_id)
    where thread.id = grown.id
  `.execute(tx);

/** The rows of subforums are written last, in the order of their ids. */
export async function growSubforums(
  tx: Tx,
  growths: readonly { id: number; threads: number; posts: number }[],
): Promise<void> {
  await tx
    .selectFrom('forum_subforums')
    .select('id')
    .where('id', '=', sql<number>`any(${growths.map(({ id }) => id)}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await sql`
    update forum_subforums as subforum
    set thread_count = subforum.thread_count + grown.threads, post_count = subforum.post_count + grown.posts
    from unnest(
      ${growths.map(({ id }) => id)}::bigint[], ${growths.map(({ threads }) => threads)}::integer[],
      ${growths.map(({ posts }) => posts)}::integer[]
    ) as grown(id, threads, posts)
    where subforum.id = grown.id
  `.execute(tx);
}

export const setPictureCount = (tx: Tx, postId: number, count: number) =>
  tx.updateTable('forum_posts').set({ picture_count: count }).where('id', '=', postId).execute();

export const lockPost = (tx: Tx, postId: number) =>
  tx
    .selectFrom('forum_posts')
    .select(['author_id as authorId', 'picture_count as pictureCount', 'deleted_at as deletedAt'])
    .where('id', '=', postId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const listTexts = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('forum_posts')
    .select(['id', 'content', 'quoted_text as quotedText'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const setTexts = (
  tx: Tx,
  texts: readonly { id: number; content: string; quotedText: string | null }[],
) =>
  sql`
    update forum_posts as post set content = moved.content, quoted_text = moved.quoted_text
    from unnest(
      ${texts.map(({ id }) => id)}::bigint[], ${texts.map(({ content }) => content)}::text[],
      ${texts.map(({ quotedText }) => quotedText)}::text[]
    ) as moved(id, content, quoted_text)
    where post.id = moved.id
  `.execute(tx);
