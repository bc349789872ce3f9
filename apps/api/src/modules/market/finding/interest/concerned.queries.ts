import { type Placeholders, prepared } from '@oche/db';
import type { ItemCategory } from '@oche/validators/market/schemas';
import { sql } from 'kysely';
import { isPriceNews } from '../favourites/price.queries.ts';
import { isSought } from '../searches/match.queries.ts';

/**
 * All that a change of an ad may concern, asked at once, as most concern nobody: the facts of a check, and who waits
 * for something.
 */
export const getConcerned = prepared(
  'market.getConcerned',
  (db, p: Placeholders<{ itemId: number }>) =>
    db
      .selectFrom('market_items')
      .where('id', '=', p('itemId'))
      .select([
        'seller_id as sellerId',
        // whatever is on sale has both
        sql<ItemCategory>`category`.as('category'),
        sql<number>`price_cents`.as('priceCents'),
        'condition',
        'weight_tenths as weightTenths',
        'tungsten',
        sql<boolean>`status = 'active' and intent = 'sell'`.as('isOnSale'),
        sql<boolean>`exists (
          select from market_item_pictures picture
          join uploads on uploads.id = picture.upload_id
          where picture.item_id = market_items.id and uploads.fingerprint is not null
        )`.as('hasPrints'),
        sql<boolean>`intent = 'wanted'`.as('isWanted'),
        isPriceNews.as('isPriceNews'),
        isSought.as('isSought'),
      ]),
);
