import type { Deps } from '../../../lib/deps.ts';
import { getSidesOfDeal, getSubjectOfReview } from './renewal.queries.ts';
import { renewTrust } from './trust.service.ts';

/** Both sides of a deal, as it counts for both. */
export async function renewAfterDeal(deps: Deps, { dealId }: { dealId: number }): Promise<void> {
  const sides = await getSidesOfDeal.first(deps.db, { dealId });
  if (sides) await renewTrust(deps, [sides.buyerId, sides.sellerId]);
}

export async function renewAfterReview(
  deps: Deps,
  { reviewId }: { reviewId: number },
): Promise<void> {
  const review = await getSubjectOfReview.first(deps.db, { reviewId });
  if (review) await renewTrust(deps, [review.subjectId]);
}

export const renewAfterVerification = (deps: Deps, { userId }: { userId: string }): Promise<void> =>
  renewTrust(deps, [userId]);
