import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { readableText } from '../../people/index.ts';
import { picturesOf } from '../pictures/picture.select.ts';

/** Threads that went into another one, with what was their first post and where it is now. */
export const listMergedThreads = prepared(
  'forum.listMergedThreads',
  (db, p: Placeholders<{ ids: readonly number[] }>) =>
    db
      .selectFrom('forum_threads as merged')
      .innerJoin('forum_former_places as former', (join) =>
        join.onRef('former.thread_id', '=', 'merged.id').on('former.number', '=', 1),
      )
      .innerJoin('forum_posts as post', 'post.id', 'former.post_id')
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .innerJoin('users as author', 'author.id', 'post.author_id')
      .select([
        'merged.id',
        'merged.title',
        'post.id as postId',
        'post.number',
        readableText(sql.ref<string>('post.content')).as('content'),
        picturesOf('post').as('pictures'),
        'post.deleted_at as deletedAt',
        'thread.id as threadId',
        'thread.is_locked as isLocked',
        'thread.deleted_at as threadDeletedAt',
        'category.id as categoryId',
        'category.name as category',
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('merged.is_merged', '=', true)
      .where('merged.id', '=', anyOfIds(p('ids'))),
);

/** Posts that have moved and stand first in their thread: the thread would be gone without them. */
export const listMovedFirst = prepared(
  'forum.listMovedFirst',
  (db, p: Placeholders<{ ids: readonly number[] }>) =>
    db
      .selectFrom('forum_posts as post')
      .select(['post.id', 'post.thread_id as threadId'])
      .where('post.id', '=', anyOfIds(p('ids')))
      .where('post.number', '=', 1)
      .where(
        sql<boolean>`exists (
          select from forum_former_places former where former.post_id = post.id
        )`,
      ),
);
