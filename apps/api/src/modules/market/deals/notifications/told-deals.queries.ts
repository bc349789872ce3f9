import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { statementOf } from '../judged/statement.select.ts';

/** Offers as the two are told of them. */
export const listToldOffers = prepared(
  'deals.listToldOffers',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('market_offers as offer')
      .innerJoin('market_items as item', 'item.id', 'offer.item_id')
      .innerJoin('users as buyer', 'buyer.id', 'offer.buyer_id')
      .innerJoin('users as seller', 'seller.id', 'item.seller_id')
      .innerJoin('conversations as conversation', (join) =>
        join.on(
          'conversation.about',
          '=',
          sql`'market/' || offer.item_id || '/' || offer.buyer_id`,
        ),
      )
      .select([
        'offer.id',
        'offer.buyer_id as buyerId',
        'offer.by',
        'offer.amount_cents as amountCents',
        'offer.message',
        'offer.expires_at as expiresAt',
        'item.title',
        'item.price_cents as priceCents',
        'buyer.first_name as buyerName',
        'seller.first_name as sellerName',
        'conversation.id as conversationId',
      ])
      .where('offer.id', '=', anyOfIds(p('ids'))),
);

/** Deals as the two are told of them. */
export const listToldDeals = prepared(
  'deals.listToldDeals',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('market_deals as deal')
      .innerJoin('market_items as item', 'item.id', 'deal.item_id')
      .innerJoin('users as buyer', 'buyer.id', 'deal.buyer_id')
      .innerJoin('users as seller', 'seller.id', 'deal.seller_id')
      .leftJoin('lounges as lounge', 'lounge.id', 'deal.lounge_id')
      .select([
        'deal.id',
        'deal.buyer_id as buyerId',
        'deal.price_cents as priceCents',
        'deal.reserved_until as reservedUntil',
        'deal.meets_at as meetsAt',
        'deal.cancel_reason as reason',
        statementOf(sql`deal.id`).as('statement'),
        'item.title',
        'buyer.first_name as buyerName',
        'seller.first_name as sellerName',
        'lounge.name as loungeName',
        'lounge.time_zone as timeZone',
      ])
      .where('deal.id', '=', anyOfIds(p('ids'))),
);

const offerId = sql`(item.payload ->> 'offerId')::bigint`;
const dealId = sql`(item.payload ->> 'dealId')::bigint`;

/** Whether the offer of the row `item` of notifications waits for the recipient's answer. */
export const isOpenForRecipient = sql<boolean>`exists (
  select from market_offers offer
  join market_items ad on ad.id = offer.item_id
  where offer.id = ${offerId} and offer.status = 'pending'
    and item.recipient_id = case offer.by when 'buyer' then ad.seller_id else offer.buyer_id end
)`;

/** Whether the recipient is one of its two. */
export const isOfferOfRecipient = sql<boolean>`exists (
  select from market_offers offer
  join market_items ad on ad.id = offer.item_id
  where offer.id = ${offerId} and item.recipient_id in (ad.seller_id, offer.buyer_id)
)`;

export const isDealOfRecipient = sql<boolean>`exists (
  select from market_deals deal
  where deal.id = ${dealId} and item.recipient_id in (deal.seller_id, deal.buyer_id)
)`;
