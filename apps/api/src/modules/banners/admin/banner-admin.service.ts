import { type Tx, withTransaction } from '@oche/db';
import type {
  AdminBanner,
  BannerDraft,
  createBannerInput,
  updateBannerInput,
} from '@oche/validators/banners/admin';
import type { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import { type AuditFacts, audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { claimUploads, ownPicture, releaseUploads } from '../../uploads/index.ts';
import * as queries from './banner-admin.queries.ts';
import { readBanner } from './banner-list.service.ts';

/**
 * A new banner. It is shown from its beginning on, or at once, if it is active.
 * @throws AppError BAD_INPUT when it ends before it begins, UPLOAD_NOT_FOUND for a picture that isn't the admin's, or
 *   is shown elsewhere; what `ownPictures` throws
 */
export async function createBanner(
  ctx: MemberContext,
  input: z.output<typeof createBannerInput>,
): Promise<AdminBanner> {
  requireScope(ctx.actor, 'admin');
  requireTimes(input);
  const columns = columnsOf(await withOwnPictures(ctx, input));
  const attempt = { userId: ctx.actor.id, operation: 'banner.create', input };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      // the pictures follow when the banner has an id to claim them with
      const bannerId = await queries.insertBanner(tx, {
        ...columns,
        upload_id: null,
        narrow_upload_id: null,
        is_active: false,
        created_by: ctx.actor.id,
        created_at: ctx.clock.now().toISOString(),
      });
      await claimPictures(ctx, tx, bannerId, picturesOf(columns));
      await queries.updateBanner(tx, bannerId, columns);
      await note(ctx, tx, 'create', bannerId, { after: factsOf(columns) });
      await ctx.events.publish(tx, 'banner.changed', { bannerId });
      return bannerId;
    }),
  );
  return readBanner(ctx, { id });
}

/**
 * Changes a banner. What was counted of it stays.
 * @throws AppError BANNER_NOT_FOUND, also for a deleted one, and what `createBanner` throws
 */
export async function updateBanner(
  ctx: MemberContext,
  { id, ...draft }: z.output<typeof updateBannerInput>,
): Promise<AdminBanner> {
  requireScope(ctx.actor, 'admin');
  requireTimes(draft);
  const columns = columnsOf(await withOwnPictures(ctx, draft));
  await changing(ctx, id, async (tx, banner) => {
    const wanted = picturesOf(columns);
    await claimPictures(ctx, tx, id, wanted);
    await queries.updateBanner(tx, id, columns);
    await releaseUploads(
      tx,
      picturesOf(banner).filter((former) => !wanted.includes(former)),
    );
    const [before, after] = differences(factsOf(banner), factsOf(columns));
    await note(ctx, tx, 'update', id, { before, after });
  });
  return readBanner(ctx, { id });
}

/**
 * Shows a banner, or pauses it.
 * @throws AppError BANNER_NOT_FOUND, BANNER_WITHOUT_PICTURE
 */
export async function setBannerActive(
  ctx: MemberContext,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<AdminBanner> {
  requireScope(ctx.actor, 'admin');
  await changing(ctx, id, async (tx, banner) => {
    if (banner.is_active === isActive) return;
    if (isActive && banner.upload_id === null) throw new AppError('BANNER_WITHOUT_PICTURE');
    await queries.updateBanner(tx, id, { is_active: isActive });
    await note(ctx, tx, isActive ? 'activate' : 'pause', id, { after: { title: banner.title } });
  });
  return readBanner(ctx, { id });
}

/**
 * Takes a banner away. It keeps its picture and its figures, and can be brought back.
 * @throws AppError BANNER_NOT_FOUND
 */
export async function deleteBanner(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'admin');
  await changing(ctx, id, async (tx, banner) => {
    await queries.updateBanner(tx, id, { deleted_at: ctx.clock.now().toISOString() });
    await note(ctx, tx, 'delete', id, { before: factsOf(banner) });
  });
}

