import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Anybody who has the link may read a subforum or category, also an inactive one. */
export const getThreadPlaces = prepared(
  'forum.getThreadPlaces',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('forum_threads as thread')
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .select(['thread.subforum_id as subforumId', 'subforum.category_id as categoryId'])
      .where('thread.id', '=', p('id'))
      .where('thread.deleted_at', 'is', null),
);

export const getSubforumPlaces = prepared(
  'forum.getSubforumPlaces',
  (db, p: Placeholders<{ id: number }>) =>
    db.selectFrom('forum_subforums').select('category_id as categoryId').where('id', '=', p('id')),
);

export const getCategory = prepared('forum.getCategory', (db, p: Placeholders<{ id: number }>) =>
  db.selectFrom('forum_categories').select('id').where('id', '=', p('id')),
);

type Ids = { ids: readonly number[] };
const among = (p: Placeholders<Ids>) => sql<number>`any(${p('ids')}::bigint[])`;

export const listThreadPlaces = prepared('forum.listThreadPlaces', (db, p: Placeholders<Ids>) =>
  db
    .selectFrom('forum_threads as thread')
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .select(['thread.id', 'thread.title', 'subforum.name as within'])
    .where('thread.id', '=', among(p))
    .where('thread.deleted_at', 'is', null),
);

export const listSubforumPlaces = prepared('forum.listSubforumPlaces', (db, p: Placeholders<Ids>) =>
  db
    .selectFrom('forum_subforums as subforum')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .select(['subforum.id', 'subforum.name as title', 'category.name as within'])
    .where('subforum.id', '=', among(p)),
);

export const listCategoryPlaces = prepared('forum.listCategoryPlaces', (db, p: Placeholders<Ids>) =>
  db.selectFrom('forum_categories').select(['id', 'name as title']).where('id', '=', among(p)),
);
