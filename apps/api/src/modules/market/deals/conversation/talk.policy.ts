import type { DealStatus } from '@oche/validators/market/deal-limits';
import type { ItemReview, ItemStatus } from '@oche/validators/market/limits';

interface Talk {
  status: ItemStatus;
  review: ItemReview | null;
  /** of the deal of these two, unless it is off */
  dealStatus: DealStatus | null;
}

/**
 * Whether buyer and seller can write to each other about an item now: as long as it can be had, and afterwards only the
 * two who made the deal.
 */
export function mayTalkAbout({ status, review, dealStatus }: Talk): boolean {
  if (dealStatus !== null) return true;
  if (review === 'blocked') return false;
  return status !== 'draft' && status !== 'deleted' && status !== 'sold';
}
