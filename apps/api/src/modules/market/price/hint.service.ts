import type { priceHintInput, priceHintOutput } from '@oche/validators/market';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { DAY_MS, isoOf } from '../../../lib/wall-clock.ts';
import { hintOf } from './hint.policy.ts';
import { listSales } from './hint.queries.ts';

/** Prices of two years ago say nothing any more. */
const DAYS = 730;

/** What comparable things of others were sold for; null when too few were. */
export async function priceHint(
  { db, actor, clock }: MemberContext,
  { category, condition, weight, tungsten }: z.output<typeof priceHintInput>,
): Promise<z.input<typeof priceHintOutput>> {
  const since = isoOf(clock.now().getTime() - DAYS * DAY_MS);
  const sales = await listSales(db, { category, sellerId: actor.id, since });
  const wanted = {
    condition: condition ?? null,
    weightTenths: weight === null || weight === undefined ? null : Math.round(weight * 10),
    tungsten: tungsten ?? null,
  };
  return hintOf(wanted, sales);
}
