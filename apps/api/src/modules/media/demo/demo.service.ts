import { withTransaction } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import sharp from 'sharp';
import { demoActor } from '../../../lib/demo.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import { createUpload } from '../../uploads/index.ts';
import { insertAdmin } from '../channel/admin.queries.ts';
import { createChannel } from '../channel/channel-change.service.ts';
import { setPictures } from '../channel/pictures.service.ts';
import { setVerified } from '../desk/desk.queries.ts';
import '../media.events.ts';
import { addFavourite, follow } from '../following/tie.queries.ts';
import * as queries from './demo.queries.ts';
import { type DemoChannel, demoChannels } from './demo-channels.ts';
import { seedDemoEpisodes } from './demo-episodes.service.ts';
import { drawLogo } from './draw-logo.ts';

/**
 * Gives the demo members channels, as they would have listed them; their logos are drawn by a job. Does nothing when
 * there are channels, or no demo members.
 * @returns whether it did
 */
export async function seedDemoChannels(deps: Deps): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    // of several processes that start together one writes, and the others wait
    await queries.lockChannels.first(tx, {});
    if (!(await queries.wantsDemo.first(tx, { memberId: demoUserId('anna') }))) return false;
    const channels: { id: number; index: number }[] = [];
    for (const [index, channel] of demoChannels.entries()) {
      channels.push({ id: await list(deps, channel), index });
    }
    await addJob(tx, 'media.drawDemo', { channels }, { isLong: true });
    return true;
  });
}

async function list(deps: Deps, channel: DemoChannel): Promise<number> {
  const [creator, ...others] = channel.admins;
  const as: ActingContext = { ...deps, actor: demoActor(demoUserId(creator)) };
  const { id } = await createChannel(as, {
    name: channel.name,
    description: channel.description,
    platform: channel.platform,
    url: channel.url,
    numberOfFollowers: channel.followers,
    isActive: true,
    images: [],
    videos: [...(channel.videos ?? [])],
  });
  const now = deps.clock.now().toISOString();
  await withTransaction(deps.db, async (tx) => {
    if (channel.isVerified) await setVerified(tx, { id, verifiedAt: now });
    for (const name of others) {
      await insertAdmin(tx, { channelId: id, userId: demoUserId(name), now });
    }
    for (const name of channel.followedBy ?? []) {
      await follow(tx, { id, userId: demoUserId(name), now });
    }
    for (const name of channel.rememberedBy ?? []) {
      await addFavourite(tx, { id, userId: demoUserId(name), now });
    }
    await seedDemoEpisodes(tx, { id, name: channel.name, url: channel.url }, deps.clock.now());
  });
  return id;
}

const QUALITY = 92;

/** Draws the logos of demo channels, and uploads them as their admins would. One that has a logo is left alone. */
export async function drawDemoLogos(
  deps: Deps,
  { channels }: { channels: readonly { id: number; index: number }[] },
): Promise<void> {
  for (const { id, index } of channels) {
    const logo = demoChannels[index]?.logo;
    if (!logo) continue;
    await withTransaction(deps.db, async (tx) => {
      const channel = await queries.lockBare.first(tx, { id });
      if (!channel?.creatorId) return;
      const drawn = await sharp(Buffer.from(drawLogo(logo)))
        .jpeg({ quality: QUALITY })
        .toBuffer();
      const ctx = { ...deps, actor: demoActor(channel.creatorId) };
      const upload = await createUpload(ctx, { type: 'image/jpeg', body: only(drawn) });
      const shown = { id, ownerId: channel.creatorId, logoId: null };
      await setPictures(tx, shown, { logo: upload.id });
      await deps.events.publish(tx, 'channel.changed', { channelId: id });
    });
  }
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
