import { type Executor, type Tx, withTransaction } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { hideReviewInput, Review } from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import { requireScope, requireWriter } from '../../../lib/actor.ts';
import type { Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { noteModeration, noteRestoration } from '../../moderation/index.ts';
import { lockLoungeOfReview } from '../page/lounge-lock.queries.ts';
import { listReportedReviews } from './review.queries.ts';
import * as queries from './review-change.queries.ts';
import { changeRating, lockReview, readReview } from './review-change.service.ts';

type LockedReview = Awaited<ReturnType<typeof lockReview>>;

/**
 * Hides a review, or shows it (again). Either decision closes its reports.
 * @throws AppError FORBIDDEN, REVIEW_NOT_FOUND
 */
export async function hideReview(
  ctx: MemberContext,
  { id, isHidden }: z.output<typeof hideReviewInput>,
): Promise<Review> {
  requireWriter(ctx.actor);
  requireScope(ctx.actor, 'site');
  await withTransaction(ctx.db, async (tx) => {
    const locked = await lockReview(tx, id);
    const wasHidden = Boolean(locked.review.hiddenAt);
    const entry = {
      thing: { kind: 'review', id },
      scope: 'site',
      before: { isHidden: wasHidden },
      after: { isHidden },
    };
    if (isHidden === wasHidden) {
      if (!isHidden) await noteModeration(ctx, tx, 'none', entry);
      return;
    }
    await setHidden(ctx, tx, locked, isHidden ? ctx.actor.id : null);
    if (isHidden) await noteModeration(ctx, tx, 'hide', entry);
    else await noteRestoration(ctx, tx, entry);
  });
  return readReview(ctx, id);
}

/** @param by who hides it; null to show it again */
async function setHidden(
  deps: Deps,
  tx: Tx,
  { lounge, review }: LockedReview,
  by: string | null,
): Promise<void> {
  const hiddenAt = by === null ? null : deps.clock.now().toISOString();
  await queries.setHidden(tx, { id: review.id, hiddenBy: by, hiddenAt });
  await changeRating(deps, tx, lounge.id, {
    before: by === null ? null : review.rating,
    after: by === null ? review.rating : null,
  });
}

/** What a decision of the moderators does with a review, and how it is undone. */
export const reviewHiding: Undoable<Deps> = {
  do: (deps, tx, id, by) => change(deps, tx, id, by),
  undo: (deps, tx, id) => change(deps, tx, id, null),
};

/** @returns false for a review that is so already, or that its author has deleted */
async function change(deps: Deps, tx: Tx, idText: string, by: string | null): Promise<boolean> {
  const id = idOfText(idText) ?? 0;
  const lounge = await lockLoungeOfReview.first(tx, { reviewId: id });
  const review = lounge && (await queries.getReviewState.first(tx, { id }));
  if (!review || Boolean(review.hiddenAt) === (by !== null)) return false;
  await setHidden(deps, tx, { lounge, review }, by);
  return true;
}

/** Reviews for those who report them and who decide about that. */
export async function readReportedReviews(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await listReportedReviews(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map((row) => ({
    id: String(row.id),
    title: row.loungeName,
    text: row.comment,
    author: { id: row.authorId, firstName: row.firstName, lastName: row.lastName },
    path: `/venues/${row.loungeId}`,
    scope: 'site',
    place: null,
    isShown: row.hiddenAt === null,
    isLocked: false,
  }));
}
