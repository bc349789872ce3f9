import { anyOfIds, type Placeholders, prepared, preparedList } from '@oche/db';
import type { ItemCategory } from '@oche/validators/market/limits';
import { sql } from 'kysely';
import type { Reader } from '../../../../lib/declared/searchable.ts';
import { type PictureRow, pictureJson } from '../../../uploads/index.ts';
import { isPublicItem } from '../../items/item/item.select.ts';

/** Ads that everybody may find. */
export const listDocuments = prepared(
  'market.listDocuments',
  (db, p: Placeholders<{ ids: readonly string[] }>) =>
    db
      .selectFrom('market_items')
      .select([
        'id',
        'intent',
        'title',
        'description',
        'brand',
        'model',
        'city',
        'zip_code as zipCode',
        'latitude',
        'longitude',
        'seller_id as sellerId',
        'favourite_count as favouriteCount',
        sql<ItemCategory>`category`.as('category'),
        sql<number>`price_cents`.as('priceCents'),
        sql<string>`shown_at`.as('shownAt'),
        sql<PictureRow | null>`(
          select ${pictureJson()} from market_item_pictures picture
          join uploads on uploads.id = picture.upload_id
          where picture.item_id = market_items.id order by picture.position limit 1
        )`.as('picture'),
      ])
      .where('id', '=', sql<number>`any(array(select unnest(${p('ids')}::bigint[])))`)
      .where(isPublicItem),
);

export const listIds = preparedList(
  'market.listIds',
  (db, p: Placeholders<{ after: number }>, limit) =>
    db
      .selectFrom('market_items')
      .select('id')
      .where('id', '>', p('after'))
      .orderBy('id')
      .limit(limit),
);

/**
 * Whether the reader may find the ad of the row `document` at this moment: not if one of the two has blocked the other.
 */
export const isItemVisible = (p: Placeholders<Reader>) => sql<boolean>`exists (
  select from market_items
  where market_items.id = document.id::bigint and ${isPublicItem}
    and not exists (
      select from user_blocks
      where (blocker_id = ${p('viewerId')}::text and blocked_id = market_items.seller_id)
        or (blocker_id = market_items.seller_id and blocked_id = ${p('viewerId')}::text)
    )
)`;

/** The words of ads are computed by PostgreSQL, whenever what they are made of is written. */
export const renewWords = prepared(
  'market.renewWordsOfItems',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .updateTable('market_items')
      .set((eb) => ({ title: eb.ref('title') }))
      .where('id', '=', anyOfIds(p('ids'))),
);
