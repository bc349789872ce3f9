import { type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';

/** Deals that are reserved, of either side. */
export const listReserved = prepared(
  'market.listReservedOfLeaver',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('market_deals as deal')
      .innerJoin('market_items as item', 'item.id', 'deal.item_id')
      .select(['deal.id', 'item.title'])
      .where((eb) =>
        eb.or([eb('deal.buyer_id', '=', p('userId')), eb('deal.seller_id', '=', p('userId'))]),
      )
      .where('deal.status', '=', 'reserved')
      .orderBy('deal.id'),
);

/** Offers that wait for an answer, of either side. */
export const listPending = prepared(
  'market.listPendingOfLeaver',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('market_offers as offer')
      .innerJoin('market_items as item', 'item.id', 'offer.item_id')
      .select([
        'offer.id',
        sql<boolean>`(offer.by = 'buyer') = (offer.buyer_id = ${p('userId')}::text)`.as('isOwn'),
      ])
      .where((eb) =>
        eb.or([eb('offer.buyer_id', '=', p('userId')), eb('item.seller_id', '=', p('userId'))]),
      )
      .where('offer.status', '=', 'pending')
      .orderBy('offer.id'),
);

/** Ads that can be seen or found, and drafts. */
export const listUnsold = prepared(
  'market.listUnsoldOfLeaver',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('market_items')
      .select(['id', 'title', 'status'])
      .where('seller_id', '=', p('userId'))
      .where('status', 'not in', ['sold', 'deleted'])
      .orderBy('id'),
);

/** Of ads only what their deals need stays; what only the member had goes. */
export async function eraseMarket(tx: Tx, userId: string): Promise<void> {
  for (const table of [
    'market_favourites',
    'market_searches',
    'market_own_sets',
    'market_traders',
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await tx
    .updateTable('market_items')
    .set({
      description: '',
      location: null,
      zip_code: null,
      city: null,
      latitude: null,
      longitude: null,
      model: null,
      brand: null,
    })
    .where('seller_id', '=', userId)
    .execute();
  await tx
    .updateTable('market_items')
    .set({ title: '' })
    .where('seller_id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('market_deals').whereRef('market_deals.item_id', '=', 'market_items.id'),
        ),
      ),
    )
    .execute();
  await tx
    .updateTable('market_deal_ads')
    .set({ description: '' })
    .where('deal_id', 'in', (eb) =>
      eb.selectFrom('market_deals').select('id').where('seller_id', '=', userId),
    )
    .execute();
  await tx
    .deleteFrom('market_deal_addresses')
    .where('deal_id', 'in', (eb) =>
      eb.selectFrom('market_deals').select('id').where('buyer_id', '=', userId),
    )
    .execute();
}
