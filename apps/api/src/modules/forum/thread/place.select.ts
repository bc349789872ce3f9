import type { Executor, Placeholders } from '@oche/db';
import { sql } from 'kysely';

/** Nothing in a deleted category or subforum exists any more for anybody but admins. */
export const isPlaceDeleted = sql<boolean>`(
  subforum.deleted_at is not null or category.deleted_at is not null
)`;

/** Whether a thread is in such a place, or isn't there at all; looked up once for all rows of a statement. */
export const isThreadShown = (p: Placeholders<{ threadId: number }>) => sql<boolean>`(
  select thread.deleted_at is null and not ${isPlaceDeleted}
  from forum_threads thread
  join forum_subforums subforum on subforum.id = thread.subforum_id
  join forum_categories category on category.id = subforum.category_id
  where thread.id = ${p('threadId')}
)`;

/** The subforum itself, unless it or its category is deleted. */
export const shownSubforum = (p: Placeholders<{ subforumId: number }>) => sql<number>`(
  select subforum.id from forum_subforums subforum
  join forum_categories category on category.id = subforum.category_id
  where subforum.id = ${p('subforumId')} and not ${isPlaceDeleted}
)`;

/** The places that the overview shows; the news of clubs are reached from the clubs' pages. Looked up once. */
export const overviewPlaces = sql<number>`any(array(
  select subforum.id from forum_subforums subforum
  join forum_categories category on category.id = subforum.category_id
  where subforum.deleted_at is null and subforum.is_active
    and category.deleted_at is null and category.is_active and not category.holds_clubs
))`;

/** What decides who may write in a thread. The statement names its tables thread, subforum, category. */
export const placeColumns = [
  'thread.is_locked as isLocked',
  'subforum.is_active as isSubforumActive',
  'subforum.is_locked as isSubforumLocked',
  'category.is_active as isCategoryActive',
  'category.id as categoryId',
] as const;

/**
 * A thread that is shown, as the one row that a statement joins to all posts of it: what tells of its changes, and the
 * same of its place as one number. PostgreSQL looks it up once for all of them.
 */
export const shownThread = (db: Executor, p: Placeholders<{ threadId: number }>) =>
  db
    .selectFrom('forum_threads as thread')
    // the limits keep PostgreSQL from hashing all subforums to find one
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('forum_subforums')
          .selectAll()
          .whereRef('id', '=', 'thread.subforum_id')
          .limit(1)
          .as('subforum'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('forum_categories')
          .selectAll()
          .whereRef('id', '=', 'subforum.category_id')
          .limit(1)
          .as('category'),
      (join) => join.onTrue(),
    )
    .where('thread.id', '=', p('threadId'))
    .where('thread.deleted_at', 'is', null)
    .where((eb) => eb.not(isPlaceDeleted))
    .select([
      'thread.revision',
      'thread.reaction_revision',
      sql<number>`thread.is_locked::int + 2 * subforum.is_active::int
        + 4 * subforum.is_locked::int + 8 * category.is_active::int + 16 * category.id`.as('place'),
    ]);

export const placeOfBits = (bits: number) => ({
  isLocked: (bits & 1) !== 0,
  isSubforumActive: (bits & 2) !== 0,
  isSubforumLocked: (bits & 4) !== 0,
  isCategoryActive: (bits & 8) !== 0,
  categoryId: Math.floor(bits / 16),
});
