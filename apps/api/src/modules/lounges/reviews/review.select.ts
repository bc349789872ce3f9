import type { Executor } from '@oche/db';
import type { Review } from '@oche/validators/lounges/schemas';
import { type InferResult, sql } from 'kysely';

/** All reviews. Callers narrow them by where, order and limit before anything is joined to them. */
export const reviewRows = (db: Executor) => db.selectFrom('lounge_reviews').selectAll();

/** @param readsReports whether to read the number of open reports, for moderators */
export function selectReviews(
  db: Executor,
  rows: ReturnType<typeof reviewRows>,
  { readsReports }: { readsReports: boolean },
) {
  const openReports = readsReports
    ? sql<number>`coalesce((select report_count from moderation_cases
        where thing_kind = 'review' and thing_id = review.id::text and closed_at is null), 0)`
    : sql<number>`0`;
  return db
    .selectFrom(rows.as('review'))
    .innerJoin('users as author', 'author.id', 'review.author_id')
    .select([
      'review.id',
      'review.lounge_id as loungeId',
      'review.rating',
      'review.comment',
      'review.author_id as authorId',
      'author.first_name as firstName',
      'author.last_name as lastName',
      'review.is_visit_confirmed as isVisitConfirmed',
      'review.created_at as createdAt',
      'review.edited_at as editedAt',
      'review.answer',
      'review.answered_at as answeredAt',
      'review.hidden_at as hiddenAt',
      openReports.as('openReports'),
    ]);
}

export type ReviewRow = InferResult<ReturnType<typeof selectReviews>>[number];

/** @param can what the reader can do with it */
export const toReview = (row: ReviewRow, can: Review['can']): Review => ({
  id: row.id,
  loungeId: row.loungeId,
  rating: row.rating,
  comment: row.comment,
  author: { id: row.authorId, firstName: row.firstName, lastName: row.lastName },
  isVisitConfirmed: row.isVisitConfirmed,
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  answer:
    row.answer !== null && row.answeredAt !== null
      ? { text: row.answer, createdAt: row.answeredAt }
      : null,
  isHidden: row.hiddenAt !== null,
  openReports: row.openReports,
  can,
});
