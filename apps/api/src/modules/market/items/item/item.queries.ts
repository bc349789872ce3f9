import { type Placeholders, prepared } from '@oche/db';
import type { SuspicionKind } from '@oche/validators/market/schemas';
import { sql } from 'kysely';
import { cards } from './card.select.ts';
import { agreedCents, isPublicItem, isUnblocked } from './item.select.ts';

/** Everything that the page of an ad shows. */
export const getItem = prepared(
  'market.getItem',
  (db, p: Placeholders<{ id: number; viewerId: string }>) =>
    cards(db, p)
      .innerJoin('users as seller', 'seller.id', 'item.seller_id')
      .leftJoin('lounges as lounge', (join) =>
        join.onRef('lounge.id', '=', 'item.lounge_id').on('lounge.hidden_at', 'is', null),
      )
      .leftJoin('market_traders as trader', (join) =>
        join.onRef('trader.user_id', '=', 'item.seller_id').on('item.seller_type', '=', 'business'),
      )
      .select([
        'item.review',
        'item.description as text',
        'item.location',
        'item.country',
        'item.takes_offers as takesOffers',
        'item.takes_more as takesMore',
        'item.shipping_cents as shippingCents',
        'item.seller_terms_accepted as sellerTermsAccepted',
        'item.revision',
        'item.published_at as publishedAt',
        'item.renewed_at as renewedAt',
        'item.expires_at as expiresAt',
        'item.sold_at as soldAt',
        'item.updated_at as updatedAt',
        // of its words, and of what was noticed besides
        sql<SuspicionKind[]>`item.suspicions || array(
          select kind from market_item_flags where item_id = item.id order by kind
        )`.as('suspicions'),
        'lounge.id as loungeId',
        'lounge.name as loungeName',
        'lounge.city as loungeCity',
        'seller.first_name as firstName',
        'seller.last_name as lastName',
        'seller.profile_image_url as avatar',
        'seller.created_at as joinedAt',
        isUnblocked(p).as('isUnblocked'),
        sql<boolean>`exists (
          select from market_deals deal
          where deal.item_id = item.id and deal.status <> 'cancelled'
            and deal.buyer_id = ${p('viewerId')}::text
        )`.as('isParty'),
        agreedCents(p).as('agreedCents'),
        sql<number>`(
          select count(*) from market_items where seller_id = seller.id and ${isPublicItem}
        )`.as('totalListings'),
        sql<TraderRow | null>`case when trader.user_id is not null then jsonb_build_object(
          'name', trader.name, 'address', trader.address, 'email', trader.email,
          'phone', trader.phone, 'register', trader.register, 'vatId', trader.vat_id,
          'withdrawal', trader.withdrawal
        ) end`.as('trader'),
      ])
      .where('item.id', '=', p('id')),
);

interface TraderRow {
  name: string;
  address: string;
  email: string;
  phone: string;
  register: string | null;
  vatId: string | null;
  withdrawal: string;
}

/** Why the moderators have sent an ad back or blocked it; their latest decision that stands. */
export const getReviewReason = prepared(
  'market.getReviewReason',
  (db, p: Placeholders<{ id: string }>) =>
    db
      .selectFrom('moderation_cases as kase')
      .innerJoin('moderation_decisions as decision', 'decision.case_id', 'kase.id')
      .select('decision.statement')
      .where('kase.thing_kind', '=', sql<string>`any('{item,listing}'::text[])`)
      .where('kase.thing_id', '=', p('id'))
      .where('decision.undone_at', 'is', null)
      .where('decision.action', '=', sql<'hide'>`any('{hide,reject}'::text[])`)
      .orderBy('decision.id', 'desc')
      .limit(1),
);

export const listCopies = prepared('market.listCopies', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('market_items')
    .innerJoin('market_items as this', (join) =>
      join
        .onRef('this.seller_id', '=', 'market_items.seller_id')
        .onRef('this.intent', '=', 'market_items.intent')
        .onRef('this.category', '=', 'market_items.category'),
    )
    .select(['market_items.id', 'market_items.title', 'market_items.status'])
    .where('this.id', '=', p('id'))
    .whereRef('market_items.id', '<>', 'this.id')
    .where('market_items.status', '=', sql<'active'>`any('{active,reserved,paused}'::text[])`)
    .where(sql<boolean>`similarity(lower(market_items.title), lower(this.title)) >= 0.6`)
    .orderBy('market_items.id', 'desc')
    .limit(3),
);
