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
  await releaseUploads(
    tx,
    shown.filter((id) => !uploadIds.includes(id)),
  );
}

/** Of an ad that goes: nothing shows its pictures any more. */
export const dropPictures = (tx: Tx, itemId: number, ownerId: string): Promise<void> =>
  setPictures(tx, { itemId, ownerId, uploadIds: [] });
