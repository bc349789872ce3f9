import { type Tx, withTransaction } from '@oche/db';
import type { DealSide } from '@oche/validators/market/deal-limits';
import type {
  acceptOfferInput,
  counterOfferInput,
  createOfferInput,
  DealOutput,
  OfferOutput,
  offerInput,
} from '@oche/validators/market/deals';
import { centsOf } from '@oche/validators/money';
import type { z } from 'zod';
import { requireVoice, requireWriter } from '../../../../lib/actor.ts';
import type { ActingContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { once } from '../../../../lib/idempotency.ts';
import { getBlocked } from '../conversation/block.queries.ts';
import { command, type Done } from '../deal/change.service.ts';
import { getItemOfOffer } from '../deal/deal.queries.ts';
import { getDeal } from '../deal/deal.service.ts';
import type { Doing } from '../deal/written.ts';
import type { Facts, Verdict } from '../rules/facts.ts';
import * as rules from '../rules/offers.ts';
import { getOffer } from './offer-read.service.ts';

/**
 * Offers something for an item, in the conversation with its seller. If the seller has an open offer, this is the
 * answer to it. On a reserved item it waits until that is free again.
 *
 * @throws AppError ITEM_NOT_FOUND, also when one of the two blocks the other, and the rules' refusals
 */
export async function createOffer(
  ctx: ActingContext,
  input: z.output<typeof createOfferInput>,
): Promise<OfferOutput> {
  requireVoice(ctx.actor);
  const { id: buyerId } = ctx.actor;
  const { itemId, amount, message } = input;
  const doing: Doing = { actorId: buyerId, side: 'buyer', message };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId: buyerId, operation: 'offer.create', input }, async () => {
      await requireUnblocked(tx, { itemId, buyerId });
      const made = await command(ctx, tx, { itemId, ...doing }, (facts) =>
        rules.makeOffer(facts, { buyerId, amountCents: centsOf(amount) }),
      );
      return newOffer(made);
    }),
  );
  return getOffer(ctx, { id });
}

/** Another amount instead. @throws AppError OFFER_NOT_FOUND, and the rules' refusals */
export async function counterOffer(
  ctx: ActingContext,
  { id: offerId, amount, message }: z.output<typeof counterOfferInput>,
): Promise<OfferOutput> {
  requireVoice(ctx.actor);
  const made = await onOffer(ctx, { offerId, message }, (facts, by) =>
    rules.counterOffer(facts, { ...by, amountCents: centsOf(amount) }),
  );
  return getOffer(ctx, { id: newOffer(made) });
}

/**
 * Takes an offer: the item is reserved for the buyer, and all others who have offered something are told.
 * @throws AppError OFFER_NOT_FOUND, and the rules' refusals
 */
export async function acceptOffer(
  ctx: ActingContext,
  { id: offerId, days }: z.output<typeof acceptOfferInput>,
): Promise<DealOutput> {
  requireWriter(ctx.actor);
  const { dealId } = await onOffer(ctx, { offerId }, (facts, by) =>
    rules.acceptOffer(facts, { ...by, days }),
  );
  if (dealId === null) throw new Error(`offer ${offerId} was accepted without a deal`);
  return getDeal(ctx, { id: dealId });
}

export async function declineOffer(
  ctx: ActingContext,
  { id: offerId }: z.output<typeof offerInput>,
): Promise<OfferOutput> {
  requireWriter(ctx.actor);
  await onOffer(ctx, { offerId }, rules.declineOffer);
  return getOffer(ctx, { id: offerId });
}

/** Suspended members can, too. */
export async function withdrawOffer(
  ctx: ActingContext,
  { id: offerId }: z.output<typeof offerInput>,
): Promise<OfferOutput> {
  await onOffer(ctx, { offerId }, rules.withdrawOffer, { isFarewell: true });
  return getOffer(ctx, { id: offerId });
}

interface By {
  side: DealSide;
  offerId: number;
}

/** @throws AppError OFFER_NOT_FOUND for everybody but the two, and when one of them blocks the other */
async function onOffer(
  ctx: ActingContext,
  { offerId, message }: { offerId: number; message?: string | undefined },
  rule: (facts: Facts, by: By) => Verdict,
  { isFarewell = false } = {},
): Promise<Done> {
  const { id: actorId } = ctx.actor;
  return withTransaction(ctx.db, async (tx) => {
    const found = await getItemOfOffer.first(tx, { id: offerId });
    const side =
      found?.buyerId === actorId ? 'buyer' : found?.sellerId === actorId ? 'seller' : null;
    if (!found || !side) throw new AppError('OFFER_NOT_FOUND');
    const { itemId, buyerId } = found;
    if (!isFarewell) await requireUnblocked(tx, { itemId, buyerId }, 'OFFER_NOT_FOUND');
    return command(ctx, tx, { itemId, actorId, side, message }, (facts) =>
      rule(facts, { side, offerId }),
    );
  });
}

/** Members who block each other have no business with each other. */
async function requireUnblocked(
  tx: Tx,
  pair: { itemId: number; buyerId: string },
  code: 'ITEM_NOT_FOUND' | 'OFFER_NOT_FOUND' = 'ITEM_NOT_FOUND',
): Promise<void> {
  if (await getBlocked.first(tx, pair)) throw new AppError(code);
}

function newOffer({ offerId }: Done): number {
  if (offerId === null) throw new Error('an offer was made without an id');
  return offerId;
}
