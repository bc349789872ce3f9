import type { Tx } from '@oche/db';
import { claimUploads, releaseUploads } from '../../uploads/index.ts';
import * as queries from './channel-change.queries.ts';

interface Shown {
  id: number;
  /** who shows them */
  ownerId: string;
  /** of this moment */
  logoId: string | null;
}

interface Wish {
  /** undefined: what is there stays */
  logo?: string | null | undefined;
  /** in their order; undefined: what is there stays */
  images?: readonly string[] | undefined;
}

/**
 * Shows exactly these pictures in a channel. Call it behind the lock of its row, or when it is new.
 * @throws AppError UPLOAD_NOT_FOUND for what is gone, somebody else's, or shown elsewhere
 */
export async function setPictures(
  tx: Tx,
  { id, ownerId, logoId }: Shown,
  { logo, images }: Wish,
): Promise<void> {
  if (logo === undefined && images === undefined) return;
  const shown = (await queries.listImages(tx, { id })).map(({ uploadId }) => uploadId);
  const nextLogo = logo === undefined ? logoId : logo;
  const nextImages = images ?? shown;
  const before = [...shown, ...(logoId ? [logoId] : [])];
  const after = [...new Set([...nextImages, ...(nextLogo ? [nextLogo] : [])])];
  await claimUploads(tx, { ids: after, ownerId, usedBy: `channel:${id}` });
  if (nextLogo !== logoId) await queries.updateChannel(tx, id, { logo_id: nextLogo });
  if (nextImages.join() !== shown.join()) {
    await queries.deleteImages(tx, { id });
    if (nextImages.length > 0) await queries.insertImages(tx, id, nextImages);
  }
  await releaseUploads(
    tx,
    before.filter((each) => !after.includes(each)),
  );
}
