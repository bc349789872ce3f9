import type { ErrorCode } from '@oche/validators/errors';
import { type DealReview, REVIEW_DAYS } from '@oche/validators/trust/schemas';
import { type Actor, hasVoice, isWriter } from '../../../lib/actor.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';

/** What of a deal decides who can review whom. Times are ISO texts. */
export interface ReviewedDeal {
  status: string;
  buyerId: string;
  sellerId: string;
  completedAt: string | null;
}

export interface ReviewFacts {
  authorId: string;
  subjectId: string;
  answer: string | null;
  publishedAt: string | null;
  hiddenAt: string | null;
}

export type Side = 'buyer' | 'seller';

/** @returns on which side of the deal somebody is; null for everybody else */
export function sideOf(userId: string, { buyerId, sellerId }: ReviewedDeal): Side | null {
  if (userId === buyerId) return 'buyer';
  return userId === sellerId ? 'seller' : null;
}

/** Until when a deal can be reviewed, as an ISO time; null while it is not completed. */
export const reviewsUntil = ({ completedAt }: ReviewedDeal): string | null =>
  completedAt && new Date(Date.parse(completedAt) + REVIEW_DAYS * DAY_MS).toISOString();

/**
 * Why somebody can't review a deal of theirs. Once the time is over nobody can: otherwise whoever waits could answer a
 * review that the other side wrote without knowing theirs.
 * @param own what they have written already
 * @param now ISO time
 */
export function writeRefusal(
  deal: ReviewedDeal,
  own: Pick<ReviewFacts, 'publishedAt'> | undefined,
  now: string,
): ErrorCode | null {
  const until = reviewsUntil(deal);
  if (deal.status !== 'completed' || until === null) return 'DEAL_NOT_COMPLETED';
  if (own?.publishedAt) return 'DEAL_REVIEW_PUBLISHED';
  return now < until ? null : 'DEAL_REVIEW_CLOSED';
}

/** Whoever was reviewed answers once, as soon as everybody can read it. */
export function answerRefusal(
  actor: Pick<Actor, 'id'>,
  { subjectId, answer, publishedAt, hiddenAt }: ReviewFacts,
): ErrorCode | null {
  if (subjectId !== actor.id || !publishedAt || hiddenAt) return 'DEAL_REVIEW_NOT_FOUND';
  return answer === null ? null : 'DEAL_REVIEW_ANSWERED';
}

/** What somebody can do with a review. */
export const reviewRights = (actor: Actor | null, review: ReviewFacts): DealReview['can'] => ({
  answer: hasVoice(actor) && answerRefusal(actor, review) === null,
  report:
    isWriter(actor) &&
    review.authorId !== actor.id &&
    review.publishedAt !== null &&
    review.hiddenAt === null,
});
