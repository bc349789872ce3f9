import { withTransaction } from '@oche/db';
import type { orderBannersInput } from '@oche/validators/banners/admin';
import { BANNER_PRIORITY_MAX } from '@oche/validators/banners/schemas';
import type { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { lockPosition, setPriorities } from './banner-admin.queries.ts';

/** Between two of an order there is room for a number that somebody types. */
const STEP = 10;

/**
 * Puts banners of a position into an order: the first one gets the highest priority.
 * @throws AppError BANNER_NOT_FOUND when one is gone, or stands elsewhere meanwhile
 */
export async function orderBanners(
  ctx: MemberContext,
  { position, ids }: z.output<typeof orderBannersInput>,
): Promise<void> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    const banners = await lockPosition(tx, { position, ids });
    if (banners.length < ids.length) throw new AppError('BANNER_NOT_FOUND');
    const former = new Map(banners.map(({ id, priority }) => [id, priority]));
    const priorities = ids.map((_, index) =>
      Math.min((ids.length - index) * STEP, BANNER_PRIORITY_MAX),
    );
    if (ids.every((id, index) => former.get(id) === priorities[index])) return;
    await setPriorities(tx, { ids, priorities });
    await audit(ctx, tx, {
      action: 'banner.order',
      thing: { kind: 'bannerPosition', id: position },
      scope: 'admin',
      after: { ids: ids.join(', ') },
    });
    await ctx.events.publish(tx, 'banner.changed', { bannerId: ids[0] ?? 0 });
  });
}
