import { type Executor, type Placeholders, prepared } from '@oche/db';
import { type Expression, sql } from 'kysely';
import { everybody, seenBy, type Viewer } from '../../people/index.ts';
import { picturesOf } from '../pictures/picture.select.ts';

/** Posts of a feed. Readers ask more often than so much is written. */
const ENTRIES = sql.lit(20);

/** What everybody is led to: no archives, and no news of clubs. */
const openPlaces = (db: Executor) =>
  db
    .selectFrom('forum_subforums as subforum')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .where('subforum.deleted_at', 'is', null)
    .where('subforum.is_active', '=', true)
    .where('category.deleted_at', 'is', null)
    .where('category.is_active', '=', true)
    .where('category.holds_clubs', '=', false);

/**
 * The threads of places in which somebody has written last. As many as there are entries: the latest posts of all
 * threads are in these.
 */
const activeThreads = (places: ReturnType<typeof openPlaces>) =>
  places
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('forum_threads')
          .selectAll()
          .whereRef('subforum_id', '=', 'subforum.id')
          .where('deleted_at', 'is', null)
          .orderBy('last_post_at', 'desc')
          .limit(ENTRIES)
          .as('thread'),
      (join) => join.onTrue(),
    )
    .select(['thread.id', 'thread.title', 'thread.revision', 'thread.last_post_at'])
    .orderBy('thread.last_post_at', 'desc')
    .limit(ENTRIES);

const entryColumns = [
  'post.id',
  'post.number',
  'post.content',
  picturesOf('post').as('pictures'),
  'post.created_at as createdAt',
  'post.edited_at as editedAt',
  'thread.id as threadId',
  'thread.title as threadTitle',
  'author.id as authorId',
  'author.first_name as firstName',
  'author.last_name as lastName',
] as const;

