import { anyOfIds, type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { reviewRows, selectReviews } from './review.select.ts';

interface ReviewPage {
  loungeId: number;
  /** only reviews with smaller ids, which are older */
  before: number;
}

/** Newest first, along the index lounge_reviews_listing, which doesn't contain hidden ones. */
export const listReviews = preparedList(
  'lounges.listReviews',
  (db, p: Placeholders<ReviewPage>, limit) => {
    const page = reviewRows(db)
      .where('lounge_id', '=', p('loungeId'))
      .where('hidden_at', 'is', null)
      .where('id', '<', p('before'))
      .orderBy('id', 'desc')
      .limit(limit);
    return selectReviews(db, page, { readsReports: false }).orderBy('review.id', 'desc');
  },
);

/** With hidden reviews and the number of open reports, for moderators. */
export const listAllReviews = preparedList(
  'lounges.listAllReviews',
  (db, p: Placeholders<ReviewPage>, limit) => {
    const page = reviewRows(db)
      .where('lounge_id', '=', p('loungeId'))
      .where('id', '<', p('before'))
      .orderBy('id', 'desc')
      .limit(limit);
    return selectReviews(db, page, { readsReports: true }).orderBy('review.id', 'desc');
  },
);

interface AskedBy {
  loungeId: number;
  /** the reader's id; empty for visitors */
  memberId: string;
}

/**
 * What decides who may read the lounge's reviews, and how many of them have 1, 2, 3, 4 and 5 stars.
 */
export const getReviewedLounge = prepared(
  'lounges.getReviewedLounge',
  (db, p: Placeholders<AskedBy>) =>
    db
      .selectFrom('lounges as lounge')
      .leftJoin('lounge_staff as staff', (join) =>
        join.onRef('staff.lounge_id', '=', 'lounge.id').on('staff.user_id', '=', p('memberId')),
      )
      .select((eb) => [
        'lounge.is_active as isActive',
        'staff.role as staffRole',
        eb
          .exists(
            eb
              .selectFrom('bookings')
              .select('id')
              .where('member_id', '=', p('memberId'))
              .whereRef('lounge_id', '=', 'lounge.id')
              // not asked about active lounges, which everybody may read
              .where('lounge.is_active', '=', false),
          )
          .$castTo<boolean>()
          .as('hasBooked'),
        eb
          .selectFrom('lounge_reviews as review')
          .select(
            sql<number[]>`array[
              count(*) filter (where review.rating = 1), count(*) filter (where review.rating = 2),
              count(*) filter (where review.rating = 3), count(*) filter (where review.rating = 4),
              count(*) filter (where review.rating = 5)
            ]`.as('counts'),
          )
          .whereRef('review.lounge_id', '=', 'lounge.id')
          .where('review.hidden_at', 'is', null)
          .$asScalar()
          .$notNull()
          .as('distribution'),
      ])
      .where('lounge.id', '=', p('loungeId')),
);

/** A member's review of a lounge, even if it is hidden. */
export const getReviewOf = prepared('lounges.getReviewOf', (db, p: Placeholders<AskedBy>) =>
  selectReviews(
    db,
    reviewRows(db).where('lounge_id', '=', p('loungeId')).where('author_id', '=', p('memberId')),
    { readsReports: false },
  ),
);

const getReviewWith = (name: string, reads: { readsReports: boolean }) =>
  prepared(name, (db, p: Placeholders<{ id: number }>) =>
    selectReviews(db, reviewRows(db).where('id', '=', p('id')), reads),
  );

/** A review, even if it is hidden. */
export const getReview = getReviewWith('lounges.getReview', { readsReports: false });
/** A review with the number of open reports, for moderators. */
export const getReportedReview = getReviewWith('lounges.getReportedReview', { readsReports: true });

/** Reviews as moderators see them, also hidden ones. */
export const listReportedReviews = prepared(
  'lounges.listReportedReviews',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('lounge_reviews as review')
      .innerJoin('lounges as lounge', 'lounge.id', 'review.lounge_id')
      .innerJoin('users as author', 'author.id', 'review.author_id')
      .select([
        'review.id',
        'review.comment',
        'review.hidden_at as hiddenAt',
        'lounge.id as loungeId',
        'lounge.name as loungeName',
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('review.id', '=', sql<number>`any(${p('ids')}::bigint[])`),
);

/** Those of some lounges that a member has reviewed. */
export const listReviewed = prepared(
  'lounges.listReviewed',
  (db, p: Placeholders<{ authorId: string; loungeIds: number[] }>) =>
    db
      .selectFrom('lounge_reviews')
      .select('lounge_id as loungeId')
      .where('author_id', '=', p('authorId'))
      .where('lounge_id', '=', anyOfIds(p('loungeIds')))
      .orderBy('lounge_id'),
);
