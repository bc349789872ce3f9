import { withTransaction } from '@oche/db';
import type { DealOutput, disputeInput } from '@oche/validators/market/deals';
import type { z } from 'zod';
import { requireVoice } from '../../../../lib/actor.ts';
import type { ActingContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { requestLook } from '../../../moderation/index.ts';
import { postCard } from '../conversation/card.service.ts';
import { getItemOfDeal } from '../deal/deal.queries.ts';
import { getDeal } from '../deal/deal.service.ts';
import { doWithDeal } from '../deal/deal-change.service.ts';
import { disputeDeal as rule } from '../rules/deals.ts';
import * as queries from './dispute.queries.ts';

/** As much as a report by a trusted member. */
const WEIGHT = 2;

/**
 * Says that something is wrong with a deal: it waits until a moderator has decided, who hears both sides.
 * @throws AppError DEAL_NOT_FOUND, and the rules' refusals
 */
export async function disputeDeal(
  ctx: ActingContext,
  { id, account }: z.output<typeof disputeInput>,
): Promise<DealOutput> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const { facts, side } = await doWithDeal(ctx, tx, { id }, rule);
    const now = facts.now;
    const [opened] = await queries.insertDispute(tx, { dealId: id, openedBy: side, account, now });
    if (!opened) throw new Error('the insert returned no dispute');
    const { item, deal } = facts;
    await requestLook(ctx, tx, {
      kind: 'dispute',
      id: opened.id,
      scope: 'site',
      // the other side answers for it
      authorId: side === 'buyer' ? item.sellerId : (deal?.buyerId ?? null),
      weight: WEIGHT,
      isWithheld: true,
    });
  });
  return getDeal(ctx, { id });
}

/**
 * What the other side says to it, once.
 * @throws AppError DEAL_NOT_FOUND, DISPUTE_ANSWERED, also when it is decided
 */
export async function answerDispute(
  ctx: ActingContext,
  { id, account }: z.output<typeof disputeInput>,
): Promise<DealOutput> {
  requireVoice(ctx.actor);
  const { id: actorId } = ctx.actor;
  await withTransaction(ctx.db, async (tx) => {
    const deal = await getItemOfDeal.first(tx, { id });
    const side = deal?.buyerId === actorId ? 'buyer' : 'seller';
    if (!deal || ![deal.buyerId, deal.sellerId].includes(actorId)) {
      throw new AppError('DEAL_NOT_FOUND');
    }
    const now = ctx.clock.now().toISOString();
    const [answered] = await queries.setAnswer(tx, { dealId: id, side, answer: account, now });
    if (!answered) throw new AppError('DISPUTE_ANSWERED');
    const { itemId, sellerId, buyerId } = deal;
    const card = { kind: 'dealanswered', id };
    await postCard(ctx, tx, { itemId, sellerId, buyerId, senderId: actorId, body: '', card });
  });
  return getDeal(ctx, { id });
}
