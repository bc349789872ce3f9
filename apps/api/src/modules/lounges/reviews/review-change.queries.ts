import { type Placeholders, prepared } from '@oche/db';

/*
 * All of these run under the lounge's lock, so what one of them reads is still true when the next
 * one writes.
 */

const stateColumns = [
  'id',
  'author_id as authorId',
  'rating',
  'comment',
  'hidden_at as hiddenAt',
  'answer',
] as const;

export const getReviewState = prepared(
  'lounges.getReviewState',
  (db, p: Placeholders<{ id: number }>) =>
    db.selectFrom('lounge_reviews').select(stateColumns).where('id', '=', p('id')),
);

interface Author {
  loungeId: number;
  authorId: string;
}

export const getStateOfAuthor = prepared(
  'lounges.getReviewStateOfAuthor',
  (db, p: Placeholders<Author>) =>
    db
      .selectFrom('lounge_reviews')
      .select(stateColumns)
      .where('lounge_id', '=', p('loungeId'))
      .where('author_id', '=', p('authorId')),
);

/** Writes a member's only review of a lounge, or replaces it. An answer to it stays. */
export const saveReview = prepared(
  'lounges.saveReview',
  (db, p: Placeholders<Author & { rating: number; comment: string | null; now: string }>) =>
    db
      .insertInto('lounge_reviews')
      .values((eb) => ({
        lounge_id: p('loungeId'),
        author_id: p('authorId'),
        rating: p('rating'),
        comment: p('comment'),
        is_visit_confirmed: eb
          .exists(
            eb
              .selectFrom('bookings')
              .select('id')
              .where('lounge_id', '=', p('loungeId'))
              .where('member_id', '=', p('authorId'))
              .where('status', '=', 'completed'),
          )
          .$castTo<boolean>(),
        created_at: p('now'),
      }))
      .onConflict((conflict) =>
        conflict.columns(['lounge_id', 'author_id']).doUpdateSet((eb) => ({
          rating: eb.ref('excluded.rating'),
          comment: eb.ref('excluded.comment'),
          is_visit_confirmed: eb.ref('excluded.is_visit_confirmed'),
          edited_at: eb.ref('excluded.created_at'),
        })),
      )
      .returning('id'),
);

export const deleteReview = prepared(
  'lounges.deleteReview',
  (db, p: Placeholders<{ id: number }>) =>
    db.deleteFrom('lounge_reviews').where('id', '=', p('id')),
);

export const setAnswer = prepared(
  'lounges.setReviewAnswer',
  (db, p: Placeholders<{ id: number; answer: string; answeredBy: string; now: string }>) =>
    db
      .updateTable('lounge_reviews')
      .set({ answer: p('answer'), answered_by: p('answeredBy'), answered_at: p('now') })
      .where('id', '=', p('id')),
);

/** Member and ISO time; both null to show it again. */
export const setHidden = prepared(
  'lounges.setReviewHidden',
  (db, p: Placeholders<{ id: number; hiddenBy: string | null; hiddenAt: string | null }>) =>
    db
      .updateTable('lounge_reviews')
      .set({ hidden_by: p('hiddenBy'), hidden_at: p('hiddenAt') })
      .where('id', '=', p('id')),
);

/** Adds to number and sum of the ratings of visible reviews. */
export const addToRating = prepared(
  'lounges.addToRating',
  (db, p: Placeholders<{ loungeId: number; count: number; sum: number }>) =>
    db
      .updateTable('lounges')
      .set((eb) => ({
        rating_count: eb('rating_count', '+', p('count')),
        rating_sum: eb('rating_sum', '+', p('sum')),
      }))
      .where('id', '=', p('loungeId')),
);
