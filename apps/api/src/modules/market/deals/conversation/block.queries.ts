import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** A row when the seller of an item and this member block one another, in either direction. */
export const getBlocked = prepared(
  'deals.getBlocked',
  (db, p: Placeholders<{ itemId: number; buyerId: string }>) =>
    db
      .selectFrom('market_items as item')
      .innerJoin('user_blocks as block', (join) =>
        join.on(
          sql<boolean>`(block.blocker_id, block.blocked_id) in (
            (item.seller_id, ${p('buyerId')}::text), (${p('buyerId')}::text, item.seller_id)
          )`,
        ),
      )
      .select('block.blocker_id as by')
      .where('item.id', '=', p('itemId')),
);
