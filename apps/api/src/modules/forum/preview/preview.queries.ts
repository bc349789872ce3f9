import { type Placeholders, prepared } from '@oche/db';

/** What of a thread is drawn; none of it is anybody's name. */
export const getPreviewThread = prepared(
  'forum.getPreviewThread',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('forum_threads as thread')
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .select([
        'thread.title',
        'thread.post_count as posts',
        'thread.is_locked as isLocked',
        'thread.revision',
        'subforum.name as subforum',
        'category.name as category',
      ])
      .where('thread.id', '=', p('id'))
      .where('thread.deleted_at', 'is', null)
      .where('subforum.deleted_at', 'is', null)
      .where('category.deleted_at', 'is', null),
);
