import type { SellerReviews, sellerReviewsInput } from '@oche/validators/trust/schemas';
import { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { reviewRights } from './review.policy.ts';
import * as queries from './review.queries.ts';
import { toReview } from './review.select.ts';

const cursorKey = z.tuple([z.iso.datetime(), z.int().min(1)]);
/** later than every time */
const NEWEST = ['9999-01-01T00:00:00Z', Number.MAX_SAFE_INTEGER] as const;

/**
 * What everybody can read about a member, newest first. The caller has decided whether the member is seen.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listReviewsAbout(
  ctx: ServiceContext,
  { sellerId: subjectId, limit, cursor }: z.output<typeof sellerReviewsInput>,
): Promise<SellerReviews> {
  const [beforeTime, beforeId] = cursor === undefined ? NEWEST : decodeCursor(cursorKey, cursor);
  const [rating, page] = await Promise.all([
    queries.rateReviewsAbout.first(ctx.db, { subjectId }),
    readPage(
      limit,
      (count) =>
        queries.listReviewsAbout(ctx.db, { subjectId, beforeTime, beforeId, limit: count }),
      ({ publishedAt, id }) => encodeCursor([publishedAt ?? '', id]),
    ),
  ]);
  return {
    avgRating: rating?.avgRating ?? null,
    totalReviews: rating?.totalReviews ?? 0,
    items: page.items.map((row) => toReview(row, reviewRights(ctx.actor, row))),
    nextCursor: page.nextCursor,
  };
}
