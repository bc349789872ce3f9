import { withTransaction } from '@oche/db';
import { centsOf } from '@oche/validators/money';
import type { Deps } from '../../../../lib/deps.ts';
import { GRAVE_WEIGHT, requestLook } from '../../../moderation/index.ts';
import '../../market.events.ts';
import { type Priced, usualPrice } from '../price/hint.service.ts';
import * as queries from './flag.queries.ts';
import { findLookalike } from './lookalike.service.ts';

/** Percent of the price below which three of four comparable things were not sold. */
const FAR_BELOW_PERCENT = 35;

interface Checked extends Priced {
  isOnSale: boolean;
  priceCents: number;
  /** whether one of its pictures can be compared */
  hasPrints: boolean;
}

/**
 * Looks at what words don't give away in an ad that can be seen: a picture that another seller
 * has, a price that is too good to be true. What is found warns its readers and brings the ad into the
 * moderators' queue, once.
 */
export async function checkItem(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  itemId: number,
  item: Checked,
): Promise<void> {
  if (!item.isOnSale) return;
  const { db, clock } = deps;
  const likeItemId = item.hasPrints ? await findLookalike(db, itemId) : null;
  const usual = await usualPrice(db, item, clock.now());
  const isFarBelow =
    usual !== null && item.priceCents * 100 < centsOf(usual.low) * FAR_BELOW_PERCENT;
  const flags = [
    ...(likeItemId === null ? [] : [{ kind: 'picture' as const, likeItemId }]),
    ...(isFarBelow ? [{ kind: 'price' as const, likeItemId: null }] : []),
  ];
  if (flags.length === 0) return;
  const now = clock.now().toISOString();
  await withTransaction(db, async (tx) => {
    let isNew = false;
    for (const flag of flags) {
      const [added] = await queries.insertFlag(tx, { itemId, ...flag, now });
      isNew ||= added !== undefined;
    }
    if (!isNew) return;
    const thing = { kind: 'item', id: itemId, scope: 'site', authorId: item.sellerId };
    const weight = likeItemId === null ? 1 : GRAVE_WEIGHT;
    await requestLook(deps, tx, { ...thing, weight, isWithheld: false });
    await deps.events.publish(tx, 'item.changed', { itemId });
  });
}
