import type { Executor } from '@oche/db';
import type { DealReview } from '@oche/validators/trust/schemas';
import type { InferResult } from 'kysely';

/** Reviews with who wrote them. Whoever has written in public stays named there (ADR 17). */
export const selectReviews = (db: Executor) =>
  db
    .selectFrom('market_reviews as review')
    .innerJoin('users as author', 'author.id', 'review.author_id')
    .innerJoin('profiles as profile', 'profile.user_id', 'author.id')
    .select([
      'review.id',
      'review.deal_id as dealId',
      'review.subject_id as subjectId',
      'review.rating',
      'review.comment',
      'review.author_id as authorId',
      'profile.username',
      'author.first_name as firstName',
      'author.last_name as lastName',
      'author.profile_image_url as profileImageUrl',
      'review.author_role as authorRole',
      'review.created_at as createdAt',
      'review.published_at as publishedAt',
      'review.answer',
      'review.answered_at as answeredAt',
      'review.hidden_at as hiddenAt',
    ]);

export type ReviewRow = InferResult<ReturnType<typeof selectReviews>>[number];

/** @param can what the reader can do with it */
export const toReview = (row: ReviewRow, can: DealReview['can']): DealReview => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  author: {
    id: row.authorId,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
  },
  authorRole: row.authorRole,
  createdAt: row.createdAt,
  publishedAt: row.publishedAt,
  answer:
    row.answer !== null && row.answeredAt !== null
      ? { text: row.answer, createdAt: row.answeredAt }
      : null,
  isHidden: row.hiddenAt !== null,
  can,
});
