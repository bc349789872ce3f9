import type { Tx } from '@oche/db';
import type { ItemReview, SuspicionKind } from '@oche/validators/market/schemas';
import type { Deps } from '../../../../lib/deps.ts';
import { GRAVE_WEIGHT, isCaught, requestApproval, requestLook } from '../../../moderation/index.ts';
import { suspicionsIn } from './suspicions.ts';
import { isGrave, reviewAfter, type Verdict, verdictOn } from './verdict.policy.ts';

interface Said {
  title: string;
  description: string;
}

interface Inspection {
  suspicions: SuspicionKind[];
  review: ItemReview | null;
  verdict: Verdict;
}

/** What is found in an ad as it will stand there, and what the moderators have to do with it. */
export async function inspect(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  { title, description }: Said,
  before: ItemReview | null,
): Promise<Inspection> {
  const text = `${title}\n${description}`;
  const suspicions = [...new Set(suspicionsIn(text).map(({ kind }) => kind))];
  const verdict = verdictOn(suspicions, await isCaught(deps, tx, text));
  return { suspicions, verdict, review: reviewAfter(before, verdict) };
}

interface Inspected {
  id: number;
  sellerId: string;
  /** the suspicions and the review before */
  before: { suspicions: readonly string[]; review: ItemReview | null };
  inspection: Inspection;
}

/** Puts an ad into the moderators' queue that waits for approval from now on, or that somebody should look at. */
export async function queue(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { id, sellerId, before, inspection: { review, suspicions, verdict } }: Inspected,
): Promise<void> {
  const thing = { id, scope: 'site', authorId: sellerId };
  if (review === 'waiting' && before.review !== 'waiting') {
    const weight = isGrave(suspicions) ? GRAVE_WEIGHT : suspicions.length;
    await requestApproval(ctx, tx, { ...thing, kind: 'listing', weight });
  }
  const isNew = suspicions.some((kind) => !before.suspicions.includes(kind));
  if (review === null && verdict === 'flag' && isNew) {
    await requestLook(ctx, tx, { ...thing, kind: 'item', weight: 1, isWithheld: false });
  }
}
