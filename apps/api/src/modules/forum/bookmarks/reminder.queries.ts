import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { readableText } from '../../people/index.ts';

/** Posts with what a reminder tells of them. */
export const listPosts = prepared(
  'forum.listRemindedPosts',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('forum_posts as post')
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .innerJoin('users as author', 'author.id', 'post.author_id')
      .select([
        'post.id',
        'post.number',
        'post.thread_id as threadId',
        readableText(sql.ref<string>('post.content')).as('content'),
        'thread.title',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('post.id', '=', anyOfIds(p('ids'))),
);

/** What members have noted at their bookmarks. */
export const listNotes = prepared(
  'forum.listBookmarkNotes',
  (db, p: Placeholders<{ postIds: number[]; userIds: string[] }>) =>
    db
      .selectFrom('forum_bookmarks')
      .select(['user_id as userId', 'post_id as postId', 'note'])
      .where('post_id', '=', anyOfIds(p('postIds')))
      .where('user_id', '=', sql<string>`any(${p('userIds')}::text[])`),
);
