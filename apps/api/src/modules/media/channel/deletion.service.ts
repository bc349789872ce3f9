import { withTransaction } from '@oche/db';
import { CHANNEL_RESTORE_MINUTES } from '@oche/validators/media/limits';
import type { ChannelPage, channelInput } from '@oche/validators/media/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext, Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import '../media.events.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { changeChannel, getChannel } from './channel.service.ts';
import { refusingTaken } from './channel-change.service.ts';
import * as queries from './deletion.queries.ts';
import { setPictures } from './pictures.service.ts';

type OfChannel = z.output<typeof channelInput>;

/**
 * Takes a channel off the list. For an hour its admins can bring it back; then it is gone.
 * @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN
 */
export async function deleteChannel(ctx: ActingContext, { id }: OfChannel): Promise<void> {
  await changeChannel(ctx, id, async (tx) => {
    const now = ctx.clock.now();
    await queries.setDeleted(tx, { id, deletedAt: now.toISOString() });
    const runAt = new Date(now.getTime() + CHANNEL_RESTORE_MINUTES * MINUTE_MS);
    await addJob(tx, 'media.removeChannel', { id }, { runAt, key: `media.removeChannel ${id}` });
  });
}

/**
 * Brings a deleted channel back, as it was.
 * @throws AppError CHANNEL_NOT_FOUND for somebody who didn't run it, and when it is gone for good; CHANNEL_EXISTS when
 * its address was listed again meanwhile
 */
export async function restoreChannel(ctx: MemberContext, { id }: OfChannel): Promise<ChannelPage> {
  requireWriter(ctx.actor);
  await refusingTaken(ctx, undefined, () =>
    withTransaction(ctx.db, async (tx) => {
      const [restored] = await queries.restore(tx, { id, userId: ctx.actor.id });
      if (!restored) throw new AppError('CHANNEL_NOT_FOUND');
      await ctx.events.publish(tx, 'channel.changed', { channelId: id });
    }),
  );
  return getChannel(ctx, { id });
}

/** What was deleted an hour ago goes with all that belongs to it; what was brought back stays. */
export async function removeChannel(deps: Deps, { id }: OfChannel): Promise<void> {
  const { clock, db } = deps;
  await withTransaction(db, async (tx) => {
    const before = new Date(clock.now().getTime() - (CHANNEL_RESTORE_MINUTES - 1) * MINUTE_MS);
    const channel = await queries.lockDeleted.first(tx, { id, before: before.toISOString() });
    if (!channel) return;
    const nobodys = { id, ownerId: '', logoId: channel.logoId };
    await setPictures(tx, nobodys, { logo: null, images: [] });
    await queries.remove(tx, { id });
  });
}
