import { randomUUID } from 'node:crypto';
import { CHANNEL_ADMINS_MAX } from '@oche/validators/media/limits';
import type { channelAdminInput, channelAdminOutput } from '@oche/validators/media/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { notify } from '../../notifications/index.ts';
import { requireVisible } from '../../people/index.ts';
import * as queries from '../channel/admin.queries.ts';
import { changeChannel } from '../channel/channel.service.ts';
import { requireRoom } from '../channel/channel-change.service.ts';
import { channelAdminNamed } from '../notifications/admin-named.notifications.ts';

type Pair = z.output<typeof channelAdminInput>;

/**
 * An admin of a channel names another one, who hears of it. A member who runs it already still does.
 * @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN, CHANNEL_ADMIN_UNKNOWN for somebody whom the admin may not see,
 * TOO_MANY_CHANNEL_ADMINS, TOO_MANY_CHANNELS
 */
export async function addAdmin(
  ctx: ActingContext,
  { channelId, userId }: Pair,
): Promise<z.infer<typeof channelAdminOutput>> {
  requireWriter(ctx.actor);
  await changeChannel(ctx, channelId, async (tx) => {
    await requireVisible(tx, ctx.actor, [userId]).catch(asUnknown);
    const now = ctx.clock.now().toISOString();
    const { count = 0 } = (await queries.countAdmins.first(tx, { channelId })) ?? {};
    const [added] = await queries.insertAdmin(tx, { channelId, userId, now });
    if (!added) return;
    if (count >= CHANNEL_ADMINS_MAX) throw new AppError('TOO_MANY_CHANNEL_ADMINS');
    await requireRoom(tx, userId);
    await notify(ctx, tx, channelAdminNamed, {
      eventId: randomUUID(),
      actorId: ctx.actor.id,
      recipientIds: [userId],
      payload: { channelId, userId: ctx.actor.id },
    });
  });
  return { channelId, userId };
}

function asUnknown(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new AppError('CHANNEL_ADMIN_UNKNOWN', { cause: error });
}

/**
 * Somebody no longer runs a channel: they step down, or another admin takes it away. One admin stays.
 * @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN, CHANNEL_ADMIN_STAYS
 */
export async function removeAdmin(ctx: ActingContext, { channelId, userId }: Pair): Promise<void> {
  await changeChannel(ctx, channelId, async (tx) => {
    const [removed] = await queries.deleteAdmin(tx, { channelId, userId });
    if (!removed) return;
    const { count = 0 } = (await queries.countAdmins.first(tx, { channelId })) ?? {};
    if (count === 0) throw new AppError('CHANNEL_ADMIN_STAYS');
  });
}
