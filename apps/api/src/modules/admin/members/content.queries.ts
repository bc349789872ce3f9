import type { Executor } from '@oche/db';
import type { ContentKind } from '@oche/validators/admin/members';
import { sql } from 'kysely';

/** Where each kind is kept, and the column that says whose it is; all have an index that begins with it. */
const SOURCES: Record<ContentKind, { table: string; owner: string; where?: string }> = {
  thread: { table: 'forum_threads', owner: 'author_id' },
  post: { table: 'forum_posts', owner: 'author_id' },
  item: { table: 'market_items', owner: 'seller_id', where: `status <> 'draft'` },
  review: { table: 'lounge_reviews', owner: 'author_id' },
  tournament: { table: 'tournaments', owner: 'created_by', where: `status <> 'draft'` },
  challenge: { table: 'challenges', owner: 'member_id' },
};

/** Ids of a member's things of a kind, the latest first, also of those that nobody else sees any more. */
export async function listContentIds(
  db: Executor,
  kind: ContentKind,
  { userId, before, limit }: { userId: string; before: number; limit: number },
): Promise<number[]> {
  const { table, owner, where = 'true' } = SOURCES[kind];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where ${sql.ref(owner)} = ${userId} and id < ${before} and ${sql.raw(where)}
    order by id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
