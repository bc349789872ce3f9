import { type Executor, type Tx, withTransaction } from '@oche/db';
import {
  type createDraftInput,
  DRAFTS_MAX,
  type Draft,
  type draftListOutput,
  type itemInput,
  type saveDraftInput,
} from '@oche/validators/market/schemas';
import { euroOrNull } from '@oche/validators/money';
import type { z } from 'zod';
import { requireWriter } from '../../../../lib/actor.ts';
import type { MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { once } from '../../../../lib/idempotency.ts';
import { toPicture } from '../../../uploads/index.ts';
import { attributesOf } from '../item/attributes.ts';
import { columnsOf } from '../item/columns.ts';
import { listCopies } from '../item/item.queries.ts';
import { requireLounge } from '../item/place.service.ts';
import { dropPictures, setPictures } from '../pictures/picture.service.ts';
import { suspicionsIn } from '../safety/suspicions.ts';
import * as queries from './draft.queries.ts';

/**
 * Keeps what somebody begins to type, so that they can go on with another device.
 * @throws AppError TOO_MANY_DRAFTS, LOUNGE_NOT_FOUND, UPLOAD_NOT_FOUND
 */
export async function createDraft(
  ctx: MemberContext,
  input: z.output<typeof createDraftInput>,
): Promise<Draft> {
  requireWriter(ctx.actor);
  const sellerId = ctx.actor.id;
  const { data } = input;
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId: sellerId, operation: 'market.draft', input }, async () => {
      await requireRoom(tx, sellerId);
      await requireLounge(tx, data.loungeId);
      const itemId = await queries.insertDraft(tx, {
        ...columnsOf(data),
        intent: data.intent,
        seller_id: sellerId,
        created_at: ctx.clock.now().toISOString(),
      });
      await setPictures(tx, { itemId, ownerId: sellerId, uploadIds: data.pictures });
      return itemId;
    }),
  );
  return getDraft(ctx, { id });
}

async function requireRoom(tx: Tx, sellerId: string): Promise<void> {
  await queries.lockMember.first(tx, { userId: sellerId });
  const { count = 0 } = (await queries.countDrafts.first(tx, { sellerId })) ?? {};
  if (count >= DRAFTS_MAX) throw new AppError('TOO_MANY_DRAFTS');
}

/**
 * Saves all that is typed so far, unless another device has saved something else meanwhile.
 * @throws AppError ITEM_NOT_FOUND, ITEM_CHANGED, LOUNGE_NOT_FOUND, UPLOAD_NOT_FOUND
 */
export async function saveDraft(
  ctx: MemberContext,
  { id, revision, data }: z.output<typeof saveDraftInput>,
): Promise<Draft> {
  requireWriter(ctx.actor);
  const sellerId = ctx.actor.id;
  await withTransaction(ctx.db, async (tx) => {
    await requireLounge(tx, data.loungeId);
    const columns = {
      ...columnsOf(data),
      intent: data.intent,
      updated_at: ctx.clock.now().toISOString(),
    };
    const isSaved = await queries.updateDraft(tx, { id, sellerId, revision, columns });
    if (!isSaved) throw await whyNotSaved(tx, id, sellerId);
    await setPictures(tx, { itemId: id, ownerId: sellerId, uploadIds: data.pictures });
  });
  return getDraft(ctx, { id });
}

async function whyNotSaved(tx: Tx, id: number, sellerId: string): Promise<AppError> {
  const known = await queries.getForm.first(tx, { id, sellerId });
  return new AppError(known ? 'ITEM_CHANGED' : 'ITEM_NOT_FOUND');
}

/**
 * What the form of the member's own ad shows: a draft, or one that is to be changed.
 * @throws AppError ITEM_NOT_FOUND, also when it is somebody else's
 */
export async function getDraft(
  { db, actor }: MemberContext,
  { id }: z.output<typeof itemInput>,
): Promise<Draft> {
  const [form, copies] = await Promise.all([getForm(db, id, actor.id), listCopies(db, { id })]);
  const found = suspicionsIn(`${form.title}\n${form.description}`);
  return { ...form, copies, suspicions: [...new Set(found.map(({ kind }) => kind))] };
}

/** @throws AppError ITEM_NOT_FOUND */
export async function getForm(
  db: Executor,
  id: number,
  sellerId: string,
): Promise<Omit<Draft, 'copies' | 'suspicions'>> {
  const row = await queries.getForm.first(db, { id, sellerId });
  if (!row) throw new AppError('ITEM_NOT_FOUND');
  return {
    id: row.id,
    revision: row.revision,
    status: row.status,
    review: row.review,
    intent: row.intent,
    title: row.title,
    description: row.description,
    category: row.category,
    condition: row.condition,
    wear: row.wear,
    price: euroOrNull(row.priceCents),
    currency: 'EUR',
    takesOffers: row.takesOffers,
    takesMore: row.takesMore,
    ships: row.ships,
    shippingPrice: euroOrNull(row.shippingCents),
    meets: row.meets,
    loungeId: row.loungeId,
    location: row.location,
    country: row.country,
    zipCode: row.zipCode,
    city: row.city,
    sellerType: row.sellerType,
    sellerTermsAccepted: row.sellerTermsAccepted,
    attributes: attributesOf(row),
    pictures: (row.pictures ?? []).map(toPicture),
    updatedAt: row.updatedAt,
  };
}

/** What was begun and not published, the latest first. */
export async function listDrafts({
  db,
  actor,
}: MemberContext): Promise<z.input<typeof draftListOutput>> {
  const rows = await queries.listDrafts(db, { sellerId: actor.id });
  return rows.map(({ priceCents, pictures, ...row }) => ({
    ...row,
    price: euroOrNull(priceCents),
    picture: pictures?.[0] ? toPicture(pictures[0]) : null,
  }));
}

/**
 * Throws a draft away, with its pictures.
 * @throws AppError ITEM_NOT_FOUND
 */
export async function deleteDraft(
  ctx: MemberContext,
  { id }: z.output<typeof itemInput>,
): Promise<void> {
  const sellerId = ctx.actor.id;
  await withTransaction(ctx.db, async (tx) => {
    const draft = await queries.lockDraft.first(tx, { id, sellerId });
    if (!draft) throw new AppError('ITEM_NOT_FOUND');
    await dropPictures(tx, id, sellerId);
    await queries.deleteDraft(tx, { id, sellerId });
  });
}
