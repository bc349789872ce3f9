import { type Placeholders, prepared } from '@oche/db';
import { pictureJson } from '../../../uploads/index.ts';
import { isPublicItem } from '../item/item.select.ts';

/** What the picture for shared links shows of an ad that everybody sees. */
export const getPreviewItem = prepared(
  'market.getPreviewItem',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('market_items')
      .leftJoin('market_item_pictures as first', (join) =>
        join.onRef('first.item_id', '=', 'market_items.id').on('first.position', '=', 0),
      )
      .leftJoin('uploads', 'uploads.id', 'first.upload_id')
      .select([
        'market_items.id',
        'market_items.intent',
        'market_items.status',
        'market_items.title',
        'market_items.category',
        'market_items.condition',
        'market_items.price_cents as cents',
        'market_items.city',
        'market_items.weight_tenths as weightTenths',
        'market_items.tungsten',
        'market_items.tip',
        'market_items.updated_at as updatedAt',
        pictureJson().as('photo'),
      ])
      .where('market_items.id', '=', p('id'))
      .where(isPublicItem),
);
