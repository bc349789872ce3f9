import { type Placeholders, prepared } from '@oche/db';
import type { ItemCategory } from '@oche/validators/market';
import { sql } from 'kysely';

/** What a check needs to know of an ad that is on sale; nothing for any other. */
export const getOnSale = prepared('market.getOnSale', (db, p: Placeholders<{ itemId: number }>) =>
  db
    .selectFrom('market_items')
    .where('id', '=', p('itemId'))
    .where('status', '=', 'active')
    .where('intent', '=', 'sell')
    .select([
      'seller_id as sellerId',
      // whatever is on sale has both
      sql<ItemCategory>`category`.as('category'),
      sql<number>`price_cents`.as('priceCents'),
      'condition',
      'weight_tenths as weightTenths',
      'tungsten',
    ]),
);

interface Flag {
  itemId: number;
  kind: 'picture' | 'price';
  likeItemId: number | null;
  now: string;
}

/** Returns no row when it was found before. */
export const insertFlag = prepared('market.insertFlag', (db, p: Placeholders<Flag>) =>
  db
    .insertInto('market_item_flags')
    .values({
      item_id: p('itemId'),
      kind: p('kind'),
      like_item_id: p('likeItemId'),
      found_at: p('now'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind'),
);
