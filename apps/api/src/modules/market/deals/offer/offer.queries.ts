import { type Executor, type Placeholders, prepared } from '@oche/db';
import { type InferResult, sql } from 'kysely';

/** Offers with what both sides see of them. */
const described = (db: Executor) =>
  db
    .selectFrom('market_offers as offer')
    .innerJoin('market_items as item', 'item.id', 'offer.item_id')
    .leftJoin('market_deals as deal', 'deal.offer_id', 'offer.id')
    .leftJoin('market_offers as answered', 'answered.id', 'offer.answers_id')
    .leftJoin('conversations as conversation', (join) =>
      join.on('conversation.about', '=', sql`'market/' || offer.item_id || '/' || offer.buyer_id`),
    )
    .select([
      'offer.id',
      'offer.item_id as itemId',
      'offer.buyer_id as buyerId',
      'offer.by',
      'offer.amount_cents as amountCents',
      'answered.amount_cents as answeredCents',
      'offer.message',
      'offer.status',
      'offer.expires_at as expiresAt',
      'offer.created_at as createdAt',
      'item.seller_id as sellerId',
      'item.price_cents as priceCents',
      'item.status as itemStatus',
      'item.review',
      'deal.id as dealId',
      'conversation.id as conversationId',
    ]);

export type DescribedOffer = InferResult<ReturnType<typeof described>>[number];

/** No row for anybody but the two. */
export const getOffer = prepared(
  'offers.get',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    described(db)
      .where('offer.id', '=', p('id'))
      .where((eb) =>
        eb.or([eb('offer.buyer_id', '=', p('userId')), eb('item.seller_id', '=', p('userId'))]),
      ),
);

/** The latest about an item: all for its seller, for others their own. */
export const listOffers = prepared(
  'offers.list',
  (db, p: Placeholders<{ itemId: number; userId: string }>) =>
    described(db)
      .innerJoin('users as person', 'person.id', 'offer.buyer_id')
      .innerJoin('profiles as profile', 'profile.user_id', 'person.id')
      .select([
        'profile.username',
        'person.first_name as firstName',
        'person.last_name as lastName',
        'person.profile_image_url as profileImageUrl',
      ])
      .where('offer.item_id', '=', p('itemId'))
      .where((eb) =>
        eb.or([eb('offer.buyer_id', '=', p('userId')), eb('item.seller_id', '=', p('userId'))]),
      )
      .orderBy('offer.id', 'desc')
      .limit(100),
);
