import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Reviews, with what is told of them. */
export const listToldReviews = prepared(
  'lounges.listToldReviews',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('lounge_reviews as review')
      .innerJoin('lounges as lounge', 'lounge.id', 'review.lounge_id')
      .innerJoin('users as author', 'author.id', 'review.author_id')
      .select([
        'review.id',
        'lounge.id as loungeId',
        'lounge.name as lounge',
        'author.first_name as author',
        'review.rating',
        'review.comment',
        'review.answer',
      ])
      .where('review.id', '=', anyOfIds(p('ids'))),
);

const reviewId = sql`(item.payload ->> 'reviewId')::bigint`;

/** Whether the review of the row `item` of notifications is seen, of a lounge of the recipient's. */
export const isOfOwnLounge = sql<boolean>`exists (
  select from lounge_reviews review
  join lounge_staff ownership on ownership.lounge_id = review.lounge_id and ownership.role = 'owner'
  where review.id = ${reviewId} and review.hidden_at is null and ownership.user_id = item.recipient_id
)`;

/** Whether the recipient's review is seen, and answered. */
export const isOwnAnswered = sql<boolean>`exists (
  select from lounge_reviews review
  where review.id = ${reviewId} and review.hidden_at is null and review.answer is not null
    and review.author_id = item.recipient_id
)`;

/** Whether everybody sees the review, on the page of a lounge that can be found. */
export const isReviewShown = sql<boolean>`exists (
  select from lounge_reviews review join lounges lounge on lounge.id = review.lounge_id
  where review.id = ${reviewId} and review.hidden_at is null and lounge.is_active
)`;

export const getOwner = prepared(
  'lounges.getToldOwner',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .selectFrom('lounge_staff')
      .select('user_id as userId')
      .where('lounge_id', '=', p('loungeId'))
      .where('role', '=', 'owner'),
);
