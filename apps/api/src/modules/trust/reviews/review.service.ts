import { randomUUID } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import type {
  answerDealReviewInput,
  DealReview,
  DealReviews,
  saveDealReviewInput,
} from '@oche/validators/trust/schemas';
import type { z } from 'zod';
import { hasVoice, requireVoice } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError, refuseFor } from '../../../lib/errors.ts';
import { notify } from '../../notifications/index.ts';
import { publish } from './publishing.service.ts';
import * as policy from './review.policy.ts';
import * as queries from './review.queries.ts';
import { type ReviewRow, toReview } from './review.select.ts';
import { reviewAnswered, reviewAwaited } from './reviews.notifications.ts';

type Deal = NonNullable<Awaited<ReturnType<typeof queries.getReviewedDeal.first>>>;

/** @throws AppError DEAL_NOT_FOUND for everybody but its two sides */
function sideIn(ctx: ActingContext, deal: Deal | undefined): { deal: Deal; side: policy.Side } {
  const side = deal && policy.sideOf(ctx.actor.id, deal);
  if (!deal || !side) throw new AppError('DEAL_NOT_FOUND');
  return { deal, side };
}

const show = (ctx: ActingContext, row: ReviewRow): DealReview =>
  toReview(row, policy.reviewRights(ctx.actor, row));

/**
 * What the two sides of a deal have said of each other. What the other side has written is read only when it is
 * published.
 * @throws AppError DEAL_NOT_FOUND
 */
export async function getDealReviews(
  ctx: ActingContext,
  { dealId }: { dealId: number },
): Promise<DealReviews> {
  const { deal, side } = sideIn(ctx, await queries.getReviewedDeal.first(ctx.db, { dealId }));
  const rows = await queries.listReviewsOfDeal(ctx.db, { dealId });
  const own = rows.find(({ authorId }) => authorId === ctx.actor.id);
  const received = rows.find(
    ({ subjectId, publishedAt, hiddenAt }) =>
      subjectId === ctx.actor.id && publishedAt !== null && hiddenAt === null,
  );
  const partnerId = side === 'buyer' ? deal.sellerId : deal.buyerId;
  const partner = await queries.getPartner.first(ctx.db, { id: partnerId });
  if (!partner) throw new AppError('DEAL_NOT_FOUND');
  const now = ctx.clock.now().toISOString();
  return {
    partner,
    role: side,
    canWrite: hasVoice(ctx.actor) && policy.writeRefusal(deal, own, now) === null,
    until: policy.reviewsUntil(deal),
    own: own ? show(ctx, own) : null,
    received: received ? show(ctx, received) : null,
  };
}

/**
 * Writes what one side thinks of the other, or changes it as long as the other doesn't see it. When both have
 * written, both are published.
 * @throws AppError DEAL_NOT_FOUND, DEAL_NOT_COMPLETED, DEAL_REVIEW_PUBLISHED, DEAL_REVIEW_CLOSED
 */
export async function saveReview(
  ctx: ActingContext,
  { dealId, rating, comment }: z.output<typeof saveDealReviewInput>,
): Promise<DealReviews> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const { deal, side } = sideIn(ctx, await queries.lockReviewedDeal.first(tx, { dealId }));
    const rows = await queries.listReviewsOfDeal(tx, { dealId });
    const own = rows.find(({ authorId }) => authorId === ctx.actor.id);
    const now = ctx.clock.now().toISOString();
    refuseFor(policy.writeRefusal(deal, own, now));
    const subjectId = side === 'buyer' ? deal.sellerId : deal.buyerId;
    const [saved] = await queries.saveReview(tx, {
      dealId,
      authorId: ctx.actor.id,
      subjectId,
      authorRole: side,
      rating,
      comment,
      now,
      dueAt: policy.reviewsUntil(deal) ?? now,
    });
    if (!saved) throw new AppError('DEAL_REVIEW_PUBLISHED');
    const both = await queries.publishPair(tx, { dealId, now });
    await publish(ctx, tx, both);
    if (!own && both.length === 0) await tellAwaited(ctx, tx, { dealId, subjectId });
  });
  return getDealReviews(ctx, { dealId });
}

/** The other side learns that there is something to be read, once they have written, too. */
const tellAwaited = (
  ctx: ActingContext,
  tx: Tx,
  { dealId, subjectId }: { dealId: number; subjectId: string },
): Promise<void> =>
  notify(ctx, tx, reviewAwaited, {
    eventId: randomUUID(),
    recipientIds: [subjectId],
    payload: { dealId },
  });

/**
 * Answers what somebody has written, once.
 * @throws AppError DEAL_REVIEW_NOT_FOUND, DEAL_REVIEW_ANSWERED
 */
export async function answerReview(
  ctx: ActingContext,
  { id, answer }: z.output<typeof answerDealReviewInput>,
): Promise<DealReview> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const review = await queries.getReview.first(tx, { id });
    if (!review) throw new AppError('DEAL_REVIEW_NOT_FOUND');
    refuseFor(policy.answerRefusal(ctx.actor, review));
    const now = ctx.clock.now().toISOString();
    const [answered] = await queries.answerReview(tx, { id, answer, now });
    if (!answered) throw new AppError('DEAL_REVIEW_ANSWERED');
    await notify(ctx, tx, reviewAnswered, {
      eventId: randomUUID(),
      recipientIds: [answered.authorId],
      payload: { reviewId: id },
    });
  });
  const row = await queries.getReview.first(ctx.db, { id });
  if (!row) throw new AppError('DEAL_REVIEW_NOT_FOUND');
  return show(ctx, row);
}
