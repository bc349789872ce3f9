import { type Placeholders, prepared } from '@oche/db';
import type { ItemCategory } from '@oche/validators/market/schemas';
import { sql } from 'kysely';

/** How many of the latest sales of a category are compared. */
const LATEST = 500;

/** The latest sales of a category by others, along the index market_items_sold. */
export const listSales = prepared(
  'market.listSales',
  (db, p: Placeholders<{ category: ItemCategory; sellerId: string; since: string }>) =>
    db
      .selectFrom('market_items')
      .select([
        'condition',
        'weight_tenths as weightTenths',
        'tungsten',
        sql<number>`coalesce(sold_cents, price_cents)`.as('cents'),
      ])
      .where('status', '=', 'sold')
      .where('category', '=', p('category'))
      .where('sold_at', '>=', p('since'))
      .where('seller_id', '<>', p('sellerId'))
      .orderBy('sold_at', 'desc')
      .limit(LATEST),
);
