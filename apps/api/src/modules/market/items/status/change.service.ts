import { type Tx, withTransaction } from '@oche/db';
import type {
  Item,
  ItemStatus,
  itemInput,
  markSoldInput,
  updateItemInput,
} from '@oche/validators/market/schemas';
import { centsOf } from '@oche/validators/money';
import type { z } from 'zod';
import { requireVoice, requireWriter } from '../../../../lib/actor.ts';
import type { MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { addJobs } from '../../../../lib/jobs/jobs.ts';
import { requireTrader } from '../business/trader.service.ts';
import { deleteDraft } from '../draft/draft.service.ts';
import { columnsOf } from '../item/columns.ts';
import { isDue } from '../item/item.policy.ts';
import { getItem } from '../item/item.service.ts';
import { areaOf, requireLounge } from '../item/place.service.ts';
import { dropPictures, setPictures } from '../pictures/picture.service.ts';
import { inspect, queue } from '../safety/inspection.service.ts';
import { remindOf } from './expiry.service.ts';
import { expiryFrom, lockOwn, type OwnItemRow, tellPublished } from './publish.service.ts';
import { changeItem } from './status.queries.ts';
import { sellItem, tellChanged } from './transitions.service.ts';

type Input = z.output<typeof itemInput>;

/** What is neither reserved, sold nor a draft. */
const OPEN: readonly ItemStatus[] = ['active', 'paused', 'expired'];

/** @throws AppError ITEM_RESERVED, ITEM_SOLD, ITEM_BLOCKED, ITEM_NOT_POSSIBLE */
function requireOpen({ status, review }: OwnItemRow): void {
  if (status === 'reserved') throw new AppError('ITEM_RESERVED');
  if (status === 'sold') throw new AppError('ITEM_SOLD');
  if (review === 'blocked') throw new AppError('ITEM_BLOCKED');
  if (!OPEN.includes(status)) throw new AppError('ITEM_NOT_POSSIBLE');
}

/**
 * Changes what an ad says. An ad that moderators have sent back goes to them again.
 * @throws AppError ITEM_NOT_FOUND, ITEM_CHANGED, ITEM_RESERVED, ITEM_SOLD, ITEM_BLOCKED, ITEM_NOT_POSSIBLE,
 * LOUNGE_NOT_FOUND, TRADER_DATA_MISSING, UPLOAD_NOT_FOUND
 */
export async function updateItem(
  ctx: MemberContext,
  { id, revision, ...data }: z.output<typeof updateItemInput>,
): Promise<Item> {
  requireVoice(ctx.actor);
  const { actor } = ctx;
  await withTransaction(ctx.db, async (tx) => {
    const before = await lockOwn(ctx, tx, id);
    requireOpen(before);
    if (revision !== undefined && revision !== before.revision) throw new AppError('ITEM_CHANGED');
    if (data.intent !== before.intent) {
      throw new AppError('BAD_INPUT', { fields: { intent: 'invalid' } });
    }
    if (data.sellerType === 'business') await requireTrader(tx, actor.id);
    await requireLounge(tx, data.loungeId);
    const inspection = await inspect(ctx, tx, data, before.review);
    const columns = columnsOf(data);
    await changeItem(tx, {
      id,
      from: OPEN,
      columns: {
        ...columns,
        ...(await areaOf(tx, actor, data)),
        review: inspection.review,
        suspicions: inspection.suspicions,
        revision: before.revision + 1,
        updated_at: ctx.clock.now().toISOString(),
      },
    });
    await setPictures(tx, { itemId: id, ownerId: actor.id, uploadIds: data.pictures });
    await queue(ctx, tx, { id, sellerId: actor.id, before, inspection });
    await tellChanged(ctx, tx, id, true);
    await tellCheaper(ctx, tx, before, { ...inspection, toCents: columns.price_cents ?? 0 });
  });
  return getItem(ctx, { id });
}

/** Those who wait for a lower price hear of what they can see. */
async function tellCheaper(
  { events }: MemberContext,
  tx: Tx,
  { id, status, priceCents }: OwnItemRow,
  { review, toCents }: { review: string | null; toCents: number },
): Promise<void> {
  if (status !== 'active' || review !== null || priceCents === null) return;
  if (toCents >= priceCents) return;
  await events.publish(tx, 'item.cheaper', { itemId: id, fromCents: priceCents, toCents });
}

/**
 * Takes an ad out of the list for a while.
 * @throws AppError ITEM_NOT_FOUND, and as `requireOpen` does
 */
export async function pauseItem(ctx: MemberContext, { id }: Input): Promise<Item> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const item = await lockOwn(ctx, tx, id);
    requireOpen(item);
    if (item.status === 'paused') return;
    if (item.status !== 'active') throw new AppError('ITEM_NOT_POSSIBLE');
    const columns = { status: 'paused', updated_at: ctx.clock.now().toISOString() } as const;
    await tellChanged(ctx, tx, id, await changeItem(tx, { id, from: ['active'], columns }));
  });
  return getItem(ctx, { id });
}

/**
 * Gives an ad another 60 days, in its last week or after it has run out; it is online then.
 * @throws AppError ITEM_NOT_FOUND, ITEM_NOT_DUE, and as `requireOpen` does
 */
export async function renewItem(ctx: MemberContext, { id }: Input): Promise<Item> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const item = await lockOwn(ctx, tx, id);
    requireOpen(item);
    const now = ctx.clock.now();
    if (!isDue(item, now)) throw new AppError('ITEM_NOT_DUE');
    const expiresAt = expiryFrom(now);
    const renewed = { renewed_at: now.toISOString(), updated_at: now.toISOString() };
    const columns = { ...renewed, status: 'active', expires_at: expiresAt } as const;
    await changeItem(tx, { id, from: OPEN, only: { isFree: true }, columns });
    await addJobs(tx, [remindOf({ id, sellerId: item.sellerId, expiresAt })]);
    const wasShown = item.status === 'active';
    await tellPublished(ctx, tx, id, !wasShown && item.review === null);
  });
  return getItem(ctx, { id });
}

/**
 * Notes that a thing was sold to somebody whom Oche doesn't know.
 * @throws AppError ITEM_NOT_FOUND, and as `requireOpen` does
 */
export async function markSold(
  ctx: MemberContext,
  { id, price }: z.output<typeof markSoldInput>,
): Promise<Item> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const item = await lockOwn(ctx, tx, id);
    requireOpen(item);
    const cents = price === undefined ? (item.priceCents ?? 0) : centsOf(price);
    const isSold = await sellItem(ctx, tx, { itemId: id, cents, from: OPEN });
    if (!isSold) throw new AppError('ITEM_NOT_POSSIBLE');
  });
  return getItem(ctx, { id });
}

/**
 * Deletes an ad or a draft, with its pictures. What moderators have blocked can be deleted, too.
 * @throws AppError ITEM_NOT_FOUND, ITEM_RESERVED, ITEM_SOLD
 */
export async function deleteItem(ctx: MemberContext, { id }: Input): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const isDraft = await withTransaction(ctx.db, async (tx) => {
    const item = await lockOwn(ctx, tx, id);
    if (item.status === 'draft') return true;
    requireOpen({ ...item, review: null });
    await dropPictures(tx, id, item.sellerId);
    const columns = { status: 'deleted', deleted_at: now, updated_at: now } as const;
    await tellChanged(ctx, tx, id, await changeItem(tx, { id, from: OPEN, columns }));
    return false;
  });
  if (isDraft) await deleteDraft(ctx, { id });
}
