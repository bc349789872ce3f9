import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Reviews, with what is told of them. Names are first names. */
export const listToldReviews = prepared(
  'market.listToldReviews',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('market_reviews as review')
      .innerJoin('users as author', 'author.id', 'review.author_id')
      .innerJoin('users as subject', 'subject.id', 'review.subject_id')
      .select([
        'review.id',
        'review.deal_id as dealId',
        'review.subject_id as subjectId',
        'review.rating',
        'review.comment',
        'review.answer',
        'author.first_name as author',
        'subject.first_name as subject',
      ])
      .where('review.id', '=', anyOfIds(p('ids')))
      .where('review.hidden_at', 'is', null),
);

/** Deals, with the two who made them. */
export const listToldDeals = prepared(
  'market.listToldReviewedDeals',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('market_deals as deal')
      .innerJoin('users as buyer', 'buyer.id', 'deal.buyer_id')
      .innerJoin('users as seller', 'seller.id', 'deal.seller_id')
      .innerJoin('market_items as item', 'item.id', 'deal.item_id')
      .select([
        'deal.id as dealId',
        'deal.buyer_id as buyerId',
        'buyer.first_name as buyer',
        'seller.first_name as seller',
        'item.title',
      ])
      .where('deal.id', '=', anyOfIds(p('ids'))),
);

const reviewId = sql`(item.payload ->> 'reviewId')::bigint`;

/** Whether the recipient was reviewed in the row `item` of notifications, and everybody can read it. */
export const isAboutRecipient = sql<boolean>`exists (
  select from market_reviews review
  where review.id = ${reviewId} and review.published_at is not null and review.hidden_at is null
    and review.subject_id = item.recipient_id
)`;

/** Whether the recipient's review is seen, and answered. */
export const isRecipientAnswered = sql<boolean>`exists (
  select from market_reviews review
  where review.id = ${reviewId} and review.hidden_at is null and review.answer is not null
    and review.author_id = item.recipient_id
)`;

/** Whether the other side of the recipient's deal has written, and the recipient has not. */
export const isAwaitedFromRecipient = sql<boolean>`exists (
  select from market_reviews review
  where review.deal_id = (item.payload ->> 'dealId')::bigint
    and review.subject_id = item.recipient_id and review.published_at is null
    and not exists (
      select from market_reviews own
      where own.deal_id = review.deal_id and own.author_id = item.recipient_id
    )
)`;
