import { randomUUID } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import type { answerReviewInput, Review, saveReviewInput } from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { announce, notify } from '../../notifications/index.ts';
import { thoseWhoHear } from '../../watching/index.ts';
import { getMembership } from '../access/staff-access.queries.ts';
import { staffRoleOf } from '../access/staff-access.service.ts';
import { loungeReviewed, loungeWatched, reviewAnswered } from '../lounges.notifications.ts';
import { lockLounge } from '../page/lounge-lock.queries.ts';
import { loungePlace } from '../watching/lounge-places.service.ts';
import { requireAnswerable, requireReviewable, requireReviewDeletable } from './review.policy.ts';
import * as queries from './review-change.queries.ts';
import { changeRating, lockReview, readReview } from './review-change.service.ts';
import { getOwner } from './told-review.queries.ts';

/**
 * Writes a member's only review of a lounge, or edits it if there is one. A hidden review stays
 * hidden. Saving the same content again changes nothing.
 *
 * @throws AppError LOUNGE_NOT_FOUND, LOUNGE_INACTIVE, REVIEW_OF_OWN_LOUNGE
 */
export async function saveReview(
  ctx: MemberContext,
  { loungeId, rating, comment: text }: z.output<typeof saveReviewInput>,
): Promise<Review> {
  requireVoice(ctx.actor);
  const author = { loungeId, authorId: ctx.actor.id };
  const comment = text ?? null;
  const id = await withTransaction(ctx.db, async (tx) => {
    await lockReviewedLounge(tx, author);
    const old = await queries.getStateOfAuthor.first(tx, author);
    if (old && old.rating === rating && old.comment === comment) return old.id;
    const now = ctx.clock.now().toISOString();
    const [saved] = await queries.saveReview(tx, { ...author, rating, comment, now });
    if (!saved) throw new Error('the review was not saved');
    const isHidden = Boolean(old?.hiddenAt);
    await changeRating(ctx, tx, loungeId, {
      before: isHidden ? null : (old?.rating ?? null),
      after: isHidden ? null : rating,
    });
    if (!old) await tellOfReview(ctx, tx, { loungeId, reviewId: saved.id });
    return saved.id;
  });
  return readReview(ctx, id);
}

/** The owner hears at once, and by jobs everybody who watches the lounge. */
async function tellOfReview(
  ctx: MemberContext,
  tx: Tx,
  payload: { loungeId: number; reviewId: number },
): Promise<void> {
  const owner = await getOwner.first(tx, payload);
  const happened = { eventId: randomUUID(), payload, actorId: ctx.actor.id };
  await tellHearing(ctx, tx, loungeReviewed, {
    ...happened,
    recipientIds: owner ? [owner.userId] : [],
  });
  await announce(tx, loungeWatched, happened);
}

type Told = Parameters<typeof notify<{ loungeId: number; reviewId: number }>>[3];

/** Those who have muted the lounge hear of nothing there. */
async function tellHearing(
  ctx: MemberContext,
  tx: Tx,
  kind: typeof loungeReviewed,
  told: Told,
): Promise<void> {
  const place = loungePlace(told.payload.loungeId);
  const hearing = await thoseWhoHear(tx, [place], told.recipientIds);
  await notify(ctx, tx, kind, { ...told, recipientIds: [...hearing] });
}

/** Locks the lounge. Refuses its own team, which can't review it. */
async function lockReviewedLounge(
  tx: Tx,
  { loungeId, authorId }: { loungeId: number; authorId: string },
): Promise<void> {
  const lounge = await lockLounge.first(tx, { id: loungeId });
  if (!lounge) throw new AppError('LOUNGE_NOT_FOUND');
  const membership = await getMembership.first(tx, { loungeId, userId: authorId });
  requireReviewable({ isActive: lounge.isActive, staffRole: membership?.staffRole ?? null });
}

/**
 * Deletes the member's own review, with the answer to it.
 * @throws AppError REVIEW_NOT_FOUND, FORBIDDEN
 */
export async function deleteReview(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const { lounge, review } = await lockReview(tx, id);
    requireReviewDeletable(ctx.actor, review);
    await queries.deleteReview(tx, { id });
    await changeRating(ctx, tx, lounge.id, { before: review.rating, after: null });
  });
}

/**
 * Answers a review in the name of the lounge, which can be done once.
 * @throws AppError REVIEW_NOT_FOUND, FORBIDDEN, REVIEW_ANSWERED
 */
export async function answerReview(
  ctx: MemberContext,
  { id, answer }: z.output<typeof answerReviewInput>,
): Promise<Review> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const { lounge, review } = await lockReview(tx, id);
    requireAnswerable(ctx.actor, review, await staffRoleOf(tx, ctx.actor, lounge.id));
    const now = ctx.clock.now().toISOString();
    await queries.setAnswer(tx, { id, answer, answeredBy: ctx.actor.id, now });
    await ctx.events.publish(tx, 'lounge.changed', { loungeId: lounge.id });
    await tellHearing(ctx, tx, reviewAnswered, {
      eventId: randomUUID(),
      recipientIds: [review.authorId],
      payload: { reviewId: id, loungeId: lounge.id },
    });
  });
  return readReview(ctx, id);
}
