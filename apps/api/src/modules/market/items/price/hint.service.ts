import type { Executor } from '@oche/db';
import type {
  ItemCategory,
  priceHintInput,
  priceHintOutput,
} from '@oche/validators/market/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../../lib/deps.ts';
import { DAY_MS, isoOf } from '../../../../lib/time/wall-clock.ts';
import { type Comparable, type Hint, hintOf } from './hint.policy.ts';
import { listSales } from './hint.queries.ts';

/** Prices of two years ago say nothing any more. */
const DAYS = 730;

/** What a price is sought for. */
export interface Priced extends Comparable {
  category: ItemCategory;
  /** own sales don't count */
  sellerId: string;
}

/** What comparable things of others were sold for; null when too few were. */
export async function priceHint(
  { db, actor, clock }: MemberContext,
  { category, condition, weight, tungsten }: z.output<typeof priceHintInput>,
): Promise<z.input<typeof priceHintOutput>> {
  const wanted = {
    category,
    sellerId: actor.id,
    condition: condition ?? null,
    weightTenths: weight === null || weight === undefined ? null : Math.round(weight * 10),
    tungsten: tungsten ?? null,
  };
  return usualPrice(db, wanted, clock.now());
}

/** The same for an ad as it is stored. */
export async function usualPrice(db: Executor, wanted: Priced, now: Date): Promise<Hint | null> {
  const { category, sellerId } = wanted;
  const since = isoOf(now.getTime() - DAYS * DAY_MS);
  return hintOf(wanted, await listSales(db, { category, sellerId, since }));
}
