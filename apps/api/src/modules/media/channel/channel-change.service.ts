import { isPgError, type Tx, withTransaction } from '@oche/db';
import { CHANNELS_OF_MEMBER_MAX } from '@oche/validators/media/limits';
import type {
  ChannelPage,
  createChannelInput,
  updateChannelInput,
} from '@oche/validators/media/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { ownPicture, ownPictures } from '../../uploads/index.ts';
import { insertAdmin } from './admin.queries.ts';
import '../media.events.ts';
import { requireChannelAdmin } from '../media.policy.ts';
import { changeChannel, getChannel, readFacts } from './channel.service.ts';
import * as queries from './channel-change.queries.ts';
import { setPictures } from './pictures.service.ts';
import { urlKeyOf } from './url-key.ts';

type Create = z.output<typeof createChannelInput>;
type Update = z.output<typeof updateChannelInput>;

/** @throws AppError as `ownPictures` does */
const picturesOf = async (
  ctx: ActingContext,
  { logo, images }: Pick<Update, 'logo' | 'images'>,
) => ({
  logo: await ownPicture(ctx, logo),
  images: images && (await ownPictures(ctx, images)),
});

/**
 * Lists a channel, and makes the member its admin.
 * @throws AppError TOO_MANY_CHANNELS, UPLOAD_NOT_FOUND, CHANNEL_EXISTS when it is listed already, and what
 * `ownPictures` throws
 */
export async function createChannel(ctx: ActingContext, input: Create): Promise<ChannelPage> {
  requireVoice(ctx.actor);
  const userId = ctx.actor.id;
  const pictures = await picturesOf(ctx, input);
  const now = ctx.clock.now().toISOString();
  const id = await refusingTaken(ctx, input.url, () =>
    withTransaction(ctx.db, (tx) =>
      once(tx, { userId, operation: 'channel.create', input }, async () => {
        const channelId = await queries.insertChannel(tx, {
          name: input.name,
          description: input.description ?? null,
          platform: input.platform,
          url: input.url,
          url_key: urlKeyOf(input.url),
          number_of_followers: input.numberOfFollowers,
          is_active: input.isActive,
          videos: input.videos,
          creator_id: userId,
          created_at: now,
          updated_at: now,
        });
        await insertAdmin(tx, { channelId, userId, now });
        await requireRoom(tx, userId);
        await setPictures(tx, { id: channelId, ownerId: userId, logoId: null }, pictures);
        await ctx.events.publish(tx, 'channel.changed', { channelId });
        await ctx.events.publish(tx, 'channel.moved', { channelId });
        return channelId;
      }),
    ),
  );
  return getChannel(ctx, { id });
}

/**
 * Call it behind the row that makes the member an admin: nobody gives them another channel at the same moment.
 * @throws AppError TOO_MANY_CHANNELS
 */
export async function requireRoom(tx: Tx, userId: string): Promise<void> {
  await queries.lockMember(tx, { userId });
  const { count = 0 } = (await queries.countChannels.first(tx, { userId })) ?? {};
  if (count > CHANNELS_OF_MEMBER_MAX) throw new AppError('TOO_MANY_CHANNELS');
}

/**
 * Changes what a channel's entry says; what is missing stays. At another address it is no longer verified.
 * @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN, UPLOAD_NOT_FOUND, CHANNEL_EXISTS, and what `ownPictures` throws
 */
export async function updateChannel(ctx: ActingContext, input: Update): Promise<ChannelPage> {
  requireVoice(ctx.actor);
  const { id, url } = input;
  // before pictures are fetched: strangers make the server fetch nothing
  requireChannelAdmin(ctx.actor, await readFacts(ctx.db, ctx.actor, id));
  const pictures = await picturesOf(ctx, input);
  await refusingTaken(ctx, url, () =>
    changeChannel(ctx, id, async (tx, channel) => {
      const urlKey = url === undefined ? channel.urlKey : urlKeyOf(url);
      const hasMoved =
        urlKey !== channel.urlKey || (input.platform ?? channel.platform) !== channel.platform;
      await queries.updateChannel(tx, id, {
        name: input.name,
        description: input.description,
        platform: input.platform,
        url,
        url_key: urlKey,
        number_of_followers: input.numberOfFollowers,
        is_active: input.isActive,
        videos: input.videos,
        updated_at: ctx.clock.now().toISOString(),
        ...(hasMoved && { feed_url: null, verified_at: null }),
      });
      await setPictures(tx, { id, ownerId: ctx.actor.id, logoId: channel.logoId }, pictures);
      if (hasMoved) await ctx.events.publish(tx, 'channel.moved', { channelId: id });
    }),
  );
  return getChannel(ctx, { id });
}

/** @throws AppError CHANNEL_EXISTS, with the id of the one that is there where everybody sees it */
export async function refusingTaken<T>(
  { db }: Pick<ActingContext, 'db'>,
  url: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isPgError(error, 'uniqueViolation', 'media_channels_url')) throw error;
    const there =
      url === undefined ? undefined : await queries.findByKey.first(db, { urlKey: urlKeyOf(url) });
    throw new AppError('CHANNEL_EXISTS', {
      cause: error,
      ...(there?.isPublic && { details: { id: there.id, name: there.name } }),
    });
  }
}
