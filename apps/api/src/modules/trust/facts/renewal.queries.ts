import { type Placeholders, prepared } from '@oche/db';

export const getSidesOfDeal = prepared(
  'trust.getSidesOfDeal',
  (db, p: Placeholders<{ dealId: number }>) =>
    db
      .selectFrom('market_deals')
      .select(['buyer_id as buyerId', 'seller_id as sellerId'])
      .where('id', '=', p('dealId')),
);

export const getSubjectOfReview = prepared(
  'trust.getSubjectOfReview',
  (db, p: Placeholders<{ reviewId: number }>) =>
    db
      .selectFrom('market_reviews')
      .select('subject_id as subjectId')
      .where('id', '=', p('reviewId')),
);
