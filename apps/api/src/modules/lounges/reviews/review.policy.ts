import type { ErrorCode } from '@oche/validators/errors';
import type { Review, StaffRole } from '@oche/validators/lounges/schemas';
import { type Actor, hasVoice, isWriter, moderates } from '../../../lib/actor.ts';
import { refuseFor } from '../../../lib/errors.ts';
import type { Membership } from '../lounges.policy.ts';

interface ReviewFacts {
  authorId: string;
  answer: string | null;
  /** ISO time; null while the review is visible to everybody */
  hiddenAt: string | null;
}

interface ReviewedLounge extends Membership {
  isActive: boolean;
}

/** Why something is refused; null when it is allowed. */
type Refusal = ErrorCode | null;

/** The team can't review its own lounge; an admin outside of the team can. */
const writeRefusal = ({ isActive, staffRole }: ReviewedLounge): Refusal =>
  isActive ? (staffRole ? 'REVIEW_OF_OWN_LOUNGE' : null) : 'LOUNGE_INACTIVE';

/** @throws AppError LOUNGE_INACTIVE, REVIEW_OF_OWN_LOUNGE */
export function requireReviewable(lounge: ReviewedLounge): void {
  refuseFor(writeRefusal(lounge));
}

/** Authors can't delete a review that is hidden, as they could simply write it again. */
const deleteRefusal = (actor: Actor, { authorId, hiddenAt }: ReviewFacts): Refusal =>
  authorId !== actor.id || hiddenAt ? 'FORBIDDEN' : null;

/** @throws AppError FORBIDDEN */
export function requireReviewDeletable(actor: Actor, review: ReviewFacts): void {
  refuseFor(deleteRefusal(actor, review));
}

/** The team can answer a visible review once, but nobody can answer their own. */
function answerRefusal(actor: Actor, review: ReviewFacts, role: StaffRole | null): Refusal {
  if (!role || review.authorId === actor.id) return 'FORBIDDEN';
  if (review.hiddenAt) return 'REVIEW_NOT_FOUND';
  return review.answer === null ? null : 'REVIEW_ANSWERED';
}

/**
 * @param role the actor's role in the lounge
 * @throws AppError FORBIDDEN, REVIEW_NOT_FOUND, REVIEW_ANSWERED
 */
export function requireAnswerable(actor: Actor, review: ReviewFacts, role: StaffRole | null): void {
  refuseFor(answerRefusal(actor, review, role));
}

function reportRefusal(actor: Actor, review: ReviewFacts): Refusal {
  if (review.authorId === actor.id) return 'FORBIDDEN';
  return review.hiddenAt ? 'REVIEW_NOT_FOUND' : null;
}

/** Whether the actor can write a review of a lounge, or edit their own. */
export const canReview = (actor: Actor | null, lounge: ReviewedLounge): boolean =>
  hasVoice(actor) && writeRefusal(lounge) === null;

/**
 * What the actor can do with a review.
 * @param role the actor's role in the lounge
 */
export function reviewRights(
  actor: Actor | null,
  review: ReviewFacts,
  role: StaffRole | null,
): Review['can'] {
  if (!isWriter(actor)) return { delete: false, report: false, answer: false, hide: false };
  return {
    delete: deleteRefusal(actor, review) === null,
    report: reportRefusal(actor, review) === null,
    answer: hasVoice(actor) && answerRefusal(actor, review, role) === null,
    hide: moderates(actor, 'site'),
  };
}
