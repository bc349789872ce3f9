import { withTransaction } from '@oche/db';
import type { hideReviewInput, Review, reportReviewInput } from '@oche/validators/lounges';
import type { z } from 'zod';
import { requireModerator, requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { requireReportable } from './review.policy.ts';
import * as queries from './review-change.queries.ts';
import { changeRating, lockReview, readReview } from './review-change.service.ts';

/**
 * Reports a review to the moderators; each member can do so once.
 * @throws AppError REVIEW_NOT_FOUND, FORBIDDEN for one's own review, REVIEW_REPORTED
 */
export async function reportReview(
  ctx: MemberContext,
  { id, reason }: z.output<typeof reportReviewInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const { review } = await lockReview(tx, id);
    requireReportable(ctx.actor, review);
    const now = ctx.clock.now().toISOString();
    const report = { reviewId: id, reporterId: ctx.actor.id, reason, now };
    const [inserted] = await queries.insertReport(tx, report);
    if (!inserted) throw new AppError('REVIEW_REPORTED');
  });
}

/**
 * Hides a review, or shows it (again). Either decision closes its reports.
 * @throws AppError FORBIDDEN, REVIEW_NOT_FOUND
 */
export async function hideReview(
  ctx: MemberContext,
  { id, isHidden }: z.output<typeof hideReviewInput>,
): Promise<Review> {
  requireWriter(ctx.actor);
  requireModerator(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const { lounge, review } = await lockReview(tx, id);
    const now = ctx.clock.now().toISOString();
    await queries.resolveReports(tx, { reviewId: id, now });
    if (isHidden === Boolean(review.hiddenAt)) return;
    await queries.setHidden(tx, {
      id,
      hiddenBy: isHidden ? ctx.actor.id : null,
      hiddenAt: isHidden ? now : null,
    });
    await changeRating(ctx, tx, lounge.id, {
      before: isHidden ? review.rating : null,
      after: isHidden ? null : review.rating,
    });
  });
  return readReview(ctx, id);
}
