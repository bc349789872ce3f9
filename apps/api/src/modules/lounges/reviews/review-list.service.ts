import type {
  reviewedInput,
  reviewedOutput,
  reviewListInput,
  reviewListOutput,
} from '@oche/validators/lounges/schemas';
import { z } from 'zod';
import { isModerator } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { canRead, effectiveRole } from '../lounges.policy.ts';
import { canReview, reviewRights } from './review.policy.ts';
import * as queries from './review.queries.ts';
import { type ReviewRow, toReview } from './review.select.ts';

const cursorKey = z.tuple([z.int().min(1)]);

/**
 * Lists reviews, newest first. Moderators also get hidden reviews, and the number of open reports.
 * @throws AppError LOUNGE_NOT_FOUND, BAD_INPUT for a cursor that isn't ours
 */
export async function listReviews(
  ctx: ServiceContext,
  { loungeId, limit, cursor }: z.output<typeof reviewListInput>,
): Promise<z.input<typeof reviewListOutput>> {
  const [before] =
    cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  const asked = { loungeId, memberId: ctx.actor?.id ?? '' };
  const lounge = await queries.getReviewedLounge.first(ctx.db, asked);
  if (!lounge || !canRead(ctx.actor, lounge)) throw new AppError('LOUNGE_NOT_FOUND');
  const list = isModerator(ctx.actor) ? queries.listAllReviews : queries.listReviews;
  const { items, nextCursor } = await readPage(
    limit,
    (count) => list(ctx.db, { loungeId, before, limit: count }),
    ({ id }) => encodeCursor([id]),
  );
  const own = ctx.actor ? await queries.getReviewOf.first(ctx.db, asked) : undefined;
  const role = effectiveRole(ctx.actor, lounge);
  const show = (row: ReviewRow) => toReview(row, reviewRights(ctx.actor, row, role));
  return {
    items: items.map(show),
    nextCursor,
    distribution: lounge.distribution,
    own: own ? show(own) : null,
    can: { write: canReview(ctx.actor, lounge) },
  };
}

/** Which of some lounges the member has reviewed, hidden reviews among them. */
export async function listReviewed(
  { db, actor }: MemberContext,
  { loungeIds }: z.output<typeof reviewedInput>,
): Promise<z.infer<typeof reviewedOutput>> {
  const rows = await queries.listReviewed(db, { authorId: actor.id, loungeIds });
  return { loungeIds: rows.map(({ loungeId }) => loungeId) };
}
