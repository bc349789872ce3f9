import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { NEWER_MAX } from '@oche/validators/watching/limits';
import { sql } from 'kysely';
import { tagIdsOf } from '../tags/tag.select.ts';

/** Anybody who has the link may read a subforum or category, also an inactive one. A thread that was merged is followed. */
export const getThreadPlaces = prepared(
  'forum.getThreadPlaces',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('forum_threads as thread')
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .where('subforum.deleted_at', 'is', null)
      .where('category.deleted_at', 'is', null)
      .select([
        'thread.id as threadId',
        'thread.subforum_id as subforumId',
        'subforum.category_id as categoryId',
        tagIdsOf('thread').as('tagIds'),
      ])
      .where('thread.id', '=', sql<number>`current_thread(${p('id')}::bigint)`)
      .where('thread.deleted_at', 'is', null),
);

export const getSubforumPlaces = prepared(
  'forum.getSubforumPlaces',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('forum_subforums as subforum')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .select('subforum.category_id as categoryId')
      .where('subforum.id', '=', p('id'))
      .where('subforum.deleted_at', 'is', null)
      .where('category.deleted_at', 'is', null),
);

export const getCategory = prepared('forum.getCategory', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('forum_categories')
    .select('id')
    .where('id', '=', p('id'))
    .where('deleted_at', 'is', null),
);

type Ids = { ids: readonly number[] };
const among = (p: Placeholders<Ids>) => anyOfIds(p('ids'));

export const listThreadPlaces = prepared('forum.listThreadPlaces', (db, p: Placeholders<Ids>) =>
  db
    .selectFrom('forum_threads as thread')
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .where('subforum.deleted_at', 'is', null)
    .where('category.deleted_at', 'is', null)
    .select(['thread.id', 'thread.title', 'subforum.name as within'])
    .where('thread.id', '=', among(p))
    .where('thread.deleted_at', 'is', null),
);

export const listSubforumPlaces = prepared('forum.listSubforumPlaces', (db, p: Placeholders<Ids>) =>
  db
    .selectFrom('forum_subforums as subforum')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .select(['subforum.id', 'subforum.name as title', 'category.name as within'])
    .where('subforum.id', '=', among(p))
    .where('subforum.deleted_at', 'is', null)
    .where('category.deleted_at', 'is', null),
);

export const listCategoryPlaces = prepared('forum.listCategoryPlaces', (db, p: Placeholders<Ids>) =>
  db
    .selectFrom('forum_categories')
    .select(['id', 'name as title'])
    .where('id', '=', among(p))
    .where('deleted_at', 'is', null),
);

export const getTagPlace = prepared('forum.getTagPlace', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('forum_tags')
    .select('id')
    .where('id', '=', p('id'))
    .where('deleted_at', 'is', null),
);

export const listTagPlaces = prepared('forum.listTagPlaces', (db, p: Placeholders<Ids>) =>
  db
    .selectFrom('forum_tags')
    .select(['id', 'name as title', 'slug'])
    .where('id', '=', among(p))
    .where('deleted_at', 'is', null),
);

/** Live posts behind a number, in each of these threads. */
export const countNewerPosts = prepared(
  'forum.countNewerPosts',
  (db, p: Placeholders<{ threads: string }>) =>
    db
      .selectFrom(
        sql<{ id: number; count: number }>`(
          select given.id, (select count(*)::int from (
            select from forum_posts post
            where post.thread_id = given.id and post.number > given.after and post.deleted_at is null
            limit ${sql.lit(NEWER_MAX)}
          ) newer) as count
          from json_to_recordset(${p('threads')}::json) as given (id bigint, after integer)
          join forum_threads thread on thread.id = given.id and thread.deleted_at is null
        )`.as('counted'),
      )
      .select(['counted.id', 'counted.count'])
      .where('counted.count', '>', 0),
);
