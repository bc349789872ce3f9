import { withTransaction } from '@oche/db';
import type { ChannelTies, channelInput } from '@oche/validators/media/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { getChannel } from '../channel/channel.queries.ts';
import { readFacts } from '../channel/channel.service.ts';
import '../media.events.ts';
import * as queries from './tie.queries.ts';

type OfChannel = z.output<typeof channelInput>;

async function readTies({ db, actor }: MemberContext, id: number): Promise<ChannelTies> {
  const row = await getChannel.first(db, { id, viewerId: actor.id });
  if (!row) throw new AppError('CHANNEL_NOT_FOUND');
  const { isFollowing, isFavourite, followerCount } = row;
  return { isFollowing, isFavourite, followerCount };
}

/** Hears of new episodes from now on; again changes nothing. @throws AppError CHANNEL_NOT_FOUND */
export async function followChannel(ctx: MemberContext, { id }: OfChannel): Promise<ChannelTies> {
  await readFacts(ctx.db, ctx.actor, id);
  const now = ctx.clock.now().toISOString();
  await withTransaction(ctx.db, (tx) => queries.follow(tx, { id, userId: ctx.actor.id, now }));
  return readTies(ctx, id);
}

/** Also of one that can't be seen any more; again changes nothing. @throws AppError CHANNEL_NOT_FOUND */
export async function unfollowChannel(ctx: MemberContext, { id }: OfChannel): Promise<ChannelTies> {
  await withTransaction(ctx.db, (tx) => queries.unfollow(tx, { id, userId: ctx.actor.id }));
  return readTies(ctx, id);
}

/** Remembers a channel; again changes nothing. @throws AppError CHANNEL_NOT_FOUND */
export async function addFavourite(ctx: MemberContext, { id }: OfChannel): Promise<ChannelTies> {
  await readFacts(ctx.db, ctx.actor, id);
  const now = ctx.clock.now().toISOString();
  await queries.addFavourite(ctx.db, { id, userId: ctx.actor.id, now });
  return readTies(ctx, id);
}

/** Also one that can't be seen any more; again changes nothing. @throws AppError CHANNEL_NOT_FOUND */
export async function removeFavourite(ctx: MemberContext, { id }: OfChannel): Promise<ChannelTies> {
  await queries.removeFavourite(ctx.db, { id, userId: ctx.actor.id });
  return readTies(ctx, id);
}
