import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/*
 * What admins do with categories and subforums. Posts lock a subforum's row at their end, to count; here it is locked
 * before it is read, so that nothing is decided from what has changed meanwhile.
 */

export const lockCategory = prepared('forum.lockCategory', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('forum_categories')
    .select([
      'id',
      'name',
      'description',
      'position',
      'is_active as isActive',
      'holds_clubs as holdsClubs',
      'deleted_at as deletedAt',
    ])
    .where('id', '=', p('id'))
    .forNoKeyUpdate(),
);

export const lockSubforum = prepared('forum.lockSubforum', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('forum_subforums')
    .select([
      'id',
      'category_id as categoryId',
      'name',
      'description',
      'position',
      'is_active as isActive',
      'is_locked as isLocked',
      'has_solutions as hasSolutions',
      'club_id as clubId',
      'deleted_at as deletedAt',
    ])
    .where('id', '=', p('id'))
    .forNoKeyUpdate(),
);

interface NewCategory {
  name: string;
  description: string | null;
  /** null puts it behind the others */
  position: number | null;
  isActive: boolean;
}

export const insertCategory = prepared('forum.insertCategory', (db, p: Placeholders<NewCategory>) =>
  db
    .insertInto('forum_categories')
    .values({
      name: p('name'),
      description: p('description'),
      position: sql<number>`coalesce(${p('position')}::integer, (
          select coalesce(max(position) + 1, 0) from forum_categories
          where deleted_at is null and not holds_clubs
        ))`,
      is_active: p('isActive'),
    })
    .returning('id'),
);

interface SubforumFacts {
  categoryId: number;
  isLocked: boolean;
  hasSolutions: boolean;
}

export const insertSubforum = prepared(
  'forum.insertSubforum',
  (db, p: Placeholders<NewCategory & SubforumFacts>) =>
    db
      .insertInto('forum_subforums')
      .values({
        category_id: p('categoryId'),
        name: p('name'),
        description: p('description'),
        position: sql<number>`coalesce(${p('position')}::integer, (
          select coalesce(max(position) + 1, 0) from forum_subforums
          where category_id = ${p('categoryId')} and deleted_at is null
        ))`,
        is_active: p('isActive'),
        is_locked: p('isLocked'),
        has_solutions: p('hasSolutions'),
      })
      .returning('id'),
);

interface Category {
  id: number;
  name: string;
  description: string | null;
  position: number;
  isActive: boolean;
}

export const setCategory = prepared('forum.setCategory', (db, p: Placeholders<Category>) =>
  db
    .updateTable('forum_categories')
    .set({
      name: p('name'),
      description: p('description'),
      position: p('position'),
      is_active: p('isActive'),
    })
    .where('id', '=', p('id')),
);

export const setSubforum = prepared(
  'forum.setSubforum',
  (db, p: Placeholders<Category & SubforumFacts>) =>
    db
      .updateTable('forum_subforums')
      .set({
        category_id: p('categoryId'),
        name: p('name'),
        description: p('description'),
        position: p('position'),
        is_active: p('isActive'),
        is_locked: p('isLocked'),
        has_solutions: p('hasSolutions'),
      })
      .where('id', '=', p('id')),
);

interface Deletion extends Id {
  /** ISO time */
  now: string;
}
interface Id {
  id: number;
}

/** What is deleted is inactive too; whether it was before is kept. */
export const deleteCategory = prepared('forum.deleteCategory', (db, p: Placeholders<Deletion>) =>
  db
    .updateTable('forum_categories')
    .set((eb) => ({ deleted_at: p('now'), was_active: eb.ref('is_active'), is_active: false }))
    .where('id', '=', p('id')),
);

export const restoreCategory = prepared('forum.restoreCategory', (db, p: Placeholders<Id>) =>
  db
    .updateTable('forum_categories')
    .set({ deleted_at: null, was_active: null, is_active: sql<boolean>`was_active` })
    .where('id', '=', p('id')),
);

export const deleteSubforum = prepared('forum.deleteSubforum', (db, p: Placeholders<Deletion>) =>
  db
    .updateTable('forum_subforums')
    .set((eb) => ({ deleted_at: p('now'), was_active: eb.ref('is_active'), is_active: false }))
    .where('id', '=', p('id')),
);

export const restoreSubforum = prepared('forum.restoreSubforum', (db, p: Placeholders<Id>) =>
  db
    .updateTable('forum_subforums')
    .set({ deleted_at: null, was_active: null, is_active: sql<boolean>`was_active` })
    .where('id', '=', p('id')),
);

/** Those that have an order, each locked: two who order at once wait for one another. */
export const lockCategories = prepared('forum.lockCategories', (db) =>
  db
    .selectFrom('forum_categories')
    .select(['id', 'position'])
    .where('deleted_at', 'is', null)
    .where('holds_clubs', '=', false)
    .orderBy('id')
    .forNoKeyUpdate(),
);

export const lockSubforums = prepared(
  'forum.lockSubforums',
  (db, p: Placeholders<{ categoryId: number }>) =>
    db
      .selectFrom('forum_subforums')
      .select(['id', 'position'])
      .where('category_id', '=', p('categoryId'))
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate(),
);

interface Order {
  /** in the wanted order */
  ids: readonly number[];
}

const placesOf = (p: Placeholders<Order>) =>
  sql<{ id: number; place: number }>`(
    select given.id, (given.nth - 1)::integer as place
    from unnest(${p('ids')}::bigint[]) with ordinality as given (id, nth)
  )`.as('given');

export const orderCategories = prepared('forum.orderCategories', (db, p: Placeholders<Order>) =>
  db
    .updateTable('forum_categories')
    .from(placesOf(p))
    .set((eb) => ({ position: eb.ref('given.place') }))
    .whereRef('forum_categories.id', '=', 'given.id')
    .whereRef('forum_categories.position', '<>', 'given.place'),
);

export const orderSubforums = prepared('forum.orderSubforums', (db, p: Placeholders<Order>) =>
  db
    .updateTable('forum_subforums')
    .from(placesOf(p))
    .set((eb) => ({ position: eb.ref('given.place') }))
    .whereRef('forum_subforums.id', '=', 'given.id')
    .whereRef('forum_subforums.position', '<>', 'given.place'),
);

export const getCategoryOf = prepared('forum.getCategoryOf', (db, p: Placeholders<Id>) =>
  db.selectFrom('forum_subforums').select('category_id as id').where('id', '=', p('id')),
);

/** Some of a category's subforums, whose pages show its name: an event has room for no more. */
export const listSubforumIds = prepared(
  'forum.listSubforumIds',
  (db, p: Placeholders<{ categoryId: number }>) =>
    db
      .selectFrom('forum_subforums')
      .select('id')
      .where('category_id', '=', p('categoryId'))
      .orderBy('position')
      .limit(200),
);
