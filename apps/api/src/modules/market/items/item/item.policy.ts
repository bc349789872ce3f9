import { ITEM_RENEW_DAYS } from '@oche/validators/market/limits';
import type { ItemIntent, ItemReview, ItemStatus, OwnItem } from '@oche/validators/market/schemas';
import { type Actor, isModerator } from '../../../../lib/actor.ts';
import { DAY_MS } from '../../../../lib/time/wall-clock.ts';

/** What the rules need to know of an ad. Times are ISO texts. */
export interface ItemFacts {
  sellerId: string;
  intent: ItemIntent;
  status: ItemStatus;
  review: ItemReview | null;
  expiresAt: string | null;
  takesOffers: boolean;
}

export const isSeller = (actor: Actor | null, { sellerId }: Pick<ItemFacts, 'sellerId'>): boolean =>
  actor !== null && actor.id === sellerId;

const isPublic = ({ status, review }: Pick<ItemFacts, 'status' | 'review'>): boolean =>
  (status === 'active' || status === 'reserved') && review === null;

/**
 * Who may see an ad: everybody while it is public; its seller, its buyer and moderators even when it isn't. Drafts have
 * no page, and what was deleted has none any more.
 */
export function maySee(
  actor: Actor | null,
  item: ItemFacts,
  { isParty, isUnblocked }: { isParty: boolean; isUnblocked: boolean },
): boolean {
  if (item.status === 'draft' || item.status === 'deleted') return false;
  if (isSeller(actor, item) || isParty || isModerator(actor)) return true;
  return isPublic(item) && isUnblocked;
}

/** Whether it runs out so soon that it can be renewed. */
export const isDue = ({ expiresAt }: Pick<ItemFacts, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && Date.parse(expiresAt) - now.getTime() <= ITEM_RENEW_DAYS * DAY_MS;

/** What its seller can do with it now. */
export function sellerCan(item: ItemFacts, now: Date): OwnItem['can'] {
  const { status, review, intent } = item;
  const isOpen = status === 'active' || status === 'paused' || status === 'expired';
  const isFree = review !== 'blocked';
  return {
    edit: isFree && (isOpen || status === 'draft'),
    publish: isFree && (status === 'draft' || (status === 'paused' && !isOver(item, now))),
    pause: isFree && status === 'active',
    renew: isFree && (status === 'expired' || (isOpen && isDue(item, now))),
    markSold: isFree && isOpen && intent === 'sell',
    delete: isOpen || status === 'draft',
  };
}

/** Whether its time is over, noted or not. */
const isOver = ({ expiresAt }: Pick<ItemFacts, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now.getTime();

/** What a reader can do with it now. Visitors can only report. */
export function readerCan(actor: Actor | null, item: ItemFacts) {
  const isOther = !isSeller(actor, item);
  const isOffered = actor !== null && isOther && isPublic(item);
  return {
    favourite: isOffered,
    offer: isOffered && item.status === 'active' && item.intent === 'sell' && item.takesOffers,
    message: isOffered,
    report: isOther && isPublic(item),
  };
}
