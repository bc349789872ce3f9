import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { isPlaceDeleted } from '../thread/place.select.ts';

interface VersionsPage {
  postId: number;
  viewerId: string;
  /** versions of lower numbers than this */
  before: number;
}

/**
 * A post that is shown, with its earlier texts, the latest first: one row a text, and one alone where there is none. The
 * texts that a moderator has taken away are read for the author only.
 */
export const listVersions = preparedList(
  'forum.listPostVersions',
  (db, p: Placeholders<VersionsPage>, limit) =>
    db
      .selectFrom('forum_posts as post')
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('forum_post_versions')
            .selectAll()
            .whereRef('post_id', '=', 'post.id')
            .where('version', '<', p('before'))
            .orderBy('version', 'desc')
            .limit(limit)
            .as('earlier'),
        (join) => join.onTrue(),
      )
      .leftJoin('users as writer', 'writer.id', 'earlier.written_by')
      .leftJoin('users as editor', 'editor.id', 'post.edited_by')
      .select([
        'writer.id as writerId',
        'writer.first_name as writerFirstName',
        'writer.last_name as writerLastName',
        'editor.id as editorId',
        'editor.first_name as editorFirstName',
        'editor.last_name as editorLastName',
        'post.content as currentContent',
        sql<string>`coalesce(post.edited_at, post.created_at)`.as('currentSince'),
        'category.id as categoryId',
        'earlier.version',
        sql<string | null>`case when earlier.taken_at is null
          or post.author_id = ${p('viewerId')} then earlier.content end`.as('content'),
        'earlier.written_at as writtenAt',
        sql<boolean>`earlier.taken_at is not null`.as('isTaken'),
      ])
      .where('post.id', '=', p('postId'))
      .where('post.deleted_at', 'is', null)
      .where('thread.deleted_at', 'is', null)
      .where((eb) => eb.not(isPlaceDeleted))
      .orderBy('earlier.version', 'desc'),
);

interface Taking {
  postId: number;
  /** null for all */
  versions: number[] | null;
  /** ISO time and moderator; both null to give them back */
  takenAt: string | null;
  takenBy: string | null;
}

/** Those that are so already stay as they are. */
export const setVersionsTaken = prepared(
  'forum.setPostVersionsTaken',
  (db, p: Placeholders<Taking>) =>
    db
      .updateTable('forum_post_versions')
      .set({ taken_at: p('takenAt'), taken_by: p('takenBy') })
      .where('post_id', '=', p('postId'))
      .where(
        sql<boolean>`(${p('versions')}::int[] is null or version = any(${p('versions')}::int[]))`,
      )
      .where(sql<boolean>`(taken_at is null) <> (${p('takenAt')}::timestamptz is null)`)
      .returning('version'),
);
