import { withTransaction } from '@oche/db';
import type { DealOutput, giveAddressInput } from '@oche/validators/market/deals';
import type { z } from 'zod';
import { requireVoice } from '../../../../lib/actor.ts';
import type { ActingContext } from '../../../../lib/deps.ts';
import * as queries from '../address/address.queries.ts';
import { sealAddress } from '../address/address-read.service.ts';
import { getDeal } from '../deal/deal.service.ts';
import { doWithDeal } from '../deal/deal-change.service.ts';
import { giveAddress as rule } from '../rules/deals.ts';

/**
 * The buyer says where to send it. Only the seller reads it, and it is gone some days after the deal.
 * @throws AppError DEAL_NOT_FOUND, also for the seller, and the rules' refusals
 */
export async function giveAddress(
  ctx: ActingContext,
  { id, ...address }: z.output<typeof giveAddressInput>,
): Promise<DealOutput> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    await doWithDeal(ctx, tx, { id, only: 'buyer' }, rule);
    const encrypted = sealAddress(ctx, id, address);
    await queries.saveAddress(tx, { dealId: id, encrypted });
  });
  return getDeal(ctx, { id });
}
