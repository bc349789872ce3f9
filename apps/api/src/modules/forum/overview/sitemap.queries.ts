import { type Placeholders, prepared } from '@oche/db';

/** Subforums that everybody sees in the overview. */
export const listSitemapSubforums = prepared('forum.listSitemapSubforums', (db) =>
  db
    .selectFrom('forum_subforums as subforum')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .select('subforum.id')
    .where('subforum.is_active', '=', true)
    .where('category.is_active', '=', true)
    .orderBy('subforum.id'),
);

export const listSitemapTags = prepared('forum.listSitemapTags', (db) =>
  db.selectFrom('forum_tags').select('slug').where('deleted_at', 'is', null).orderBy('id'),
);

export const getLastThreadId = prepared('forum.getLastThreadId', (db) =>
  db.selectFrom('forum_threads').select('id').orderBy('id', 'desc').limit(1),
);

export const listSitemapThreads = prepared(
  'forum.listSitemapThreads',
  (db, p: Placeholders<{ from: number; to: number }>) =>
    db
      .selectFrom('forum_threads as thread')
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .select(['thread.id', 'thread.last_post_at as changedAt'])
      .where('thread.id', '>=', p('from'))
      .where('thread.id', '<', p('to'))
      .where('thread.deleted_at', 'is', null)
      .where('subforum.is_active', '=', true)
      .where('category.is_active', '=', true)
      .orderBy('thread.id'),
);
