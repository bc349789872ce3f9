import type { Executor, Placeholders } from '@oche/db';
import { sql } from 'kysely';

/** What decides who may write in a thread. The statement names its tables thread, subforum, category. */
export const placeColumns = [
  'thread.is_locked as isLocked',
  'subforum.is_active as isSubforumActive',
  'subforum.is_locked as isSubforumLocked',
  'category.is_active as isCategoryActive',
  'category.id as categoryId',
] as const;

/**
 * The same as one number, for statements with many rows of one thread: PostgreSQL looks it up once
 * for all of them, where a join would do it for each row.
 */
export const placeBits = (db: Executor, p: Placeholders<{ threadId: number }>) =>
  db
    .selectFrom('forum_threads as thread')
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .where('thread.id', '=', p('threadId'))
    .select(
      sql<number>`thread.is_locked::int + 2 * subforum.is_active::int
        + 4 * subforum.is_locked::int + 8 * category.is_active::int + 16 * category.id`.as('bits'),
    );

export const placeOfBits = (bits: number) => ({
  isLocked: (bits & 1) !== 0,
  isSubforumActive: (bits & 2) !== 0,
  isSubforumLocked: (bits & 4) !== 0,
  isCategoryActive: (bits & 8) !== 0,
  categoryId: Math.floor(bits / 16),
});
