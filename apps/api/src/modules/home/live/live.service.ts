import type { HomeLive, homeLiveInput, LiveLounge } from '@oche/validators/home/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { readFreeNow } from '../../bookings/index.ts';
import { cubeOf, distanceFrom, findOriginOfMember } from '../../lounges/index.ts';
import { listActivity } from '../activity/feed.service.ts';
import * as queries from './live.queries.ts';

/** What changes while one looks at it: where boards are free, and what others are doing. */
export async function getLive(
  ctx: MemberContext,
  { limit }: z.output<typeof homeLiveInput>,
): Promise<HomeLive> {
  const [around, activity] = await Promise.all([readAround(ctx), listActivity(ctx, { limit })]);
  return { ...around, activity };
}

async function readAround(ctx: MemberContext): Promise<Pick<HomeLive, 'lounges' | 'hasPlace'>> {
  const { origin } = await findOriginOfMember(ctx);
  const rows = await queries.listAround(ctx.db, {
    userId: ctx.actor.id,
    origin: origin && cubeOf(origin),
  });
  const now = await readFreeNow(
    ctx,
    rows.map(({ id }) => id),
  );
  const lounges = rows.flatMap((row): LiveLounge[] => {
    const state = now.get(row.id);
    if (!state) return [];
    const distance = distanceFrom(origin, row);
    return [
      {
        id: row.id,
        name: row.name,
        city: row.city,
        isFavourite: row.isFavourite,
        distance: distance === null ? null : Math.round(distance),
        ...state,
      },
    ];
  });
  // where one can go now comes first
  lounges.sort((a, b) => Number(b.isOpen) - Number(a.isOpen));
  return { lounges, hasPlace: origin !== null };
}
