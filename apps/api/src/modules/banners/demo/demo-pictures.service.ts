import { withTransaction } from '@oche/db';
import { demoActor } from '../../../lib/demo.ts';
import type { Deps } from '../../../lib/deps.ts';
import { pictureOf } from '../../../lib/picture/draw.ts';
import { claimUploads, createUpload } from '../../uploads/index.ts';
import '../banners.events.ts';
import * as queries from './demo.queries.ts';
import { demoBanners } from './demo-banners.ts';
import { drawBanner } from './draw-banner.ts';

/**
 * Draws the pictures of demo banners, and uploads them as an admin would. From then on they are shown. One that has a
 * picture already is left alone.
 */
export async function drawDemoBanners(
  deps: Deps,
  { banners }: { banners: readonly { id: number; index: number }[] },
): Promise<void> {
  for (const { id, index } of banners) {
    const banner = demoBanners[index];
    if (!banner) continue;
    await withTransaction(deps.db, async (tx) => {
      const bare = await queries.lockBare.first(tx, { id });
      if (!bare) return;
      const upload = async (as: 'wide' | 'narrow') => {
        const svg = drawBanner(banner, as);
        if (svg === null) return null;
        const drawn = await pictureOf(`banner ${index} ${as}`, () => svg);
        const ctx = { ...deps, actor: demoActor(bare.createdBy) };
        return (await createUpload(ctx, { type: 'image/png', body: only(drawn) })).id;
      };
      const [uploadId, narrowUploadId] = [await upload('wide'), await upload('narrow')];
      if (!uploadId) return;
      const ids = [uploadId, narrowUploadId].flatMap((each) => each ?? []);
      await claimUploads(tx, { ids, ownerId: bare.createdBy, usedBy: `banner:${id}` });
      const isActive = banner.state !== 'paused';
      await queries.setPictures(tx, { id, uploadId, narrowUploadId, isActive });
      await deps.events.publish(tx, 'banner.changed', { bannerId: id });
    });
  }
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
