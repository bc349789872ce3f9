import { withTransaction } from '@oche/db';
import type { setPhotosInput } from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { claimUploads, releaseUploads } from '../../uploads/index.ts';
import { lockLounge } from './lounge-lock.queries.ts';
import '../lounges.events.ts';
import { requireStaff } from '../access/staff-access.service.ts';
import * as queries from './photo.queries.ts';
import { listHiddenAmong } from './photo-moderation.queries.ts';

/**
 * Sets the lounge's photos: exactly these, in this order. They are the member's own uploads, and
 * photos that the lounge has already.
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, UPLOAD_NOT_FOUND
 */
export async function setPhotos(
  ctx: MemberContext,
  { loungeId, photos }: z.output<typeof setPhotosInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const ids = photos.map(({ uploadId }) => uploadId);
  await withTransaction(ctx.db, async (tx) => {
    await lockLounge(tx, { id: loungeId });
    await requireStaff(tx, ctx.actor, loungeId);
    const shown = await queries.listPhotos(tx, { loungeId });
    const dropped = shown.map(({ uploadId }) => uploadId).filter((id) => !ids.includes(id));
    // what moderators have hidden doesn't come back by setting it again
    const hidden = await listHiddenAmong(tx, { ids });
    if (hidden.length > 0) throw new AppError('UPLOAD_NOT_FOUND');
    await claimUploads(tx, { ids, ownerId: ctx.actor.id, usedBy: `lounge:${loungeId}` });
    await queries.deletePhotos(tx, { loungeId });
    if (photos.length > 0) {
      const rows = photos.map(({ uploadId, description = null }) => ({ uploadId, description }));
      await queries.insertPhotos(tx, loungeId, rows);
    }
    await releaseUploads(tx, dropped);
    await ctx.events.publish(tx, 'lounge.changed', { loungeId });
  });
}
