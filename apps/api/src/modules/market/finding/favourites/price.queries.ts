import { type Placeholders, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { isPublicItem } from '../../items/item/item.select.ts';

/** Whether somebody has remembered the ad at another price than it has now. */
export const isPriceNews = sql<boolean>`(${isPublicItem} and exists (
  select from market_favourites favourite
  where favourite.item_id = market_items.id and favourite.known_cents <> market_items.price_cents
))`;

/** Lets the next members know the price, with what they knew before. */
export const updateKnownPrices = preparedList(
  'market.updateKnownPrices',
  (db, p: Placeholders<{ id: number }>, limit) =>
    db
      .with('picked', (cte) =>
        cte
          .selectFrom('market_favourites as favourite')
          .innerJoin('market_items', 'market_items.id', 'favourite.item_id')
          .select([
            'favourite.user_id',
            'favourite.item_id',
            'favourite.known_cents',
            sql<number>`market_items.price_cents`.as('cents'),
            'market_items.seller_id',
          ])
          .where('favourite.item_id', '=', p('id'))
          .whereRef('favourite.known_cents', '<>', 'market_items.price_cents')
          .where(isPublicItem)
          .orderBy('favourite.user_id')
          .limit(limit)
          .forUpdate('favourite'),
      )
      .updateTable('market_favourites as favourite')
      .from('picked')
      .set((eb) => ({ known_cents: eb.ref('picked.cents') }))
      .whereRef('favourite.user_id', '=', 'picked.user_id')
      .whereRef('favourite.item_id', '=', 'picked.item_id')
      .returning([
        'picked.user_id as userId',
        'picked.known_cents as fromCents',
        'picked.cents as toCents',
        'picked.seller_id as sellerId',
      ]),
);
