import { randomUUID } from 'node:crypto';
import { withTransaction } from '@oche/db';
import type { ConversationLook } from '@oche/validators/conversations/schemas';
import { type DealSide, dealSides } from '@oche/validators/market/deal-limits';
import type { askSideInput, DisputeCase, disputeCaseInput } from '@oche/validators/market/disputes';
import { euroOf, euroOrNull } from '@oche/validators/money';
import type { z } from 'zod';
import { requireScope, requireVoice } from '../../../../lib/actor.ts';
import { audit } from '../../../../lib/audit.ts';
import type { MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { readTalk } from '../../../conversations/index.ts';
import { notify } from '../../../notifications/index.ts';
import { toPicture } from '../../../uploads/index.ts';
import { dealDispute } from '../notifications/deal.notifications.ts';
import * as queries from './evidence.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof queries.getEvidence.first>>>;

/** Who is one of the two decides nothing about it, and sees nothing of it here that the deal doesn't show. */
async function requireEvidence({ db, actor }: MemberContext, id: number): Promise<Row> {
  requireScope(actor, 'site');
  const row = await queries.getEvidence.first(db, { id });
  if (!row) throw new AppError('CASE_NOT_FOUND');
  if (row.buyerId === actor.id || row.sellerId === actor.id) throw new AppError('CASE_IS_OWN');
  return row;
}

/**
 * All that there is to a dispute: what both sides say and show, the ad as it was when they agreed, what they offered and
 * confirmed, and what they were asked.
 * @throws AppError FORBIDDEN, CASE_NOT_FOUND, CASE_IS_OWN
 */
export async function getDisputeCase(
  ctx: MemberContext,
  { id }: z.output<typeof disputeCaseInput>,
): Promise<DisputeCase> {
  const row = await requireEvidence(ctx, id);
  const { itemId, buyerId, sellerId } = row;
  const offers = await queries.listOffersOfPair(ctx.db, { itemId, buyerId });
  const isOpen = row.outcome === null;
  const asked = row.questions.map(({ side }) => side);
  return {
    id: row.id,
    buyer: { id: buyerId, firstName: row.buyerFirstName, lastName: row.buyerLastName },
    seller: { id: sellerId, firstName: row.sellerFirstName, lastName: row.sellerLastName },
    openedBy: row.openedBy,
    openedAt: row.openedAt,
    account: row.account,
    answer: row.answer,
    answeredAt: row.answeredAt,
    outcome: row.outcome,
    deal: {
      id: row.dealId,
      price: euroOf(row.dealCents),
      status: row.status,
      agreedAt: row.agreedAt,
      handover: row.handover,
      meetsAt: row.meetsAt,
      meetingAgreedAt: row.meetingAgreedAt,
      handedOverAt: row.handedOverAt,
      buyerConfirmedAt: row.buyerConfirmedAt,
      sellerConfirmedAt: row.sellerConfirmedAt,
      completedAt: row.completedAt,
    },
    ad: {
      title: row.title,
      description: row.description,
      condition: row.condition,
      price: euroOrNull(row.priceCents),
      shippingPrice: euroOrNull(row.shippingCents),
      takenAt: row.takenAt,
      pictures: row.pictures.map(toPicture),
      isChanged: row.isChanged,
    },
    offers: offers.map(({ amountCents, ...offer }) => ({ ...offer, amount: euroOf(amountCents) })),
    photos: row.photos.map(({ side, picture }) => ({ side, picture: toPicture(picture) })),
    questions: row.questions.map((question) => ({
      ...question,
      askedAt: isoOf(question.askedAt),
      answeredAt: question.answeredAt && isoOf(question.answeredAt),
    })),
    can: {
      ask: isOpen ? dealSides.filter((side) => !asked.includes(side)) : [],
      look: isOpen && row.conversationId !== null,
    },
  };
}

/** A moment in JSON of the database is written in another way than everywhere else. */
const isoOf = (moment: string): string => new Date(moment).toISOString();

/**
 * What both sides have written to each other about the ad, as long as nobody has decided. Each look is in the log, in the
 * same transaction.
 * @throws AppError FORBIDDEN, CASE_NOT_FOUND, CASE_IS_OWN, CONVERSATION_NOT_REPORTED
 */
export async function lookIntoTalk(
  ctx: MemberContext,
  { id }: z.output<typeof disputeCaseInput>,
): Promise<ConversationLook> {
  const { conversationId, outcome, dealId } = await requireEvidence(ctx, id);
  if (conversationId === null || outcome !== null) throw new AppError('CONVERSATION_NOT_REPORTED');
  return withTransaction(ctx.db, async (tx) => {
    await audit(ctx, tx, {
      action: 'dispute.look',
      thing: { kind: 'dispute', id },
      scope: 'site',
      after: { deal: dealId },
    });
    return readTalk(tx, conversationId);
  });
}

/**
 * Asks one of the two something, once each; the answer stands in the case.
 * @throws AppError FORBIDDEN, CASE_NOT_FOUND, CASE_IS_OWN, CASE_CLOSED, DISPUTE_ASKED
 */
export async function askSide(
  ctx: MemberContext,
  { id, side, question }: z.output<typeof askSideInput>,
): Promise<DisputeCase> {
  requireVoice(ctx.actor);
  const { dealId, buyerId, sellerId } = await requireEvidence(ctx, id);
  await withTransaction(ctx.db, async (tx) => {
    if (!(await queries.lockOpen.first(tx, { dealId }))) throw new AppError('CASE_CLOSED');
    const now = ctx.clock.now().toISOString();
    const asking = { disputeId: id, side, question, askedBy: ctx.actor.id, now };
    const [asked] = await queries.insertQuestion(tx, asking);
    if (!asked) throw new AppError('DISPUTE_ASKED');
    await audit(ctx, tx, {
      action: 'dispute.ask',
      thing: { kind: 'dispute', id },
      scope: 'site',
      after: { side },
    });
    await notify(ctx, tx, dealDispute, {
      eventId: randomUUID(),
      recipientIds: [recipientOf(side, { buyerId, sellerId })],
      payload: { dealId, news: 'deal-asked' },
    });
    await ctx.events.publish(tx, 'deal.changed', { dealId });
  });
  return getDisputeCase(ctx, { id });
}

const recipientOf = (side: DealSide, { buyerId, sellerId }: Pick<Row, 'buyerId' | 'sellerId'>) =>
  side === 'buyer' ? buyerId : sellerId;
