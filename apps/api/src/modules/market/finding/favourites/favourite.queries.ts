import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { cards } from '../../items/item/card.select.ts';
import { isPublicItem } from '../../items/item/item.select.ts';

/** Whose ad it is, whether everybody sees it, and how many remember it. */
export const getItem = prepared('market.getItemToFavour', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('market_items')
    .select(['seller_id as sellerId', 'favourite_count as count', isPublicItem.as('isPublic')])
    .where('id', '=', p('id')),
);

/** Adds and counts it in one statement; nothing happens when it is there already, or can't be seen. */
export const addFavourite = prepared(
  'market.addFavourite',
  (db, p: Placeholders<{ userId: string; id: number; now: string }>) =>
    db
      .with('added', (cte) =>
        cte
          .insertInto('market_favourites')
          .columns(['user_id', 'item_id', 'known_cents', 'created_at'])
          .expression((eb) =>
            eb
              .selectFrom('market_items')
              .select([
                sql<string>`${p('userId')}::text`.as('user_id'),
                'id',
                sql<number>`price_cents`.as('known_cents'),
                sql<string>`${p('now')}::timestamptz`.as('created_at'),
              ])
              .where('id', '=', p('id'))
              .where(isPublicItem),
          )
          .onConflict((conflict) => conflict.doNothing())
          .returning('item_id'),
      )
      .updateTable('market_items')
      .from('added')
      .set((eb) => ({ favourite_count: eb('favourite_count', '+', 1) }))
      .whereRef('market_items.id', '=', 'added.item_id')
      .returning('favourite_count as count'),
);

export const removeFavourite = prepared(
  'market.removeFavourite',
  (db, p: Placeholders<{ userId: string; id: number }>) =>
    db
      .with('removed', (cte) =>
        cte
          .deleteFrom('market_favourites')
          .where('user_id', '=', p('userId'))
          .where('item_id', '=', p('id'))
          .returning('item_id'),
      )
      .updateTable('market_items')
      .from('removed')
      .set((eb) => ({ favourite_count: eb('favourite_count', '-', 1) }))
      .whereRef('market_items.id', '=', 'removed.item_id')
      .returning('favourite_count as count'),
);

/** A position in a member's list, which begins with the latest. */
export interface FavouriteKey {
  addedAt: string;
  itemId: number;
}

/** Read along the index market_favourites_latest, without what can't be seen any more. */
export const listFavourites = preparedList(
  'market.listFavourites',
  (db, p: Placeholders<FavouriteKey & { viewerId: string }>, limit) =>
    cards(db, p)
      .innerJoin('market_favourites as favourite', 'favourite.item_id', 'item.id')
      .innerJoin('market_items', 'market_items.id', 'item.id')
      .select('favourite.created_at as addedAt')
      .where('favourite.user_id', '=', p('viewerId'))
      .where(isPublicItem)
      .where((eb) =>
        eb(
          eb.refTuple('favourite.created_at', 'favourite.item_id'),
          '<',
          eb.tuple(p('addedAt'), p('itemId')),
        ),
      )
      .orderBy('favourite.created_at', 'desc')
      .orderBy('favourite.item_id', 'desc')
      .limit(limit),
);
