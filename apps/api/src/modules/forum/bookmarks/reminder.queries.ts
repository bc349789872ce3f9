import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

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
