import { type Tx, withTransaction } from '@oche/db';
import { type DealSide, DISPUTE_PHOTOS_MAX } from '@oche/validators/market/deal-limits';
import type { DealOutput, disputeInput } from '@oche/validators/market/deals';
import type { addDisputePhotosInput, answerQuestionInput } from '@oche/validators/market/disputes';
import type { z } from 'zod';
import { requireVoice } from '../../../../lib/actor.ts';
import type { ActingContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { requestLook } from '../../../moderation/index.ts';
import { claimUploads } from '../../../uploads/index.ts';
import { postCard } from '../conversation/card.service.ts';
import { getItemOfDeal } from '../deal/deal.queries.ts';
import '../../market.events.ts';
import { getDeal } from '../deal/deal.service.ts';
import { doWithDeal } from '../deal/deal-change.service.ts';
import { disputeDeal as rule } from '../rules/deals.ts';
import * as queries from './dispute.queries.ts';
import * as evidence from './evidence.queries.ts';

/** More than what some members report: money waits until it is decided. */
const WEIGHT = 5;

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

interface Sided {
  dealId: number;
  disputeId: number;
  side: DealSide;
  now: string;
}

/** Adds something to a dispute that waits for a decision, as one of its two sides, and lets the moderators know. */
async function addToDispute(
  ctx: ActingContext,
  dealId: number,
  add: (tx: Tx, to: Sided) => Promise<void>,
): Promise<DealOutput> {
  requireVoice(ctx.actor);
  const { id: actorId } = ctx.actor;
  await withTransaction(ctx.db, async (tx) => {
    const deal = await getItemOfDeal.first(tx, { id: dealId });
    if (!deal || ![deal.buyerId, deal.sellerId].includes(actorId)) {
      throw new AppError('DEAL_NOT_FOUND');
    }
    const side = deal.buyerId === actorId ? 'buyer' : 'seller';
    const open = await evidence.lockOpen.first(tx, { dealId });
    if (!open) throw new AppError('DISPUTE_ANSWERED');
    const now = ctx.clock.now().toISOString();
    await add(tx, { dealId, disputeId: open.id, side, now });
    const authorId = side === 'buyer' ? deal.sellerId : deal.buyerId;
    const thing = { kind: 'dispute', id: open.id, scope: 'site', authorId };
    await requestLook(ctx, tx, { ...thing, weight: 0, isWithheld: true });
    await ctx.events.publish(tx, 'deal.changed', { dealId });
  });
  return getDeal(ctx, { id: dealId });
}

/**
 * Shows something of it: pictures beside what a side has said.
 * @throws AppError DEAL_NOT_FOUND, DISPUTE_ANSWERED when it is decided, DISPUTE_PHOTOS_FULL, UPLOAD_NOT_FOUND
 */
export const addPhotos = (
  ctx: ActingContext,
  { id, pictureIds }: z.output<typeof addDisputePhotosInput>,
): Promise<DealOutput> =>
  addToDispute(ctx, id, async (tx, { disputeId, side, now }) => {
    const shown = (await evidence.listPhotosOf(tx, { disputeId, side })).map((row) => row.uploadId);
    const added = pictureIds.filter((each) => !shown.includes(each));
    if (added.length === 0) return;
    if (shown.length + added.length > DISPUTE_PHOTOS_MAX) throw new AppError('DISPUTE_PHOTOS_FULL');
    const usedBy = `dispute:${disputeId}`;
    await claimUploads(tx, { ids: added, ownerId: ctx.actor.id, usedBy });
    await evidence.insertPhotos(tx, added, { disputeId, side, now });
  });

/**
 * Answers what the moderators have asked, once.
 * @throws AppError DEAL_NOT_FOUND, DISPUTE_ANSWERED also when it is decided, or nothing was asked
 */
export const answerQuestion = (
  ctx: ActingContext,
  { id, answer }: z.output<typeof answerQuestionInput>,
): Promise<DealOutput> =>
  addToDispute(ctx, id, async (tx, { disputeId, side, now }) => {
    const [answered] = await evidence.setQuestionAnswer(tx, { disputeId, side, answer, now });
    if (!answered) throw new AppError('DISPUTE_ANSWERED');
  });

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
