import type { Forecast, forecastInput } from '@oche/validators/forum/order/schemas';
import type { z } from 'zod';
import { requireStaff } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { getThreadPlaces } from '../watching/forum-places.queries.ts';
import { getForecast } from './forecast.queries.ts';
import { requireOrderIn } from './order.policy.ts';

/**
 * Says what splitting, moving or merging would do, before it is done.
 * @throws AppError FORBIDDEN, THREAD_NOT_FOUND, SAME_THREAD
 */
export async function forecast(
  ctx: MemberContext,
  { threadId, ...asked }: z.output<typeof forecastInput>,
): Promise<Forecast> {
  requireStaff(ctx.actor);
  const postIds = asked.postIds ?? null;
  const targetId = asked.targetId ?? null;
  if (threadId === targetId) throw new AppError('SAME_THREAD');
  for (const id of targetId === null ? [threadId] : [threadId, targetId]) {
    const place = await getThreadPlaces.first(ctx.db, { id });
    if (!place) throw new AppError('THREAD_NOT_FOUND');
    requireOrderIn(ctx.actor, place);
  }
  const row = await getForecast.first(ctx.db, { sourceId: threadId, targetId, ids: postIds });
  if (!row) throw new AppError('THREAD_NOT_FOUND');
  const isMerge = postIds === null;
  return {
    posts: row.posts,
    links: row.links,
    watchers: row.watchers,
    readers: row.readers,
    renumbered: row.renumbered,
    poll: pollOf(row),
    tags: isMerge && targetId !== null ? row.broughtTags : 0,
    tagsLeft: isMerge && targetId !== null ? row.tags - row.broughtTags : 0,
    waiting: isMerge ? row.waiting : 0,
    source: { id: threadId, title: row.sourceTitle },
    target:
      targetId === null || row.targetTitle === null
        ? null
        : {
            id: targetId,
            title: row.targetTitle,
            subforum: row.subforum ?? '',
            isYounger: row.isYounger,
          },
  };
}

/** The poll of a thread goes with its first post, where there is none yet. */
function pollOf({
  bringsPoll,
  targetHasPoll,
}: {
  bringsPoll: boolean;
  targetHasPoll: boolean;
}): Forecast['poll'] {
  if (!bringsPoll) return 'none';
  return targetHasPoll ? 'stays' : 'comes';
}
