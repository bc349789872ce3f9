import { anyOfIds, type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { selectReviews } from './review.select.ts';

const dealColumns = [
  'status',
  'buyer_id as buyerId',
  'seller_id as sellerId',
  'completed_at as completedAt',
] as const;

export const getReviewedDeal = prepared(
  'market.getReviewedDeal',
  (db, p: Placeholders<{ dealId: number }>) =>
    db.selectFrom('market_deals').select(dealColumns).where('id', '=', p('dealId')),
);

/** What both sides write comes one after the other, so that the second finds the first. */
export const lockReviewedDeal = prepared(
  'market.lockReviewedDeal',
  (db, p: Placeholders<{ dealId: number }>) =>
    db
      .selectFrom('market_deals')
      .select(dealColumns)
      .where('id', '=', p('dealId'))
      .forNoKeyUpdate(),
);

export const listReviewsOfDeal = prepared(
  'market.listReviewsOfDeal',
  (db, p: Placeholders<{ dealId: number }>) =>
    selectReviews(db).where('review.deal_id', '=', p('dealId')),
);

export const getReview = prepared('market.getReview', (db, p: Placeholders<{ id: number }>) =>
  selectReviews(db).where('review.id', '=', p('id')),
);

interface NewReview {
  dealId: number;
  authorId: string;
  subjectId: string;
  authorRole: 'buyer' | 'seller';
  rating: number;
  comment: string;
  now: string;
  dueAt: string;
}

/** Writes it, or changes it as long as nobody else has read it; no row then. */
export const saveReview = prepared('market.saveReview', (db, p: Placeholders<NewReview>) =>
  db
    .insertInto('market_reviews')
    .values({
      deal_id: p('dealId'),
      author_id: p('authorId'),
      subject_id: p('subjectId'),
      author_role: p('authorRole'),
      rating: p('rating'),
      comment: p('comment'),
      created_at: p('now'),
      due_at: p('dueAt'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['deal_id', 'author_id'])
        .doUpdateSet((eb) => ({
          rating: eb.ref('excluded.rating'),
          comment: eb.ref('excluded.comment'),
        }))
        .where('market_reviews.published_at', 'is', null),
    )
    .returning('id'),
);

const published = ['id', 'subject_id as subjectId', 'author_id as authorId'] as const;

/** Publishes both of a deal, if there are both. */
export const publishPair = prepared(
  'market.publishPair',
  (db, p: Placeholders<{ dealId: number; now: string }>) =>
    db
      .updateTable('market_reviews')
      .set({ published_at: p('now') })
      .where('deal_id', '=', p('dealId'))
      .where('published_at', 'is', null)
      .where(
        (eb) =>
          eb
            .selectFrom('market_reviews as each')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .where('each.deal_id', '=', p('dealId')),
        '=',
        2,
      )
      .returning(published),
);

/** Publishes what has waited for the other side long enough. */
export const publishDue = preparedList(
  'market.publishDueReviews',
  (db, p: Placeholders<{ now: string }>, limit) =>
    db
      .updateTable('market_reviews')
      .set({ published_at: p('now') })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('market_reviews as due')
          .select('due.id')
          .where('due.published_at', 'is', null)
          .where('due.due_at', '<=', p('now'))
          .orderBy('due.due_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning(published),
);

/** The first answer, and no other; no row then. */
export const answerReview = prepared(
  'market.answerReview',
  (db, p: Placeholders<{ id: number; answer: string; now: string }>) =>
    db
      .updateTable('market_reviews')
      .set({ answer: p('answer'), answered_at: p('now') })
      .where('id', '=', p('id'))
      .where('answer', 'is', null)
      .where('published_at', 'is not', null)
      .where('hidden_at', 'is', null)
      .returning(['author_id as authorId']),
);

/** Whose decision it is; both null to show it again. */
export const setHidden = prepared(
  'market.setReviewHidden',
  (db, p: Placeholders<{ id: number; hiddenBy: string | null; hiddenAt: string | null }>) =>
    db
      .updateTable('market_reviews')
      .set({ hidden_by: p('hiddenBy'), hidden_at: p('hiddenAt') })
      .where('id', '=', p('id'))
      .where('published_at', 'is not', null)
      .where(sql<boolean>`(hidden_at is null) = (${p('hiddenAt')}::timestamptz is not null)`)
      .returning('id'),
);

interface ReviewPage {
  subjectId: string;
  /** time and id of the last one before this page */
  beforeTime: string;
  beforeId: number;
}

/** What everybody can read about a member, newest first, along market_reviews_about. */
export const listReviewsAbout = preparedList(
  'market.listReviewsAbout',
  (db, p: Placeholders<ReviewPage>, limit) =>
    selectReviews(db)
      .where('review.subject_id', '=', p('subjectId'))
      .where('review.published_at', 'is not', null)
      .where('review.hidden_at', 'is', null)
      .where(
        sql<boolean>`(review.published_at, review.id)
          < (${p('beforeTime')}::timestamptz, ${p('beforeId')}::bigint)`,
      )
      .orderBy('review.published_at', 'desc')
      .orderBy('review.id', 'desc')
      .limit(limit),
);

/** How many there are, and their mean; everybody who has written counts once. */
export const rateReviewsAbout = prepared(
  'market.rateReviewsAbout',
  (db, p: Placeholders<{ subjectId: string }>) =>
    db
      .selectFrom(
        db
          .selectFrom('market_reviews')
          .select(sql<number>`avg(rating)`.as('mean'))
          .select(sql<number>`count(*)`.as('count'))
          .where('subject_id', '=', p('subjectId'))
          .where('published_at', 'is not', null)
          .where('hidden_at', 'is', null)
          .groupBy('author_id')
          .as('author'),
      )
      .select([
        sql<number | null>`avg(mean)::double precision`.as('avgRating'),
        sql<number>`coalesce(sum(count), 0)::integer`.as('totalReviews'),
      ]),
);

/** Reviews as moderators see them, also hidden ones. */
export const listReportedReviews = prepared(
  'market.listReportedReviews',
  (db, p: Placeholders<{ ids: number[] }>) =>
    selectReviews(db)
      .innerJoin('users as subject', 'subject.id', 'review.subject_id')
      .select(['subject.first_name as subjectFirstName', 'subject.last_name as subjectLastName'])
      .where('review.id', '=', anyOfIds(p('ids')))
      .where('review.published_at', 'is not', null),
);

export const getPartner = prepared('market.getDealPartner', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('users')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', p('id')),
);
