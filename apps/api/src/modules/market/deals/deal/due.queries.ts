import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** How many items are settled by one run of the job; the next run comes a minute later. */
const BATCH = 200;

/** Items of which offers or the deal have ended by the clock, or by what has become of the item. */
export const listDueItems = prepared(
  'deals.listDueItems',
  (db, p: Placeholders<{ now: string; silentSince: string }>) =>
    db
      .selectFrom(
        sql<{ itemId: number }>`(
          select item_id from market_offers where status = 'pending' and expires_at <= ${p('now')}
          union
          select offer.item_id from market_offers offer join market_items item on item.id = offer.item_id
          where offer.status = 'pending' and item.status in ('sold', 'deleted')
          union
          select item_id from market_deals where status = 'reserved' and reserved_until <= ${p('now')}
          union
          select item_id from market_deals
          where status = 'handed_over' and handed_over_at <= ${p('silentSince')}
          limit ${sql.lit(BATCH)}
        )`.as<'due'>(sql`due("itemId")`),
      )
      .select('due.itemId'),
);

interface Soon {
  now: string;
  soon: string;
}

/** Open offers that end soon, with who has to answer. */
export const listExpiringOffers = prepared(
  'deals.listExpiringOffers',
  (db, p: Placeholders<Soon>) =>
    db
      .selectFrom('market_offers as offer')
      .innerJoin('market_items as item', 'item.id', 'offer.item_id')
      .select([
        'offer.id',
        sql<string>`case offer.by when 'buyer' then item.seller_id else offer.buyer_id end`.as(
          'answererId',
        ),
      ])
      .where('offer.status', '=', 'pending')
      .where('item.status', '=', 'active')
      .where('offer.expires_at', '>', p('now'))
      .where('offer.expires_at', '<=', p('soon')),
);

/** Reservations that end soon. */
export const listEndingDeals = prepared('deals.listEndingDeals', (db, p: Placeholders<Soon>) =>
  db
    .selectFrom('market_deals')
    .select([
      'id',
      'buyer_id as buyerId',
      'seller_id as sellerId',
      'reserved_until as reservedUntil',
    ])
    .where('status', '=', 'reserved')
    .where('reserved_until', '>', p('now'))
    .where('reserved_until', '<=', p('soon')),
);
