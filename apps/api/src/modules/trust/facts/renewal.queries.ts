import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

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

export const getSellerOfItem = prepared(
  'trust.getSellerOfItem',
  (db, p: Placeholders<{ itemId: number }>) =>
    db.selectFrom('market_items').select('seller_id as sellerId').where('id', '=', p('itemId')),
);

/** Who has answered a buyer with this message; nobody if it is the buyer's own, or about something else. */
export const getAnsweringSeller = prepared(
  'trust.getAnsweringSeller',
  (db, p: Placeholders<{ messageId: number }>) =>
    db
      .selectFrom('conversation_messages as message')
      .innerJoin('conversations', 'conversations.id', 'message.conversation_id')
      .select('message.sender_id as sellerId')
      .where('message.id', '=', p('messageId'))
      .where('message.sender_id', 'is not', null)
      .where('conversations.kind', '=', 'market')
      .where(sql<boolean>`split_part(conversations.about, '/', 3) <> message.sender_id`),
);