/** The latest posts of some threads, of each no more than the feed has. */
const latestPosts = (db: Executor, threads: ReturnType<typeof activeThreads>) =>
  db
    .selectFrom(threads.as('thread'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('forum_posts')
          .selectAll()
          .whereRef('thread_id', '=', 'thread.id')
          // the same as `deleted_at is null`, with which PostgreSQL would read and sort a whole thread
          .where(sql<boolean>`num_nonnulls(deleted_at) = 0`)
          .orderBy('number', 'desc')
          .limit(ENTRIES)
          .as('post'),
      (join) => join.onTrue(),
    )
    .innerJoin('users as author', 'author.id', 'post.author_id')
    .select(entryColumns)
    .orderBy('post.created_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(ENTRIES);

/** What a feed's posts were last changed by, in few bytes. */
const stateOf = (parts: Expression<unknown>) =>
  sql<string>`md5(coalesce(string_agg(${parts}::text, ' '), ''))`.as('state');

const stateOfThreads = (db: Executor, threads: ReturnType<typeof activeThreads>) =>
  db
    .selectFrom(threads.as('thread'))
    .select(stateOf(sql`(thread.id, thread.revision, thread.title)`));

const inCategory = (db: Executor, p: Placeholders<{ id: number }>) =>
  openPlaces(db).where('category.id', '=', p('id'));
const inSubforum = (db: Executor, p: Placeholders<{ id: number }>) =>
  openPlaces(db).where('subforum.id', '=', p('id'));

export const getForumState = prepared('forum.getFeedState', (db) =>
  stateOfThreads(db, activeThreads(openPlaces(db))),
);
export const listForumEntries = prepared('forum.listFeedEntries', (db) =>
  latestPosts(db, activeThreads(openPlaces(db))),
);

/** No row unless everybody is led to it; with the state of what it has. */
export const getCategoryState = prepared(
  'forum.getCategoryFeedState',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom(inCategory(db, p).select(['category.name']).limit(1).as('place'))
      .innerJoinLateral(stateOfThreads(db, activeThreads(inCategory(db, p))).as('page'), (join) =>
        join.onTrue(),
      )
      .select(['place.name', 'page.state']),
);
export const listCategoryEntries = prepared(
  'forum.listCategoryFeedEntries',
  (db, p: Placeholders<{ id: number }>) => latestPosts(db, activeThreads(inCategory(db, p))),
);

export const getSubforumState = prepared(
  'forum.getSubforumFeedState',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom(inSubforum(db, p).select(['subforum.name']).limit(1).as('place'))
      .innerJoinLateral(stateOfThreads(db, activeThreads(inSubforum(db, p))).as('page'), (join) =>
        join.onTrue(),
      )
      .select(['place.name', 'page.state']),
);
export const listSubforumEntries = prepared(
  'forum.listSubforumFeedEntries',
  (db, p: Placeholders<{ id: number }>) => latestPosts(db, activeThreads(inSubforum(db, p))),
);

const oneThread = (db: Executor, p: Placeholders<{ id: number }>) =>
  openPlaces(db)
    .innerJoin('forum_threads as thread', 'thread.subforum_id', 'subforum.id')
    .where('thread.id', '=', p('id'))
    .where('thread.deleted_at', 'is', null)
    .select(['thread.id', 'thread.title', 'thread.revision', 'thread.last_post_at']);

export const getThreadState = prepared(
  'forum.getThreadFeedState',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom(oneThread(db, p).as('thread'))
      .select(['thread.title as name', sql<string>`thread.revision::text`.as('state')]),
);
export const listThreadEntries = prepared(
  'forum.listThreadFeedEntries',
  (db, p: Placeholders<{ id: number }>) => latestPosts(db, oneThread(db, p)),
);

/** The latest posts of a member where everybody reads them. */
const postsOfMember = (db: Executor, p: Placeholders<{ id: string }>) =>
  openPlaces(db)
    .innerJoin('forum_threads as thread', 'thread.subforum_id', 'subforum.id')
    .innerJoin('forum_posts as post', 'post.thread_id', 'thread.id')
    .innerJoin('users as author', 'author.id', 'post.author_id')
    .where('post.author_id', '=', p('id'))
    .where('post.deleted_at', 'is', null)
    .where('thread.deleted_at', 'is', null)
    .orderBy('post.id', 'desc')
    .limit(ENTRIES);

/** No row for a member whose profile isn't there for everybody. */
export const getMemberState = prepared(
  'forum.getMemberFeedState',
  (db, p: Placeholders<Viewer & { id: string }>) =>
    everybody(db)
      .where('users.id', '=', p('id'))
      .where(seenBy(p), '=', 'full')
      .innerJoinLateral(
        db
          .selectFrom(
            postsOfMember(db, p)
              .select(['post.id', 'post.revision', 'thread.id as threadId', 'thread.title'])
              .as('post'),
          )
          .select(stateOf(sql`(post.id, post.revision, post."threadId", post.title)`))
          .as('page'),
        (join) => join.onTrue(),
      )
      .select(['users.first_name as firstName', 'users.last_name as lastName', 'page.state']),
);
export const listMemberEntries = prepared(
  'forum.listMemberFeedEntries',
  (db, p: Placeholders<{ id: string }>) => postsOfMember(db, p).select(entryColumns),
);

/** The newest threads that bear a tag, which is found by any address that leads to it. */
const taggedThreads = (db: Executor, p: Placeholders<{ slug: string }>) =>
  openPlaces(db)
    .innerJoin('forum_threads as thread', 'thread.subforum_id', 'subforum.id')
    .innerJoin('forum_thread_tags as own', 'own.thread_id', 'thread.id')
    .where('own.tag_id', '=', (eb) =>
      eb
        .selectFrom('forum_tag_slugs as known')
        .innerJoin('forum_tags as tag', 'tag.id', 'known.tag_id')
        .select('known.tag_id')
        .where('known.slug', '=', p('slug'))
        .where('tag.deleted_at', 'is', null),
    )
    .where('thread.deleted_at', 'is', null)
    .orderBy('own.thread_id', 'desc')
    .limit(ENTRIES)
    .select(['thread.id', 'thread.title', 'thread.revision', 'thread.last_post_at']);

export const getTagState = prepared(
  'forum.getTagFeedState',
  (db, p: Placeholders<{ slug: string }>) =>
    db
      .selectFrom('forum_tag_slugs as known')
      .innerJoin('forum_tags as tag', 'tag.id', 'known.tag_id')
      .innerJoinLateral(stateOfThreads(db, taggedThreads(db, p)).as('page'), (join) =>
        join.onTrue(),
      )
      .where('known.slug', '=', p('slug'))
      .where('tag.deleted_at', 'is', null)
      .select(['tag.name', 'tag.slug', 'page.state']),
);

/** With what each of them begins. */
export const listTagEntries = prepared(
  'forum.listTagFeedEntries',
  (db, p: Placeholders<{ slug: string }>) =>
    db
      .selectFrom(taggedThreads(db, p).as('thread'))
      .innerJoin('forum_posts as post', (join) =>
        join.onRef('post.thread_id', '=', 'thread.id').on('post.number', '=', 1),
      )
      .innerJoin('users as author', 'author.id', 'post.author_id')
      .where('post.deleted_at', 'is', null)
      .select(entryColumns)
      .orderBy('thread.id', 'desc'),
);

export type EntryRow = Awaited<ReturnType<typeof listForumEntries>>[number];
