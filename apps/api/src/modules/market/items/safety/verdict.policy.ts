import type { ItemReview, SuspicionKind } from '@oche/validators/market/schemas';

/** What happens to an ad because of what it says. */
export type Verdict = 'fine' | 'flag' | 'wait';

/** Nobody sells darts by a payment link, or shows somebody else's, so somebody looks first. */
const GRAVE: readonly SuspicionKind[] = ['payment_link', 'picture'];
/** How many different suspicions are grave together. */
const MANY = 3;

/** @param isCaught whether the moderators' patterns catch the text */
export function verdictOn(kinds: readonly SuspicionKind[], isCaught: boolean): Verdict {
  if (isCaught || kinds.length >= MANY || isGrave(kinds)) return 'wait';
  return kinds.length > 0 ? 'flag' : 'fine';
}

export const isGrave = (kinds: readonly SuspicionKind[]): boolean =>
  kinds.some((kind) => GRAVE.includes(kind));

/**
 * The moderators' side of an ad after its seller has published or changed it. What was sent back is looked at
 * again; what waits goes on waiting.
 */
export const reviewAfter = (before: ItemReview | null, verdict: Verdict): ItemReview | null =>
  before === null && verdict !== 'wait' ? null : before === 'blocked' ? 'blocked' : 'waiting';
