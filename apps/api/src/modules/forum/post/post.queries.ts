import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { isApartFrom, readableText } from '../../people/index.ts';
import { placeColumns } from '../thread/place.select.ts';
import { postRows, selectPosts } from './post.select.ts';

/** A live post, and what decides who may write around it. */
export const getPost = prepared('forum.getPost', (db, p: Placeholders<{ id: number }>) =>
  selectPosts(db, postRows(db).where('id', '=', p('id')).where('deleted_at', 'is', null))
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .where('subforum.deleted_at', 'is', null)
    .where('category.deleted_at', 'is', null)
    .select(placeColumns),
);

/** The live posts among these. */
export const listPostsById = prepared(
  'forum.listPostsById',
  (db, p: Placeholders<{ ids: number[] }>) =>
    selectPosts(
      db,
      postRows(db)
        .where('id', '=', sql<number>`any(${p('ids')}::bigint[])`)
        .where('deleted_at', 'is', null),
    ),
);

/** How many characters of a post its snippet is made of: more than it has, as HTML is taken out. */
const SNIPPET_SOURCE_LENGTH = 1000;

/** The newest posts of active subforums, without those of members whom the reader blocks or who block the reader. */
export const listRecentPosts = preparedList(
  'forum.listRecentPosts',
  (db, p: Placeholders<{ viewerId: string }>, limit) =>
    db
      .selectFrom('forum_posts as post')
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .innerJoin('users as author', 'author.id', 'post.author_id')
      .select([
        'post.id',
        'post.thread_id as threadId',
        'thread.title as threadTitle',
        'post.number',
        sql<string>`left(
        ${readableText(sql.ref<string>('post.content'))}, ${SNIPPET_SOURCE_LENGTH}
      )`.as('beginning'),
        'author.first_name as firstName',
        'author.last_name as lastName',
        'subforum.id as subforumId',
        'subforum.name as subforumName',
        'post.created_at as createdAt',
      ])
      .where('post.deleted_at', 'is', null)
      .where('thread.deleted_at', 'is', null)
      .where('subforum.is_active', '=', true)
      .where('category.is_active', '=', true)
      .where(sql<boolean>`not ${isApartFrom(p, sql.ref('post.author_id'))}`)
      .orderBy('post.created_at', 'desc')
      .orderBy('post.id', 'desc')
      .limit(limit),
);

/** What decides about changes of a post, also of a deleted one. */
export const getPostState = prepared('forum.getPostState', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('forum_posts')
    .select([
      'id',
      'thread_id as threadId',
      'number',
      'author_id as authorId',
      'content',
      'created_at as createdAt',
      'edited_at as editedAt',
      'is_wiki as isWiki',
      'picture_count as pictureCount',
      'deleted_at as deletedAt',
      'deleted_by as deletedBy',
    ])
    .where('id', '=', p('id')),
);

/** A live post of a thread, by its id or by its number; the other one is null. */
export const findAnswered = prepared(
  'forum.findAnswered',
  (db, p: Placeholders<{ threadId: number; id: number | null; number: number | null }>) =>
    db
      .selectFrom('forum_posts')
      .select(['id', 'number', 'root_number as rootNumber', 'content'])
      .where('thread_id', '=', p('threadId'))
      .where('deleted_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('id', '=', sql<number>`${p('id')}::bigint`),
          eb('number', '=', sql<number>`${p('number')}::int`),
        ]),
      ),
);

interface NewPost {
  threadId: number;
  number: number;
  rootNumber: number;
  parentPostId: number | null;
  quotedPostId: number | null;
  quotedText: string | null;
  authorId: string;
  content: string;
  pictureCount: number;
  now: string;
  /** the thread's new one */
  revision: number;
  subforumId: number;
  /** by how many threads the subforum grows */
  threads: number;
}

/**
 * Writes a post, the newest one of its thread, whose row is locked, and counts it. One statement: many threads share the
 * subforum's row, which is locked from here on.
 */
export const insertPost = prepared('forum.insertPost', (db, p: Placeholders<NewPost>) =>
  db
    .with('post', (to) =>
      to
        .insertInto('forum_posts')
        .values({
          thread_id: p('threadId'),
          number: p('number'),
          root_number: p('rootNumber'),
          parent_post_id: p('parentPostId'),
          quoted_post_id: p('quotedPostId'),
          quoted_text: p('quotedText'),
          author_id: p('authorId'),
          content: p('content'),
          picture_count: p('pictureCount'),
          created_at: p('now'),
          revision: p('revision'),
        })
        .returning('id'),
    )
    .with('thread', (to) =>
      to
        .updateTable('forum_threads')
        .set((eb) => ({
          revision: p('revision'),
          post_count: eb('post_count', '+', 1),
          next_number: eb('next_number', '+', 1),
          last_post_at: p('now'),
          last_post_number: p('number'),
          last_post_author_id: p('authorId'),
        }))
        .where('id', '=', p('threadId'))
        .returning('id'),
    )
    .with('subforum', (to) =>
      to
        .updateTable('forum_subforums')
        .set((eb) => ({
          thread_count: eb('thread_count', '+', p('threads')),
          post_count: eb('post_count', '+', 1),
        }))
        .where('id', '=', p('subforumId'))
        .returning('id'),
    )
    .selectFrom(['post', 'thread', 'subforum'])
    .select('post.id'),
);

interface EditedPost {
  id: number;
  content: string;
  pictureCount: number;
  /** null: the author */
  editedBy: string | null;
  now: string;
  revision: number;
}

/** Gives a post of a locked thread another text, and keeps the one before where it is another one. */
export const setPostContent = prepared('forum.setPostContent', (db, p: Placeholders<EditedPost>) =>
  db
    .with('kept', (to) =>
      to
        .insertInto('forum_post_versions')
        .columns(['post_id', 'version', 'content', 'written_at', 'written_by'])
        .expression(
          to
            .selectFrom('forum_posts as post')
            .select([
              'post.id',
              sql<number>`1 + coalesce(
                (select max(version) from forum_post_versions where post_id = post.id), 0
              )`.as('version'),
              'post.content',
              sql<string>`coalesce(post.edited_at, post.created_at)`.as('written_at'),
              'post.edited_by as written_by',
            ])
            .where('post.id', '=', p('id'))
            .where('post.content', '<>', p('content')),
        ),
    )
    .updateTable('forum_posts')
    .set({
      content: p('content'),
      picture_count: p('pictureCount'),
      edited_at: p('now'),
      edited_by: p('editedBy'),
      revision: p('revision'),
    })
    .where('id', '=', p('id')),
);

/** Gives the live posts that quote a post its new revision, as their quotes change with it. */
export const renewQuotesOf = prepared(
  'forum.renewQuotesOf',
  (db, p: Placeholders<{ id: number; revision: number }>) =>
    db
      .updateTable('forum_posts')
      .set({ revision: p('revision') })
      .where('quoted_post_id', '=', p('id'))
      .where('deleted_at', 'is', null),
);

interface Deletion {
  id: number;
  /** ISO time and member; both null to restore */
  deletedAt: string | null;
  deletedBy: string | null;
  revision: number;
}

export const setPostDeleted = prepared('forum.setPostDeleted', (db, p: Placeholders<Deletion>) =>
  db
    .updateTable('forum_posts')
    .set({ deleted_at: p('deletedAt'), deleted_by: p('deletedBy'), revision: p('revision') })
    .where('id', '=', p('id')),
);
