import { type Tx, withTransaction } from '@oche/db';
import {
  type createItemInput,
  ITEM_DAYS,
  type Item,
  publishedItem,
  type publishItemInput,
} from '@oche/validators/market/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../../lib/actor.ts';
import { publishOutside } from '../../../../lib/declared/published.ts';
import type { MemberContext } from '../../../../lib/deps.ts';
import { inputError } from '../../../../lib/error-shape.ts';
import { AppError } from '../../../../lib/errors.ts';
import { once } from '../../../../lib/idempotency.ts';
import { addJobs } from '../../../../lib/jobs/jobs.ts';
import { DAY_MS, isoOf } from '../../../../lib/time/wall-clock.ts';
import { ownPictures } from '../../../uploads/index.ts';
import { itemPublished } from '../../market.outside.ts';
import { requireTrader } from '../business/trader.service.ts';
import { insertDraft } from '../draft/draft.queries.ts';
import { getForm } from '../draft/draft.service.ts';
import { columnsOf, type PublishedData } from '../item/columns.ts';
import { getItem } from '../item/item.service.ts';
import { areaOf, requireLounge } from '../item/place.service.ts';
import { setPictures } from '../pictures/picture.service.ts';
import { inspect, queue } from '../safety/inspection.service.ts';
import { remindOf } from './expiry.service.ts';
import * as queries from './status.queries.ts';
import '../../market.events.ts';

/**
 * Puts an ad online in one call.
 * @throws AppError LOUNGE_NOT_FOUND, TRADER_DATA_MISSING, UPLOAD_NOT_FOUND, and what `ownPictures` throws
 */
export async function createItem(
  ctx: MemberContext,
  input: z.output<typeof createItemInput>,
): Promise<Item> {
  requireVoice(ctx.actor);
  const sellerId = ctx.actor.id;
  const uploadIds = await ownPictures(ctx, input.pictures);
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId: sellerId, operation: 'market.item', input }, async () => {
      await requireLounge(tx, input.loungeId);
      const itemId = await insertDraft(tx, {
        ...columnsOf(input),
        intent: input.intent,
        seller_id: sellerId,
        created_at: ctx.clock.now().toISOString(),
      });
      await setPictures(tx, { itemId, ownerId: sellerId, uploadIds });
      await goPublic(ctx, tx, itemId, { ...input, pictures: uploadIds });
      return itemId;
    }),
  );
  return getItem(ctx, { id });
}

/**
 * Puts a draft online, or one that was paused. One that is online already stays so.
 * @throws AppError ITEM_NOT_FOUND, ITEM_BLOCKED, ITEM_NOT_POSSIBLE, TRADER_DATA_MISSING, LOUNGE_NOT_FOUND;
 *   BAD_INPUT with what is missing in the draft
 */
export async function publishItem(
  ctx: MemberContext,
  { id, sellerTermsAccepted }: z.output<typeof publishItemInput>,
): Promise<Item> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const item = await lockOwn(ctx, tx, id);
    if (item.status === 'active') return;
    if (item.review === 'blocked') throw new AppError('ITEM_BLOCKED');
    if (item.status === 'paused') return resume(ctx, tx, item);
    if (item.status !== 'draft') throw new AppError('ITEM_NOT_POSSIBLE');
    if (!item.sellerTermsAccepted && !sellerTermsAccepted) {
      throw new AppError('BAD_INPUT', { fields: { sellerTermsAccepted: 'acceptSellerTerms' } });
    }
    const data = await readyDraft(tx, item);
    await queries.changeItem(tx, { id, from: ['draft'], columns: columnsOf(data) });
    await goPublic(ctx, tx, id, data);
  });
  return getItem(ctx, { id });
}

export type OwnItemRow = NonNullable<Awaited<ReturnType<typeof queries.lockOwn.first>>>;

/** @throws AppError ITEM_NOT_FOUND, also when it is somebody else's */
export async function lockOwn({ actor }: MemberContext, tx: Tx, id: number): Promise<OwnItemRow> {
  const item = await queries.lockOwn.first(tx, { id, sellerId: actor.id });
  if (!item) throw new AppError('ITEM_NOT_FOUND');
  return item;
}

/** @throws AppError BAD_INPUT with what is missing */
async function readyDraft(tx: Tx, { id, sellerId }: OwnItemRow): Promise<PublishedData> {
  const { title, description, pictures, ...form } = await getForm(tx, id, sellerId);
  const said = {
    ...form,
    // what was never typed is missing, so that everything else that is missing is said, too
    title: title || undefined,
    description: description || undefined,
    pictures: pictures.map((picture) => picture.id),
  };
  const { success, data, error } = publishedItem.safeParse(said);
  if (!success) throw inputError(error);
  return data;
}

/** What is checked for everybody who puts an ad online for the first time. */
async function goPublic(
  ctx: MemberContext,
  tx: Tx,
  id: number,
  data: PublishedData,
): Promise<void> {
  const { actor, clock } = ctx;
  const now = clock.now();
  const expiresAt = expiryFrom(now);
  if (data.sellerType === 'business') await requireTrader(tx, actor.id);
  await requireLounge(tx, data.loungeId);
  const inspection = await inspect(ctx, tx, data, null);
  const isPublished = await queries.changeItem(tx, {
    id,
    from: ['draft'],
    columns: {
      ...(await areaOf(tx, actor, data)),
      status: 'active',
      review: inspection.review,
      suspicions: inspection.suspicions,
      seller_terms_accepted: true,
      published_at: now.toISOString(),
      renewed_at: now.toISOString(),
      updated_at: now.toISOString(),
      expires_at: expiresAt,
    },
  });
  if (!isPublished) throw new AppError('ITEM_NOT_POSSIBLE');
  const before = { suspicions: [], review: null };
  await queue(ctx, tx, { id, sellerId: actor.id, before, inspection });
  await addJobs(tx, [remindOf({ id, sellerId: actor.id, expiresAt })]);
  await tellPublished(ctx, tx, id, inspection.review === null);
}

export const expiryFrom = (now: Date): string => isoOf(now.getTime() + ITEM_DAYS * DAY_MS);

/** Tells those who list ads; those who wait for some only if everybody can see it. */
export async function tellPublished(
  ctx: MemberContext,
  tx: Tx,
  itemId: number,
  isPublic: boolean,
): Promise<void> {
  await ctx.events.publish(tx, 'item.changed', { itemId });
  if (!isPublic) return;
  await ctx.events.publish(tx, 'item.published', { itemId });
  await publishOutside(ctx, tx, itemPublished, { itemId });
}

async function resume(ctx: MemberContext, tx: Tx, { id, review, expiresAt }: OwnItemRow) {
  const now = ctx.clock.now().toISOString();
  if (expiresAt !== null && expiresAt <= now) throw new AppError('ITEM_NOT_POSSIBLE');
  const columns = { status: 'active', updated_at: now } as const;
  await queries.changeItem(tx, { id, from: ['paused'], only: { isFree: true }, columns });
  await tellPublished(ctx, tx, id, review === null);
}
