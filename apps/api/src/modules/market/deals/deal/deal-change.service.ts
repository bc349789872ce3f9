import { type Tx, withTransaction } from '@oche/db';
import type { DealSide } from '@oche/validators/market/deal-limits';
import type {
  cancelDealInput,
  DealOutput,
  dealInput,
  sellToInput,
} from '@oche/validators/market/deals';
import { centsOf } from '@oche/validators/money';
import type { z } from 'zod';
import { hasVoice, requireWriter } from '../../../../lib/actor.ts';
import type { ActingContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { requireVisible } from '../../../people/index.ts';
import * as rules from '../rules/deals.ts';
import type { Facts, Verdict } from '../rules/facts.ts';
import { command, type Done } from './change.service.ts';
import * as queries from './deal.queries.ts';
import { getDeal } from './deal.service.ts';

interface OnDeal {
  id: number;
  /** the side that alone can do it */
  only?: DealSide;
  reason?: string | undefined;
}

/**
 * Does something with a deal, as one of its two sides.
 * @throws AppError DEAL_NOT_FOUND for everybody else, DEAL_NOT_OPEN for one that another has followed, and the
 *   rules' refusals
 */
export async function doWithDeal(
  ctx: ActingContext,
  tx: Tx,
  { id, only, reason }: OnDeal,
  rule: (facts: Facts, by: { side: DealSide }) => Verdict,
): Promise<Done & { side: DealSide }> {
  const { id: actorId } = ctx.actor;
  const found = await queries.getItemOfDeal.first(tx, { id });
  if (!found || ![found.buyerId, found.sellerId].includes(actorId)) {
    throw new AppError('DEAL_NOT_FOUND');
  }
  const side: DealSide = found.buyerId === actorId ? 'buyer' : 'seller';
  if (only && side !== only) throw new AppError('DEAL_NOT_FOUND');
  const doing = { itemId: found.itemId, actorId, side, reason };
  const done = await command(ctx, tx, doing, (facts) =>
    facts.deal?.id === id ? rule(facts, { side }) : 'DEAL_NOT_OPEN',
  );
  return { ...done, side };
}

/** The same in a transaction of its own. @returns the deal as it is then */
export async function changeDeal(
  ctx: ActingContext,
  on: OnDeal,
  rule: (facts: Facts, by: { side: DealSide }) => Verdict,
): Promise<DealOutput> {
  await withTransaction(ctx.db, (tx) => doWithDeal(ctx, tx, on, rule));
  return getDeal(ctx, { id: on.id });
}

/**
 * Calls a deal off: the item is free again. Suspended and silenced members can, too; the other is told why, if the
 * member may say something.
 */
export const cancelDeal = (
  ctx: ActingContext,
  { id, reason }: z.output<typeof cancelDealInput>,
): Promise<DealOutput> =>
  changeDeal(ctx, { id, reason: hasVoice(ctx.actor) ? reason : undefined }, rules.cancelDeal);

/** Says that it has changed hands; with both sides the deal is done, and the item sold. */
export const confirmDeal = (
  ctx: ActingContext,
  { id }: z.output<typeof dealInput>,
): Promise<DealOutput> => changeDeal(ctx, { id }, rules.confirmDeal);

/** Takes an own confirmation back that was a slip. @throws AppError CONFIRM_STANDS after some seconds */
export const takeBackConfirm = (
  ctx: ActingContext,
  { id }: z.output<typeof dealInput>,
): Promise<DealOutput> => changeDeal(ctx, { id }, rules.takeBackConfirm);

/**
 * The seller says who has bought an item without having made an offer: it is sold, and that buyer is asked to confirm.
 * If it is reserved for that buyer, the seller has confirmed the handover.
 *
 * @throws AppError MEMBER_NOT_FOUND for somebody whom the seller may not see, ITEM_NOT_FOUND, OFFER_ITEM_RESERVED,
 * ITEM_SOLD
 */
export async function sellTo(
  ctx: ActingContext,
  { itemId, buyerId, price }: z.output<typeof sellToInput>,
): Promise<DealOutput> {
  requireWriter(ctx.actor);
  const { id: actorId } = ctx.actor;
  const { dealId } = await withTransaction(ctx.db, async (tx) => {
    await requireVisible(tx, ctx.actor, [buyerId]);
    return command(ctx, tx, { itemId, actorId, side: 'seller' }, (facts): Verdict => {
      if (facts.item.sellerId !== actorId) return 'ITEM_NOT_FOUND';
      return rules.sellTo(facts, { buyerId, priceCents: centsOf(price) });
    });
  });
  if (dealId === null) throw new Error(`item ${itemId} was sold without a deal`);
  return getDeal(ctx, { id: dealId });
}
