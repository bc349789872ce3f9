import { type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { isApartAmong, readableText } from '../../people/index.ts';
import { tagSlugsOf } from '../tags/tag.select.ts';

type Ids = { ids: readonly string[] };
const among = (p: Placeholders<Ids>) =>
  sql<number>`any(array(select unnest(${p('ids')}::bigint[])))`;

/** Threads that are not deleted, with the text of their first posts. */
const threads = (db: Executor, p: Placeholders<Ids>) =>
  db
    .selectFrom('forum_threads as thread')
    .innerJoin('forum_posts as first', (join) =>
      join.onRef('first.thread_id', '=', 'thread.id').on('first.number', '=', 1),
    )
    .select([
      'thread.id',
      'thread.title',
      readableText(sql.ref<string>('first.content')).as('content'),
      'thread.author_id as authorId',
      'thread.subforum_id as subforumId',
      'thread.last_post_at as lastPostAt',
      'thread.post_count as postCount',
      tagSlugsOf('thread').as('tags'),
    ])
    .where('thread.id', '=', among(p))
    .where('thread.deleted_at', 'is', null);

/** Answers that are not deleted. First posts are found with their threads. */
const answers = (db: Executor, p: Placeholders<Ids>) =>
  db
    .selectFrom('forum_posts as post')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .select([
      'post.id',
      'post.number',
      readableText(sql.ref<string>('post.content')).as('content'),
      'thread.id as threadId',
      'thread.title',
      'post.author_id as authorId',
      'thread.subforum_id as subforumId',
      'post.created_at as createdAt',
      tagSlugsOf('thread').as('tags'),
    ])
    .where('post.id', '=', among(p))
    .where('post.number', '>', 1)
    .where('post.deleted_at', 'is', null);

/*
 * Documents don't depend on the place: whether its category is active is decided when somebody searches,
 * and its name is none of their words. So nothing has to be written when a subforum is renamed, closed
 * or opened again.
 */
export const listThreadDocuments = prepared('forum.listThreadDocuments', threads);
export const listAnswerDocuments = prepared('forum.listAnswerDocuments', answers);

const authorAndPlace = [
  'author.first_name as firstName',
  'author.last_name as lastName',
  'subforum.name as subforumName',
] as const;

/** What everybody sees of threads in the overview. */
export const listThreadHits = prepared('forum.listThreadHits', (db, p: Placeholders<Ids>) =>
  threads(db, p)
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .innerJoin('users as author', 'author.id', 'thread.author_id')
    .select(authorAndPlace)
    .where('subforum.is_active', '=', true)
    .where('category.is_active', '=', true),
);

/** What everybody sees of answers in such threads. */
export const listAnswerHits = prepared('forum.listAnswerHits', (db, p: Placeholders<Ids>) =>
  answers(db, p)
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .innerJoin('users as author', 'author.id', 'post.author_id')
    .select(authorAndPlace)
    .where('thread.deleted_at', 'is', null)
    .where('subforum.is_active', '=', true)
    .where('category.is_active', '=', true),
);

export const listThreadIds = preparedList(
  'forum.listThreadIds',
  (db, p: Placeholders<{ after: number }>, limit) =>
    db
      .selectFrom('forum_threads')
      .select('id')
      .where('id', '>', p('after'))
      .orderBy('id')
      .limit(limit),
);

export const listPostIds = preparedList(
  'forum.listPostIds',
  (db, p: Placeholders<{ after: number }>, limit) =>
    db
      .selectFrom('forum_posts')
      .select('id')
      .where('id', '>', p('after'))
      .orderBy('id')
      .limit(limit),
);

/** The posts that a change of their thread has touched. */
export const listChangedPosts = prepared(
  'forum.listChangedPosts',
  (db, p: Placeholders<{ threadId: number; revision: number }>) =>
    db
      .selectFrom('forum_posts')
      .select('id')
      .where('thread_id', '=', p('threadId'))
      .where('revision', '=', p('revision')),
);

export const listPostsOfThread = prepared(
  'forum.listPostsOfThread',
  (db, p: Placeholders<{ threadId: number }>) =>
    db.selectFrom('forum_posts').select('id').where('thread_id', '=', p('threadId')),
);

type Reader = { viewerId: string };

/**
 * Whether everybody sees what stands there. There are few such places, so they are looked up once for many rows; in
 * `coalesce`, so that PostgreSQL doesn't begin with all threads in them.
 */
const isOpenPlace = (subforum: string) => sql<boolean>`coalesce(${sql.ref(subforum)} = any(array(
  select subforum.id from forum_subforums subforum
  join forum_categories category on category.id = subforum.category_id
  where subforum.is_active and category.is_active
)), false)`;

/**
 * Whether the thing of the row `document` is seen by everybody at this moment, and none of author and reader has
 * blocked the other.
 */
export const isThreadVisible = (p: Placeholders<Reader>) => sql<boolean>`exists (
  select from forum_threads thread
  where thread.id = document.id::bigint and thread.deleted_at is null
    and ${isOpenPlace('thread.subforum_id')}
    and not ${isApartAmong(p, sql.ref('thread.author_id'))}
)`;

export const isPostVisible = (p: Placeholders<Reader>) => sql<boolean>`exists (
  select from forum_posts post
  join forum_threads thread on thread.id = post.thread_id
  where post.id = document.id::bigint and post.deleted_at is null and thread.deleted_at is null
    and ${isOpenPlace('thread.subforum_id')}
    and not ${isApartAmong(p, sql.ref('post.author_id'))}
)`;

/** Whether the thread of the row `document`, or that of the answer there, bears a tag. */
export const isTaggedThread = (tagId: number) => sql<boolean>`exists (
  select from forum_thread_tags own
  where own.tag_id = ${tagId} and own.thread_id = document.id::bigint
)`;

export const isTaggedPost = (tagId: number) => sql<boolean>`exists (
  select from forum_posts post
  join forum_thread_tags own on own.thread_id = post.thread_id
  where post.id = document.id::bigint and own.tag_id = ${tagId}
)`;

/**
 * A tag by an address that leads to it, with all of its addresses. Documents have the one of the time at which they were
 * written, so that none of them is written anew when a tag is renamed or merged into another one.
 */
export const findTag = prepared('forum.findTag', (db, p: Placeholders<{ slug: string }>) =>
  db
    .selectFrom('forum_tag_slugs as known')
    .innerJoin('forum_tags as tag', 'tag.id', 'known.tag_id')
    .select([
      'tag.id',
      sql<string[]>`array(
        select other.slug from forum_tag_slugs other where other.tag_id = tag.id
      )`.as('written'),
    ])
    .where('known.slug', '=', p('slug'))
    .where('tag.deleted_at', 'is', null),
);

/** Posts that name a member. Reads all posts, once for each member who leaves. */
export const listNaming = prepared('forum.listNaming', (db, p: Placeholders<{ marker: string }>) =>
  db
    .selectFrom('forum_posts')
    .select(['id', 'thread_id as threadId', 'number'])
    .where('content', 'like', p('marker'))
    .where('deleted_at', 'is', null),
);
