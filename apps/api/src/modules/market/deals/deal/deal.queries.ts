import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { DealSide, OfferStatus } from '@oche/validators/market/deal-limits';
import { sql } from 'kysely';
import type { NewDeal } from '../rules/facts.ts';

/** Locks an item: whatever happens with its offers and its deal comes one after the other. */
export const lockItem = prepared('deals.lockItem', (db, p: Placeholders<{ itemId: number }>) =>
  db
    .selectFrom('market_items')
    .select([
      'id',
      'seller_id as sellerId',
      'intent',
      'status',
      'review',
      'price_cents as priceCents',
      'takes_offers as takesOffers',
      'takes_more as takesMore',
      'ships',
      'meets',
    ])
    .where('id', '=', p('itemId'))
    .forNoKeyUpdate(),
);

const DEAL_FACTS = [
  'id',
  'buyer_id as buyerId',
  'offer_id as offerId',
  'price_cents as priceCents',
  'status',
  'reserved_until as reservedUntil',
  'handover',
  'lounge_id as loungeId',
  'meets_at as meetsAt',
  'meeting_by as meetingBy',
  'meeting_agreed_at as meetingAgreedAt',
  'handed_over_at as handedOverAt',
  'buyer_confirmed_at as buyerConfirmedAt',
  'seller_confirmed_at as sellerConfirmedAt',
  'completed_at as completedAt',
  'cancelled_at as cancelledAt',
  'cancelled_by as cancelledBy',
  'disputed_from as disputedFrom',
] as const;

/** The deal that holds the item, or the latest that did. */
export const getLatestDeal = prepared(
  'deals.getLatest',
  (db, p: Placeholders<{ itemId: number }>) =>
    db
      .selectFrom('market_deals')
      .select(DEAL_FACTS)
      .where('item_id', '=', p('itemId'))
      .orderBy('id', 'desc')
      .limit(1),
);

/** Offers that stand, and the one that led to the deal. */
export const listStanding = prepared(
  'deals.listStanding',
  (db, p: Placeholders<{ itemId: number; dealOfferId: number | null }>) =>
    db
      .selectFrom('market_offers')
      .select([
        'id',
        'buyer_id as buyerId',
        'by',
        'amount_cents as amountCents',
        'status',
        'expires_at as expiresAt',
      ])
      .where('item_id', '=', p('itemId'))
      .where((eb) =>
        eb.or([
          eb('status', 'in', ['pending', 'accepted']),
          eb('id', '=', sql<number>`${p('dealOfferId')}::bigint`),
        ]),
      )
      .orderBy('id'),
);

export const getItemOfOffer = prepared(
  'deals.getItemOfOffer',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('market_offers as offer')
      .innerJoin('market_items as item', 'item.id', 'offer.item_id')
      .select([
        'offer.item_id as itemId',
        'offer.buyer_id as buyerId',
        'item.seller_id as sellerId',
      ])
      .where('offer.id', '=', p('id')),
);

export const getItemOfDeal = prepared(
  'deals.getItemOfDeal',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('market_deals')
      .select(['item_id as itemId', 'buyer_id as buyerId', 'seller_id as sellerId'])
      .where('id', '=', p('id')),
);

interface OfferRow {
  itemId: number;
  buyerId: string;
  by: DealSide;
  amountCents: number;
  message: string | null;
  answersId: number | null;
  expiresAt: string;
  now: string;
}

export const insertOffer = prepared('deals.insertOffer', (db, p: Placeholders<OfferRow>) =>
  db
    .insertInto('market_offers')
    .values({
      item_id: p('itemId'),
      buyer_id: p('buyerId'),
      by: p('by'),
      amount_cents: p('amountCents'),
      message: p('message'),
      answers_id: p('answersId'),
      expires_at: p('expiresAt'),
      created_at: p('now'),
    })
    .returning('id'),
);

export const setOfferStatus = prepared(
  'deals.setOfferStatus',
  (db, p: Placeholders<{ ids: number[]; status: OfferStatus; now: string }>) =>
    db
      .updateTable('market_offers')
      .set({ status: p('status'), decided_at: p('now') })
      .where('id', '=', sql<number>`any(${p('ids')}::bigint[])`),
);

export async function insertDeal(
  tx: Tx,
  { deal }: NewDeal,
  { itemId, sellerId, now }: { itemId: number; sellerId: string; now: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('market_deals')
    .values({
      item_id: itemId,
      seller_id: sellerId,
      buyer_id: deal.buyerId,
      offer_id: deal.offerId,
      price_cents: deal.priceCents,
      status: deal.status,
      reserved_until: deal.reservedUntil,
      handed_over_at: deal.handedOverAt,
      seller_confirmed_at: deal.sellerConfirmedAt,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const COLUMNS = {
  status: 'status',
  reservedUntil: 'reserved_until',
  handover: 'handover',
  loungeId: 'lounge_id',
  meetsAt: 'meets_at',
  meetingBy: 'meeting_by',
  meetingAgreedAt: 'meeting_agreed_at',
  handedOverAt: 'handed_over_at',
  buyerConfirmedAt: 'buyer_confirmed_at',
  sellerConfirmedAt: 'seller_confirmed_at',
  completedAt: 'completed_at',
  cancelledAt: 'cancelled_at',
  cancelledBy: 'cancelled_by',
  disputedFrom: 'disputed_from',
  cancelReason: 'cancel_reason',
} as const;

/** Writes what the rules have changed of a deal. */
export async function updateDeal(
  tx: Tx,
  id: number,
  set: { [Name in keyof typeof COLUMNS]?: unknown },
  now: string,
): Promise<void> {
  const columns = Object.entries(set).map(([name, value]) => [
    COLUMNS[name as keyof typeof COLUMNS],
    value,
  ]);
  await tx
    .updateTable('market_deals')
    .set({ ...Object.fromEntries(columns), updated_at: now })
    .set(({ ref }) => ({ revision: sql<number>`${ref('revision')} + 1` }))
    .where('id', '=', id)
    .execute();
}
