import { type Executor, isoTime, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { publicFace } from '../../people/index.ts';

/** A subforum with the newest post in it. */
const selectSubforums = (db: Executor) =>
  db.selectFrom('forum_subforums as subforum').select((eb) => [
    'subforum.id',
    'subforum.category_id as categoryId',
    'subforum.name',
    'subforum.description',
    'subforum.position',
    'subforum.is_active as isActive',
    'subforum.is_locked as isLocked',
    'subforum.club_id as clubId',
    'subforum.thread_count as threadCount',
    'subforum.post_count as postCount',
    jsonObjectFrom(
      eb
        .selectFrom('forum_threads as thread')
        .innerJoin('users as author', 'author.id', 'thread.last_post_author_id')
        .select((last) => [
          'thread.id as threadId',
          'thread.title as threadTitle',
          'thread.last_post_number as number',
          jsonBuildObject({
            firstName: last.ref('author.first_name'),
            lastName: last.ref('author.last_name'),
            imageUrl: publicFace('author'),
          }).as('author'),
          isoTime(last.ref('thread.last_post_at')).as('createdAt'),
        ])
        .whereRef('thread.subforum_id', '=', 'subforum.id')
        .where('thread.deleted_at', 'is', null)
        .orderBy('thread.last_post_at', 'desc')
        .limit(1),
    ).as('lastPost'),
  ]);

const selectCategories = (db: Executor, { withInactive }: { withInactive: boolean }) => {
  const flags = withInactive ? [true, false] : [true];
  return (
    db
      .selectFrom('forum_categories as category')
      .select([
        'category.id',
        'category.name',
        'category.description',
        'category.position',
        'category.is_active as isActive',
        'category.created_at as createdAt',
        jsonArrayFrom(
          selectSubforums(db)
            .where('subforum.category_id', '=', sql.ref<number>('category.id'))
            .where('subforum.is_active', 'in', flags)
            .where('subforum.deleted_at', 'is', null)
            .orderBy('subforum.position')
            .orderBy('subforum.id'),
        ).as('subforums'),
      ])
      .where('category.is_active', 'in', flags)
      .where('category.deleted_at', 'is', null)
      // the news of clubs are reached from the clubs' pages
      .where('category.holds_clubs', '=', false)
      .orderBy('category.position')
      .orderBy('category.id')
  );
};

/** The overview as members and visitors see it: only what is active. */
export const listActiveCategories = prepared('forum.listActiveCategories', (db) =>
  selectCategories(db, { withInactive: false }),
);

/** The overview as moderators see it, with inactive categories and subforums. */
export const listAllCategories = prepared('forum.listAllCategories', (db) =>
  selectCategories(db, { withInactive: true }),
);

export const getSubforum = prepared('forum.getSubforum', (db, p: Placeholders<{ id: number }>) =>
  selectSubforums(db)
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .select((eb) =>
      jsonBuildObject({
        id: eb.ref('category.id'),
        name: eb.ref('category.name'),
        isActive: eb.ref('category.is_active'),
      }).as('category'),
    )
    .select('category.holds_clubs as holdsClubs')
    .where('subforum.id', '=', p('id'))
    .where('subforum.deleted_at', 'is', null)
    .where('category.deleted_at', 'is', null),
);

export const listCategoryNames = prepared('forum.listCategoryNames', (db) =>
  db
    .selectFrom('forum_categories')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id'),
);
