import { type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';

const insertAd = prepared(
  'deals.freezeAd',
  (db, p: Placeholders<{ dealId: number; itemId: number; now: string }>) =>
    db
      .insertInto('market_deal_ads')
      .columns([
        'deal_id',
        'title',
        'description',
        'category',
        'condition',
        'price_cents',
        'shipping_cents',
        'ships',
        'meets',
        'taken_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('market_items as item')
          .select([
            sql<number>`${p('dealId')}::bigint`.as('deal_id'),
            'item.title',
            'item.description',
            'item.category',
            'item.condition',
            'item.price_cents',
            'item.shipping_cents',
            'item.ships',
            'item.meets',
            sql<string>`${p('now')}::timestamptz`.as('taken_at'),
          ])
          .where('item.id', '=', p('itemId')),
      ),
);

const insertPictures = prepared(
  'deals.freezePictures',
  (db, p: Placeholders<{ dealId: number; itemId: number }>) =>
    db
      .insertInto('market_deal_pictures')
      .columns(['deal_id', 'position', 'upload_id'])
      .expression((eb) =>
        eb
          .selectFrom('market_item_pictures as picture')
          .select([
            sql<number>`${p('dealId')}::bigint`.as('deal_id'),
            'picture.position',
            'picture.upload_id',
          ])
          .where('picture.item_id', '=', p('itemId')),
      ),
);

/** Keeps an ad as it is now for a deal that is made: what both sides have agreed on. */
export async function freezeAd(
  tx: Tx,
  of: { dealId: number; itemId: number; now: string },
): Promise<void> {
  const { dealId, itemId } = of;
  await insertAd(tx, of);
  await insertPictures(tx, { dealId, itemId });
}
