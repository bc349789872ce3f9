import { type Executor, type Tx, withTransaction } from '@oche/db';
import type { ChannelPage, channelInput } from '@oche/validators/media/schemas';
import type { z } from 'zod';
import type { Actor } from '../../../lib/actor.ts';
import type { ActingContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../../people/index.ts';
import '../media.events.ts';
import { maySee, requireChannelAdmin, rightsIn } from '../media.policy.ts';
import * as queries from './channel.queries.ts';
import { toChannel } from './channel.select.ts';

/**
 * A channel as this reader may see it.
 * @throws AppError CHANNEL_NOT_FOUND, also for those it isn't meant for
 */
export async function getChannel(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id }: z.output<typeof channelInput>,
): Promise<ChannelPage> {
  const viewer = viewerOf(actor);
  const row = await queries.getChannel.first(db, { id, viewerId: viewer.viewerId });
  if (!row || !maySee(actor, row)) throw new AppError('CHANNEL_NOT_FOUND');
  const admins = await queries.listAdmins(db, { id, isAdmin: row.isAdmin, ...viewer });
  return {
    ...toChannel(row),
    feedUrl: row.feedUrl,
    verifiedAt: row.verifiedAt,
    updatedAt: row.updatedAt,
    admins: admins.map((admin) => ({
      id: admin.id,
      username: admin.username,
      firstName: admin.firstName,
      lastName: admin.lastName,
      profileImageUrl: admin.profileImageUrl,
      userType: admin.userType,
      role: admin.role,
    })),
    isHidden: row.hiddenAt !== null,
    can: rightsIn(actor, row),
  };
}

export type Facts = NonNullable<Awaited<ReturnType<typeof queries.getFacts.first>>>;

/** @throws AppError CHANNEL_NOT_FOUND, also for somebody who may not see it */
export async function readFacts(db: Executor, actor: Actor | null, id: number): Promise<Facts> {
  const facts = await queries.getFacts.first(db, { id, viewerId: actor?.id ?? '' });
  if (!facts || !maySee(actor, facts)) throw new AppError('CHANNEL_NOT_FOUND');
  return facts;
}

/**
 * The only way for its admins to change a channel: behind the lock of its row, so what `work` is told still holds
 * when it writes.
 * @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN, and what `work` throws
 */
export const changeChannel = <T>(
  ctx: Pick<ActingContext, 'db' | 'actor' | 'events'>,
  id: number,
  work: (tx: Tx, channel: Facts) => Promise<T>,
): Promise<T> =>
  withTransaction(ctx.db, async (tx) => {
    await queries.lockChannel(tx, { id });
    const channel = await readFacts(tx, ctx.actor, id);
    requireChannelAdmin(ctx.actor, channel);
    const result = await work(tx, channel);
    await ctx.events.publish(tx, 'channel.changed', { channelId: id });
    return result;
  });
