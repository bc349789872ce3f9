import type { Tx } from '@oche/db';
import type { Deps } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import {
  releaseItem,
  reserveItem,
  sellItem,
  unsellItem,
} from '../../items/status/transitions.service.ts';
import { endAddress } from '../address/keep-address.service.ts';
import '../../market.events.ts';
import { decide } from '../rules/evolve.ts';
import type { Change, ChangedItem, Facts, ItemFacts, OfferFacts, Verdict } from '../rules/facts.ts';
import { postCards } from './cards.service.ts';
import * as queries from './deal.queries.ts';
import { freezeAd } from './frozen-ad.queries.ts';
import { tellChanges } from './tell.service.ts';
import type { Doing, Written } from './written.ts';

/** What came of a command. */
export interface Done {
  facts: Facts;
  /** a new offer, with its id */
  offerId: number | null;
  dealId: number | null;
}

type Writing = Pick<Deps, 'clock' | 'events'>;

/**
 * All that the rules need to know of an item, with the item locked: whatever happens with it comes later.
 * @returns null when there is no such item
 */
export async function lockFacts({ clock }: Writing, tx: Tx, itemId: number): Promise<Facts | null> {
  const item = await queries.lockItem.first(tx, { itemId });
  if (!item) return null;
  const deal = (await queries.getLatestDeal.first(tx, { itemId })) ?? null;
  const offers = await queries.listStanding(tx, { itemId, dealOfferId: deal?.offerId ?? null });
  return { now: clock.now().toISOString(), item, offers, deal };
}

/**
 * Does what a command means for an item's offers and deal, by the rules, in one transaction with the cards in
 * the conversations and what is told of it. What the clock has ended by then ends first.
 * @throws AppError ITEM_NOT_FOUND, and the rules' refusals
 */
export async function command(
  ctx: Writing,
  tx: Tx,
  { itemId, ...doing }: Doing & { itemId: number },
  rule: (facts: Facts) => Verdict,
): Promise<Done> {
  const facts = await lockFacts(ctx, tx, itemId);
  if (!facts) throw new AppError('ITEM_NOT_FOUND');
  const decided = decide(facts, rule);
  if ('refusal' in decided) throw new AppError(decided.refusal);
  return write(ctx, tx, facts, decided.changes, doing);
}

/** Writes what the rules have decided. The item is locked. */
export async function write(
  ctx: Writing,
  tx: Tx,
  facts: Facts,
  changes: readonly Change[],
  doing: Doing,
): Promise<Done> {
  let { deal } = facts;
  let offerId: number | null = null;
  const written: Written[] = [];
  for (const change of changes) {
    const id = await writeOne(ctx, tx, { ...facts, deal }, change, doing);
    written.push({ change, id });
    if (change.change === 'offer') offerId = id;
    if (change.change === 'deal') deal = { ...change.deal, id };
    if (change.change === 'set' && deal) deal = { ...deal, ...change.set };
  }
  const after = { ...facts, deal };
  await postCards(ctx, tx, after, written, doing);
  await tellChanges(ctx, tx, after, written, doing);
  return { facts: after, offerId, dealId: deal?.id ?? null };
}

/** @returns the id of the offer or deal; 0 for an item */
async function writeOne(
  ctx: Writing,
  tx: Tx,
  facts: Facts,
  change: Change,
  { message, reason }: Doing,
): Promise<number> {
  const { item, deal, now } = facts;
  switch (change.change) {
    case 'offer': {
      const { change: _, ...offer } = change;
      const row = { ...offer, itemId: item.id, message: message ?? null, now };
      const [made] = await queries.insertOffer(tx, row);
      return idOf(made);
    }
    case 'end':
      await queries.setOfferStatus(tx, { ids: idsOf(change.offers), status: change.status, now });
      return 0;
    case 'deal': {
      const about = { itemId: item.id, sellerId: item.sellerId, now };
      const dealId = await queries.insertDeal(tx, change, about);
      await freezeAd(tx, { dealId, itemId: item.id, now });
      return dealId;
    }
    case 'set': {
      if (!deal) throw new Error(`item ${item.id} has no deal to change`);
      const isOff = change.set.status === 'cancelled';
      const set = isOff ? { ...change.set, cancelReason: reason ?? null } : change.set;
      await queries.updateDeal(tx, deal.id, set, now);
      await endAddress(tx, { dealId: deal.id, status: change.set.status, now });
      return deal.id;
    }
    case 'item':
      await moveItem(ctx, tx, facts.item, change);
      return 0;
  }
}

const idsOf = (offers: readonly OfferFacts[]) => offers.map(({ id }) => id);

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('the insert returned no row');
  return row.id;
}

/** The rules have seen the item's state under its lock, so it moves. */
async function moveItem(
  ctx: Writing,
  tx: Tx,
  { id: itemId, status }: ItemFacts,
  { to, cents }: ChangedItem,
): Promise<void> {
  const moves = {
    reserved: () => (status === 'sold' ? unsellItem : reserveItem)(ctx, tx, { itemId }),
    active: () => releaseItem(ctx, tx, { itemId }),
    sold: () => sellItem(ctx, tx, { itemId, cents, from: [status] }),
  };
  if (!(await moves[to]())) throw new AppError('ITEM_PAUSED');
}
