import type { Executor } from '@oche/db';
import type { PlaceState } from '@oche/validators/forum/admin';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/*
 * The lists are put together from what is asked for, as few people read them: each statement is planned with the values
 * that it has.
 */

interface PlaceFilter {
  search: string | undefined;
  state: PlaceState | undefined;
  limit: number;
}

export interface CategoryKey {
  position: number;
  id: number;
}
export interface SubforumKey extends CategoryKey {
  categoryId: number;
}

/** Whether a text is somewhere in another one, whatever the case of its letters. */
export const contains = (column: string, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`strpos(lower(${sql.ref(column)}), lower(${text})) > 0`;

const categories = (db: Executor) =>
  db
    .selectFrom('forum_categories as category')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('forum_subforums as subforum')
          .select(({ fn }) => [
            fn.countAll<number>().as('subforums'),
            sql<number>`coalesce(sum(subforum.thread_count), 0)::integer`.as('threads'),
            sql<number>`coalesce(sum(subforum.post_count), 0)::integer`.as('posts'),
          ])
          .whereRef('subforum.category_id', '=', 'category.id')
          .where('subforum.deleted_at', 'is', null)
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select([
      'category.id',
      'category.name',
      'category.description',
      'category.position',
      'category.is_active as isActive',
      'category.created_at as createdAt',
      'category.holds_clubs as holdsClubs',
      'category.deleted_at as deletedAt',
      sql<number>`counted.subforums`.as('subforumCount'),
      sql<number>`counted.threads`.as('threadCount'),
      sql<number>`counted.posts`.as('postCount'),
    ]);

export async function listCategories(
  db: Executor,
  { search, state, after, limit }: PlaceFilter & { after: CategoryKey | null },
) {
  let query = categories(db)
    .where('category.deleted_at', state === 'deleted' ? 'is not' : 'is', null)
    .orderBy('category.position')
    .orderBy('category.id')
    .limit(limit);
  if (search) query = query.where(contains('category.name', search));
  if (state === 'active') query = query.where('category.is_active', '=', true);
  if (state === 'inactive') query = query.where('category.is_active', '=', false);
  // nothing locks a category
  if (state === 'locked') query = query.where(sql<boolean>`false`);
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('category.position', 'category.id'), '>', eb.tuple(after.position, after.id)),
    );
  }
  return query.execute();
}

export const findCategory = (db: Executor, id: number) =>
  categories(db).where('category.id', '=', id).executeTakeFirst();

const subforums = (db: Executor) =>
  db
    .selectFrom('forum_subforums as subforum')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .select([
      'subforum.id',
      'subforum.category_id as categoryId',
      'category.name as categoryName',
      'subforum.name',
      'subforum.description',
      'subforum.position',
      'subforum.is_active as isActive',
      'subforum.is_locked as isLocked',
      'subforum.has_solutions as hasSolutions',
      'subforum.thread_count as threadCount',
      'subforum.post_count as postCount',
      'subforum.created_at as createdAt',
      'subforum.club_id as clubId',
      'subforum.deleted_at as deletedAt',
    ]);

/** Those of a category together, in their order. */
export async function listSubforums(
  db: Executor,
  {
    search,
    state,
    after,
    limit,
    categoryId,
  }: PlaceFilter & { after: SubforumKey | null; categoryId: number | undefined },
) {
  let query = subforums(db)
    .where('subforum.deleted_at', state === 'deleted' ? 'is not' : 'is', null)
    .orderBy('subforum.category_id')
    .orderBy('subforum.position')
    .orderBy('subforum.id')
    .limit(limit);
  if (categoryId !== undefined) query = query.where('subforum.category_id', '=', categoryId);
  // those of a deleted category are not listed beside the others, only inside of it
  else if (state !== 'deleted') query = query.where('category.deleted_at', 'is', null);
  if (search) query = query.where(contains('subforum.name', search));
  if (state === 'active') query = query.where('subforum.is_active', '=', true);
  if (state === 'inactive') query = query.where('subforum.is_active', '=', false);
  if (state === 'locked') query = query.where('subforum.is_locked', '=', true);
  if (after) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('subforum.category_id', 'subforum.position', 'subforum.id'),
        '>',
        eb.tuple(after.categoryId, after.position, after.id),
      ),
    );
  }
  return query.execute();
}

export const findSubforum = (db: Executor, id: number) =>
  subforums(db).where('subforum.id', '=', id).executeTakeFirst();
