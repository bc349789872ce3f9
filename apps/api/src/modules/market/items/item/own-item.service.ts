import type { Executor } from '@oche/db';
import type { OwnItem } from '@oche/validators/market/schemas';
import { type ItemFacts, sellerCan } from './item.policy.ts';
import { getReviewReason } from './item.queries.ts';

/** What of an ad only its seller sees. */
export async function ownItemOf(
  db: Executor,
  item: ItemFacts & { id: number; revision: number },
  now: Date,
): Promise<OwnItem> {
  const { id, review, revision, expiresAt } = item;
  const isRefused = review === 'rejected' || review === 'blocked';
  const decision = isRefused ? await getReviewReason.first(db, { id: String(id) }) : undefined;
  return {
    revision,
    review,
    reviewReason: decision?.statement ?? null,
    expiresAt,
    can: sellerCan(item, now),
  };
}
