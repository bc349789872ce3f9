import type { DB } from '@oche/db';
import type { Insertable } from 'kysely';
import type { TestApi, TestMember } from '../../testing/index.ts';

/** Writes an ad that everybody sees, unless the columns say otherwise. */
export async function insertAd(
  { deps }: TestApi,
  seller: TestMember,
  columns: Partial<Insertable<DB['market_items']>> = {},
): Promise<number> {
  const now = deps.clock.now().toISOString();
  const { id } = await deps.db
    .insertInto('market_items')
    .values({
      seller_id: seller.id,
      status: 'active',
      title: 'Target Swiss Point 23 g',
      description: 'Zwei Abende gespielt.',
      category: 'darts',
      condition: columns.intent === 'wanted' ? null : 'like_new',
      price_cents: 4500,
      zip_code: '80331',
      city: 'München',
      created_at: now,
      updated_at: now,
      published_at: now,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
