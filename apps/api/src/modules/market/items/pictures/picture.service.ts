import type { Tx } from '@oche/db';
import { claimUploads, releaseUploads } from '../../../uploads/index.ts';
import * as queries from './picture.queries.ts';

interface Shown {
  itemId: number;
  ownerId: string;
  /** in their order */
  uploadIds: readonly string[];
}

/**
 * Shows exactly these pictures in an ad. Call it behind the lock of the ad's row.
 * @throws AppError UPLOAD_NOT_FOUND for what is gone, somebody else's, or shown elsewhere
 */
export async function setPictures(tx: Tx, { itemId, ownerId, uploadIds }: Shown): Promise<void> {
  const shown = (await queries.listPictures(tx, { itemId })).map(({ uploadId }) => uploadId);
  if (shown.join() === uploadIds.join()) return;
  await claimUploads(tx, { ids: uploadIds, ownerId, usedBy: `item:${itemId}` });
  await queries.deletePictures(tx, { itemId });
  if (uploadIds.length > 0) await queries.insertPictures(tx, itemId, uploadIds);
  const gone = shown.filter((id) => !uploadIds.includes(id));
  // what was shown when a deal was made is kept for it
  const kept = (await queries.listFrozen(tx, { ids: gone })).map(({ uploadId }) => uploadId);
  await releaseUploads(
    tx,
    gone.filter((id) => !kept.includes(id)),
  );
}

/** Of an ad that goes: nothing shows its pictures any more. */
export const dropPictures = (tx: Tx, itemId: number, ownerId: string): Promise<void> =>
  setPictures(tx, { itemId, ownerId, uploadIds: [] });
