import { withTransaction } from '@oche/db';
import sharp from 'sharp';
import { demoActor } from '../../../lib/demo.ts';
import type { Deps } from '../../../lib/deps.ts';
import { createUpload } from '../../uploads/index.ts';
import { setPictures } from '../items/pictures/picture.service.ts';
import { tellChanged } from '../items/status/transitions.service.ts';
import { lockBare, showInDeals } from './demo.queries.ts';
import { demoAds } from './demo-ads.ts';
import { draw } from './drawing/index.ts';

const QUALITY = 92;

/**
 * Draws the pictures of demo ads, and uploads them as their sellers would. One that has pictures already is
 * left alone.
 */
export async function drawDemoPictures(
  deps: Deps,
  { ads }: { ads: readonly { id: number; index: number }[] },
): Promise<void> {
  for (const { id, index } of ads) {
    await withTransaction(deps.db, async (tx) => {
      const ad = await lockBare.first(tx, { id });
      if (!ad) return;
      const uploadIds = await uploaded(deps, ad.sellerId, index);
      await setPictures(tx, { itemId: id, ownerId: ad.sellerId, uploadIds });
      await showInDeals(tx, { itemId: id });
      await tellChanged(deps, tx, id, true);
    });
  }
}

/** @returns the ids of the pictures, in their order */
async function uploaded(deps: Deps, ownerId: string, index: number): Promise<string[]> {
  const ids: string[] = [];
  for (const [number, drawing] of (demoAds[index]?.drawings ?? []).entries()) {
    const svg = draw(drawing, index * 5 + number + 1);
    const photo = await sharp(Buffer.from(svg)).jpeg({ quality: QUALITY }).toBuffer();
    const ctx = { ...deps, actor: demoActor(ownerId) };
    const { id } = await createUpload(ctx, { type: 'image/jpeg', body: only(photo) });
    ids.push(id);
  }
  return ids;
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
