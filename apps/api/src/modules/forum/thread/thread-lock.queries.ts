import { type Executor, type Placeholders, prepared } from '@oche/db';
import type { InferResult } from 'kysely';
import { isPlaceDeleted, placeColumns } from './place.select.ts';

const selectThreads = (db: Executor) =>
  db
    .selectFrom('forum_threads as thread')
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .select([
      'thread.id',
      'thread.subforum_id as subforumId',
      'thread.author_id as authorId',
      'thread.post_count as postCount',
      'thread.next_number as nextNumber',
      'thread.revision',
      'subforum.has_solutions as hasSolutions',
      'thread.deleted_at as deletedAt',
      'thread.is_merged as isMerged',
      isPlaceDeleted.as('isPlaceDeleted'),
    ])
    .select(placeColumns);

/** A thread whose row the transaction has locked: nobody else changes it until the end. */
export type LockedThread = InferResult<ReturnType<typeof selectThreads>>[number];

/** Also a deleted thread, which has a `deletedAt`. */
export const lockThread = prepared('forum.lockThread', (db, p: Placeholders<{ id: number }>) =>
  selectThreads(db).where('thread.id', '=', p('id')).forNoKeyUpdate('thread'),
);

export const lockThreadOfPost = prepared(
  'forum.lockThreadOfPost',
  (db, p: Placeholders<{ postId: number }>) =>
    selectThreads(db)
      .where('thread.id', '=', (eb) =>
        eb.selectFrom('forum_posts').select('thread_id').where('id', '=', p('postId')),
      )
      .forNoKeyUpdate('thread'),
);

export const getPlace = prepared('forum.getPlace', (db, p: Placeholders<{ subforumId: number }>) =>
  db
    .selectFrom('forum_subforums as subforum')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .select([
      'subforum.is_active as isSubforumActive',
      'subforum.is_locked as isSubforumLocked',
      'subforum.club_id as clubId',
      'category.is_active as isCategoryActive',
      'category.id as categoryId',
    ])
    .where('subforum.id', '=', p('subforumId'))
    .where('subforum.deleted_at', 'is', null)
    .where('category.deleted_at', 'is', null),
);

/** A thread without its first post, which comes right after: the counters begin at 0. */
export const insertThread = prepared(
  'forum.insertThread',
  (db, p: Placeholders<{ subforumId: number; authorId: string; title: string; now: string }>) =>
    db
      .insertInto('forum_threads')
      .values({
        subforum_id: p('subforumId'),
        author_id: p('authorId'),
        title: p('title'),
        created_at: p('now'),
        last_post_at: p('now'),
        last_post_author_id: p('authorId'),
      })
      .returning(['id', 'subforum_id as subforumId', 'next_number as nextNumber', 'revision']),
);

interface ThreadCounts {
  id: number;
  /** live posts more or fewer */
  posts: number;
}

/** What every change does to its thread: the next revision, the counters, the newest live post. */
export const renewThread = prepared('forum.renewThread', (db, p: Placeholders<ThreadCounts>) =>
  db
    .updateTable('forum_threads as thread')
    .from(
      db
        .selectFrom('forum_posts')
        .select(['number', 'created_at', 'author_id'])
        .where('thread_id', '=', p('id'))
        .where('deleted_at', 'is', null)
        .orderBy('number', 'desc')
        .limit(1)
        .as('newest'),
    )
    .set((eb) => ({
      revision: eb('thread.revision', '+', 1),
      post_count: eb('thread.post_count', '+', p('posts')),
      last_post_at: eb.ref('newest.created_at'),
      last_post_number: eb.ref('newest.number'),
      last_post_author_id: eb.ref('newest.author_id'),
    }))
    .where('thread.id', '=', p('id')),
);

export const countInSubforum = prepared(
  'forum.countInSubforum',
  (db, p: Placeholders<{ id: number; threads: number; posts: number }>) =>
    db
      .updateTable('forum_subforums')
      .set((eb) => ({
        thread_count: eb('thread_count', '+', p('threads')),
        post_count: eb('post_count', '+', p('posts')),
      }))
      .where('id', '=', p('id')),
);

interface Deletion {
  id: number;
  /** ISO time and member; both null to restore */
  deletedAt: string | null;
  deletedBy: string | null;
}

export const setThreadDeleted = prepared(
  'forum.setThreadDeleted',
  (db, p: Placeholders<Deletion>) =>
    db
      .updateTable('forum_threads')
      .set({ deleted_at: p('deletedAt'), deleted_by: p('deletedBy') })
      .where('id', '=', p('id')),
);

/** Deletes all live posts of a thread. Their revision says later that they went with it. */
export const deletePostsOfThread = prepared(
  'forum.deletePostsOfThread',
  (db, p: Placeholders<Deletion & { revision: number }>) =>
    db
      .updateTable('forum_posts')
      .set({ deleted_at: p('deletedAt'), deleted_by: p('deletedBy'), revision: p('revision') })
      .where('thread_id', '=', p('id'))
      .where('deleted_at', 'is', null),
);

/** Brings back the posts that went with the thread. Those deleted before stay deleted. */
export const restorePostsOfThread = prepared(
  'forum.restorePostsOfThread',
  (db, p: Placeholders<{ id: number; deletedIn: number; revision: number }>) =>
    db
      .updateTable('forum_posts')
      .set({ deleted_at: null, deleted_by: null, revision: p('revision') })
      .where('thread_id', '=', p('id'))
      .where('revision', '=', p('deletedIn'))
      .returning('id'),
);

export const setSubforumOfThread = prepared(
  'forum.setSubforumOfThread',
  (db, p: Placeholders<{ id: number; subforumId: number }>) =>
    db
      .updateTable('forum_threads')
      .set({ subforum_id: p('subforumId') })
      .where('id', '=', p('id')),
);

interface Wording {
  id: number;
  title: string;
  isLocked: boolean;
  isPinned: boolean;
  isAnnouncement: boolean;
}

/** What admins say of a thread beside its place. */
export const setThreadFacts = prepared('forum.setThreadFacts', (db, p: Placeholders<Wording>) =>
  db
    .updateTable('forum_threads')
    .set({
      title: p('title'),
      is_locked: p('isLocked'),
      is_pinned: p('isPinned'),
      is_announcement: p('isAnnouncement'),
    })
    .where('id', '=', p('id')),
);

/** Of a thread whose row is locked. */
export const getThreadFacts = prepared(
  'forum.getThreadFacts',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('forum_threads as thread')
      .innerJoin('forum_posts as first', (join) =>
        join.onRef('first.thread_id', '=', 'thread.id').on('first.number', '=', 1),
      )
      .select([
        'thread.id',
        'thread.title',
        'thread.is_locked as isLocked',
        'thread.is_pinned as isPinned',
        'thread.is_announcement as isAnnouncement',
        'first.id as firstPostId',
      ])
      .where('thread.id', '=', p('id')),
);