/**
 * Brings a deleted banner back as it was; a second time changes nothing.
 * @throws AppError BANNER_NOT_FOUND
 */
export async function restoreBanner(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<AdminBanner> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    const banner = await queries.lockBanner.first(tx, { id });
    if (!banner) throw new AppError('BANNER_NOT_FOUND');
    if (banner.deleted_at === null) return;
    await queries.updateBanner(tx, id, { deleted_at: null });
    await note(ctx, tx, 'restore', id, { after: { title: banner.title } });
    await ctx.events.publish(tx, 'banner.changed', { bannerId: id });
  });
  return readBanner(ctx, { id });
}

async function changing(
  ctx: MemberContext,
  id: number,
  change: (tx: Tx, banner: queries.LockedBanner) => Promise<void>,
): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const banner = await queries.lockBanner.first(tx, { id });
    if (!banner || banner.deleted_at !== null) throw new AppError('BANNER_NOT_FOUND');
    await change(tx, banner);
    await ctx.events.publish(tx, 'banner.changed', { bannerId: id });
  });
}

function requireTimes({ startDate, endDate }: BannerDraft): void {
  if (startDate && endDate && endDate <= startDate) {
    throw new AppError('BAD_INPUT', { fields: { endDate: 'endBeforeBegin' } });
  }
}

async function withOwnPictures(ctx: MemberContext, draft: BannerDraft): Promise<BannerDraft> {
  const imageUrl = await ownPicture(ctx, draft.imageUrl);
  const narrowImageUrl = await ownPicture(ctx, draft.narrowImageUrl);
  return { ...draft, imageUrl, narrowImageUrl };
}

/** @param draft with ids of uploads as its pictures */
const columnsOf = (draft: BannerDraft) => ({
  title: draft.title,
  description: draft.description ?? null,
  advertiser: draft.advertiser,
  position: draft.position,
  upload_id: draft.imageUrl,
  narrow_upload_id: draft.narrowImageUrl ?? null,
  target_url: draft.targetUrl ?? null,
  is_active: draft.isActive,
  starts_at: draft.startDate ?? null,
  ends_at: draft.endDate ?? null,
  priority: draft.priority,
});

type Pictures = Pick<queries.LockedBanner, 'upload_id' | 'narrow_upload_id'>;

const picturesOf = ({ upload_id, narrow_upload_id }: Pictures): string[] => [
  ...new Set([upload_id, narrow_upload_id].flatMap((picture) => picture ?? [])),
];

const claimPictures = (ctx: MemberContext, tx: Tx, bannerId: number, ids: readonly string[]) =>
  claimUploads(tx, { ids, ownerId: ctx.actor.id, usedBy: `banner:${bannerId}` });

/** What the log has of a banner; the admins' note about it is a text of their own. */
const factsOf = (banner: Omit<queries.LockedBanner, 'id' | 'deleted_at'>): AuditFacts => ({
  title: banner.title,
  advertiser: banner.advertiser,
  position: banner.position,
  picture: banner.upload_id,
  narrowPicture: banner.narrow_upload_id,
  target: banner.target_url,
  isActive: banner.is_active,
  startsAt: banner.starts_at,
  endsAt: banner.ends_at,
  priority: banner.priority,
});

/** Only what changed. */
function differences(before: AuditFacts, after: AuditFacts): [AuditFacts, AuditFacts] {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
  const only = (facts: AuditFacts): AuditFacts =>
    Object.fromEntries(changed.map((key) => [key, facts[key] ?? null]));
  return [only(before), only(after)];
}

const note = (
  ctx: MemberContext,
  tx: Tx,
  verb: string,
  id: number,
  facts: { before?: AuditFacts; after?: AuditFacts },
) =>
  audit(ctx, tx, {
    action: `banner.${verb}`,
    thing: { kind: 'banner', id },
    scope: 'admin',
    ...facts,
  });
