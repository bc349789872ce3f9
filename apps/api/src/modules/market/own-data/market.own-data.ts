import { sql } from 'kysely';
import type { OwnData } from '../../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { openAddress } from '../deals/address/address-read.service.ts';
import { eraseMarket } from './leaving.queries.ts';
import { leaveMarket, listOpenOf } from './leaving.service.ts';

/** Deals stay for the other side, with the title and price of what was sold. */
export const marketOwnData: OwnData<Deps, MemberContext> = {
  counts: {
    items: {
      table: 'market_items',
      column: 'seller_id',
      where: `status not in ('draft', 'deleted')`,
    },
  },
  lists: {
    'marketplace/ads': {
      rows: (db, userId) =>
        db
          .selectFrom('market_items')
          .select([
            'id',
            'intent',
            'status',
            'title',
            'description',
            'category',
            'condition',
            'price_cents',
            'takes_offers',
            'ships',
            'shipping_cents',
            'meets',
            'location',
            'country',
            'zip_code',
            'city',
            'brand',
            'model',
            'view_count',
            'favourite_count',
            'share_count',
            'created_at',
            'published_at',
            'sold_at',
            'sold_cents',
          ])
          .where('seller_id', '=', userId)
          .where('status', '<>', 'deleted')
          .orderBy('id'),
    },
    'marketplace/offers': {
      rows: (db, userId) =>
        db
          .selectFrom('market_offers as offer')
          .innerJoin('market_items as item', 'item.id', 'offer.item_id')
          .select([
            'offer.id',
            'offer.item_id',
            'item.title',
            'offer.by',
            'offer.amount_cents',
            'offer.message',
            'offer.status',
            'offer.created_at',
          ])
          .where((eb) =>
            eb.or([eb('offer.buyer_id', '=', userId), eb('item.seller_id', '=', userId)]),
          )
          .orderBy('offer.id'),
    },
    'marketplace/deals': {
      rows: (db, userId) =>
        db
          .selectFrom('market_deals as deal')
          .innerJoin('market_items as item', 'item.id', 'deal.item_id')
          .leftJoin('market_deal_addresses as address', (join) =>
            join.onRef('address.deal_id', '=', 'deal.id').on('deal.buyer_id', '=', userId),
          )
          .select([
            'deal.id',
            'deal.item_id',
            'item.title',
            'deal.buyer_id',
            'deal.seller_id',
            'deal.price_cents',
            'deal.status',
            'deal.handover',
            'deal.meets_at',
            'deal.completed_at',
            'deal.cancelled_at',
            'deal.cancel_reason',
            'deal.created_at',
            'address.encrypted as address',
          ])
          .where((eb) =>
            eb.or([eb('deal.buyer_id', '=', userId), eb('deal.seller_id', '=', userId)]),
          )
          .orderBy('deal.id'),
      read: (deps, { id, address, ...deal }) => ({
        id,
        ...deal,
        address:
          typeof id === 'number' && typeof address === 'string'
            ? openAddress(deps, id, address)
            : null,
      }),
    },
    'marketplace/disputes': {
      rows: (db, userId) =>
        db
          .selectFrom('market_disputes as dispute')
          .innerJoin('market_deals as deal', 'deal.id', 'dispute.deal_id')
          .select([
            'dispute.deal_id',
            'dispute.opened_by',
            'dispute.account',
            'dispute.answer',
            'dispute.opened_at',
            'dispute.outcome',
          ])
          .where((eb) =>
            eb.or([eb('deal.buyer_id', '=', userId), eb('deal.seller_id', '=', userId)]),
          )
          .orderBy('dispute.id'),
    },
    'marketplace/dispute-questions': {
      rows: (db, userId) =>
        db
          .selectFrom('market_dispute_questions as question')
          .innerJoin('market_disputes as dispute', 'dispute.id', 'question.dispute_id')
          .innerJoin('market_deals as deal', 'deal.id', 'dispute.deal_id')
          .select([
            'dispute.deal_id',
            'question.question',
            'question.asked_at',
            'question.answer',
            'question.answered_at',
          ])
          .where(
            sql<boolean>`case question.side when 'buyer' then deal.buyer_id else deal.seller_id end = ${userId}`,
          )
          .orderBy('question.dispute_id'),
    },
    'marketplace/ads-of-deals': {
      rows: (db, userId) =>
        db
          .selectFrom('market_deal_ads as ad')
          .innerJoin('market_deals as deal', 'deal.id', 'ad.deal_id')
          .select([
            'ad.deal_id',
            'ad.title',
            'ad.description',
            'ad.category',
            'ad.condition',
            'ad.price_cents',
            'ad.shipping_cents',
            'ad.taken_at',
          ])
          .where('deal.seller_id', '=', userId)
          .orderBy('ad.deal_id'),
    },
    'marketplace/favourites': {
      rows: (db, userId) =>
        db
          .selectFrom('market_favourites')
          .select(['item_id', 'created_at'])
          .where('user_id', '=', userId)
          .orderBy('created_at'),
    },
    'marketplace/searches': {
      rows: (db, userId) =>
        db
          .selectFrom('market_searches')
          .select(['name', 'input', 'created_at'])
          .where('user_id', '=', userId)
          .where('wanted_id', 'is', null)
          .orderBy('id'),
    },
    'marketplace/own-set': {
      rows: (db, userId) =>
        db.selectFrom('market_own_sets').selectAll().where('user_id', '=', userId),
    },
    'marketplace/business': {
      rows: (db, userId) =>
        db
          .selectFrom('market_traders')
          .select([
            'name',
            'address',
            'email',
            'phone',
            'register',
            'vat_id',
            'withdrawal',
            'confirmed_at',
          ])
          .where('user_id', '=', userId),
    },
  },
  consequences: listOpenOf,
  leave: leaveMarket,
  erase: (_, tx, userId) => eraseMarket(tx, userId),
};
