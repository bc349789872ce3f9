import type { Tx } from '@oche/db';
import type { Review } from '@oche/validators/lounges/schemas';
import { isModerator } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { staffRoleOf } from '../access/staff-access.service.ts';
import { lockLoungeOfReview } from '../page/lounge-lock.queries.ts';
import '../lounges.events.ts';
import { reviewRights } from './review.policy.ts';
import { getReportedReview, getReview } from './review.queries.ts';
import { toReview } from './review.select.ts';
import * as queries from './review-change.queries.ts';

/*
 * The steps of all changes of reviews: lock the lounge's row, decide, write, count. The lock puts
 * the changes of a lounge's reviews in one order, so that its mean is right.
 */

/** @throws AppError REVIEW_NOT_FOUND */
export async function lockReview(tx: Tx, id: number) {
  const lounge = await lockLoungeOfReview.first(tx, { reviewId: id });
  const review = lounge && (await queries.getReviewState.first(tx, { id }));
  if (!review) throw new AppError('REVIEW_NOT_FOUND');
  return { lounge, review };
}

/**
 * Ends every change of a review: updates the lounge's number and sum of ratings, and publishes the
 * event for pages that show them.
 *
 * @param change the rating that counted before, and the one that counts now; null if none does
 */
export async function changeRating(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  loungeId: number,
  { before, after }: { before: number | null; after: number | null },
): Promise<void> {
  const count = Number(after !== null) - Number(before !== null);
  const sum = (after ?? 0) - (before ?? 0);
  await queries.addToRating(tx, { loungeId, count, sum });
  await events.publish(tx, 'lounge.changed', { loungeId });
}

/** @throws AppError REVIEW_NOT_FOUND, e.g. when it was deleted meanwhile */
export async function readReview(ctx: MemberContext, id: number): Promise<Review> {
  const read = isModerator(ctx.actor) ? getReportedReview : getReview;
  const row = await read.first(ctx.db, { id });
  if (!row) throw new AppError('REVIEW_NOT_FOUND');
  const role = await staffRoleOf(ctx.db, ctx.actor, row.loungeId);
  return toReview(row, reviewRights(ctx.actor, row, role));
}
