import type { Deps } from '../../../lib/deps.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import * as queries from './renewal.queries.ts';
import { renewTrust } from './trust.service.ts';

/** Both sides of a deal, as it counts for both. */
export async function renewAfterDeal(deps: Deps, { dealId }: { dealId: number }): Promise<void> {
  const sides = await queries.getSidesOfDeal.first(deps.db, { dealId });
  if (sides) await renewTrust(deps, [sides.buyerId, sides.sellerId]);
}

export async function renewAfterReview(
  deps: Deps,
  { reviewId }: { reviewId: number },
): Promise<void> {
  const review = await queries.getSubjectOfReview.first(deps.db, { reviewId });
  if (review) await renewTrust(deps, [review.subjectId]);
}

export const renewAfterVerification = (deps: Deps, { userId }: { userId: string }): Promise<void> =>
  renewTrust(deps, [userId]);

/** Whoever shows an ad has a row from then on, and is not computed for each of its readers. */
export async function renewAfterItem(deps: Deps, { itemId }: { itemId: number }): Promise<void> {
  const item = await queries.getSellerOfItem.first(deps.db, { itemId });
  if (item) await renewTrust(deps, [item.sellerId]);
}

/** How long one waits for the next message of a seller, as a chat has many. */
const PAUSE_MS = 5 * MINUTE_MS;

export async function renewAfterMessage(
  { db, clock }: Deps,
  { messageId }: { messageId: number },
): Promise<void> {
  const message = await queries.getAnsweringSeller.first(db, { messageId });
  if (!message?.sellerId) return;
  const { sellerId } = message;
  await addJob(
    db,
    'trust.renew',
    { userIds: [sellerId] },
    {
      key: `trust.renew/${sellerId}`,
      runAt: new Date(clock.now().getTime() + PAUSE_MS),
    },
  );
}
