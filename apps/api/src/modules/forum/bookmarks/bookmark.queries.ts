import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { isApartAmong, isApartFrom, publicFace, readableText } from '../../people/index.ts';
import { isPlaceDeleted } from '../thread/place.select.ts';

interface Owned {
  userId: string;
  postId: number;
}

const columns = [
  'note',
  'remind_at as remindAt',
  'reminded_at as remindedAt',
  'created_at as createdAt',
] as const;

export const getBookmark = prepared('forum.getBookmark', (db, p: Placeholders<Owned>) =>
  db
    .selectFrom('forum_bookmarks')
    .select(columns)
    .where('user_id', '=', p('userId'))
    .where('post_id', '=', p('postId')),
);

interface NewBookmark extends Owned {
  viewerId: string;
  note: string | null;
  keepsNote: boolean;
  /** ISO time */
  remindAt: string | null;
  keepsReminder: boolean;
  createdAt: string;
}

/** Of a post that the member sees, else there is no row. What is there already keeps its place in the list. */
export const saveBookmark = prepared('forum.saveBookmark', (db, p: Placeholders<NewBookmark>) =>
  db
    .insertInto('forum_bookmarks')
    .columns(['user_id', 'post_id', 'note', 'remind_at', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('forum_posts as post')
        .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
        .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
        .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
        .select([
          sql<string>`${p('userId')}::text`.as('user_id'),
          'post.id',
          sql<string | null>`${p('note')}::text`.as('note'),
          sql<string | null>`${p('remindAt')}::timestamptz`.as('remind_at'),
          sql<string>`${p('createdAt')}::timestamptz`.as('created_at'),
        ])
        .where('post.id', '=', p('postId'))
        .where('post.deleted_at', 'is', null)
        .where('thread.deleted_at', 'is', null)
        .where((and) => and.not(isPlaceDeleted))
        .where(sql<boolean>`not ${isApartFrom(p, sql.ref('post.author_id'))}`),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'post_id']).doUpdateSet({
        note: sql<string | null>`case when ${p('keepsNote')}::boolean
          then forum_bookmarks.note else excluded.note end`,
        remind_at: sql<string | null>`case when ${p('keepsReminder')}::boolean
          then forum_bookmarks.remind_at else excluded.remind_at end`,
        reminded_at: sql<string | null>`case when ${p('keepsReminder')}::boolean
          then forum_bookmarks.reminded_at end`,
      }),
    )
    .returning([...columns]),
);

export const deleteBookmark = prepared('forum.deleteBookmark', (db, p: Placeholders<Owned>) =>
  db
    .deleteFrom('forum_bookmarks')
    .where('user_id', '=', p('userId'))
    .where('post_id', '=', p('postId')),
);

interface BookmarksPage {
  viewerId: string;
  createdAt: string;
  postId: number;
}

/** How many characters of a post its snippet is made of: more than it has, as HTML is taken out. */
const SNIPPET_SOURCE_LENGTH = 600;

/** The member's bookmarks, the latest first. Of posts that they don't see any more nothing is read. */
export const listBookmarks = preparedList(
  'forum.listBookmarks',
  (db, p: Placeholders<BookmarksPage>, limit) =>
    db
      .selectFrom(
        db
          .selectFrom('forum_bookmarks')
          .selectAll()
          .where('user_id', '=', p('viewerId'))
          .where((eb) =>
            eb(
              eb.refTuple('created_at', 'post_id'),
              '<',
              eb.tuple(sql<string>`${p('createdAt')}::timestamptz`, p('postId')),
            ),
          )
          .orderBy('created_at', 'desc')
          .orderBy('post_id', 'desc')
          .limit(limit)
          .as('bookmark'),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('forum_posts as post')
            .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
            .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
            .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
            .innerJoin('users as author', 'author.id', 'post.author_id')
            .select([
              'thread.id as threadId',
              'thread.title',
              'post.number',
              'subforum.name as subforumName',
              sql<string>`left(
                ${readableText(sql.ref<string>('post.content'))}, ${sql.lit(SNIPPET_SOURCE_LENGTH)}
              )`.as('beginning'),
              'author.first_name as firstName',
              'author.last_name as lastName',
              publicFace('author').as('imageUrl'),
            ])
            .whereRef('post.id', '=', 'bookmark.post_id')
            .where('post.deleted_at', 'is', null)
            .where('thread.deleted_at', 'is', null)
            .where((and) => and.not(isPlaceDeleted))
            .where(sql<boolean>`not ${isApartAmong(p, sql.ref('post.author_id'))}`)
            .as('shown'),
        (join) => join.onTrue(),
      )
      .select([
        'bookmark.post_id as postId',
        'bookmark.note',
        'bookmark.remind_at as remindAt',
        'bookmark.reminded_at as remindedAt',
        'bookmark.created_at as createdAt',
        'shown.threadId',
        'shown.title',
        'shown.number',
        'shown.subforumName',
        'shown.beginning',
        'shown.firstName',
        'shown.lastName',
        'shown.imageUrl',
      ])
      .orderBy('bookmark.created_at', 'desc')
      .orderBy('bookmark.post_id', 'desc'),
);

/** Whoever notes it reminds: a second run finds it noted, and a time that has changed is another job's. */
export const noteReminded = prepared(
  'forum.noteReminded',
  (db, p: Placeholders<Owned & { remindAt: string; now: string }>) =>
    db
      .updateTable('forum_bookmarks as bookmark')
      .from('forum_posts as post')
      .set({ reminded_at: p('now') })
      .whereRef('post.id', '=', 'bookmark.post_id')
      .where('bookmark.user_id', '=', p('userId'))
      .where('bookmark.post_id', '=', p('postId'))
      .where('bookmark.remind_at', '=', p('remindAt'))
      .where('bookmark.reminded_at', 'is', null)
      .returning('post.thread_id as threadId'),
);
