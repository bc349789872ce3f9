import type { OwnDataOutput } from '@oche/validators/own-data/schemas';
import type { MemberContext } from '../../lib/deps.ts';
import { getArchive } from './archive/archive.service.ts';
import { getDeparture } from './leaving/departure.queries.ts';

/** The member's archive, and whether they are leaving. */
export async function getOwnData(ctx: MemberContext): Promise<OwnDataOutput> {
  const [archive, departure] = await Promise.all([
    getArchive(ctx),
    getDeparture.first(ctx.db, { userId: ctx.actor.id }),
  ]);
  return { archive, leavesAt: departure?.dueAt ?? null };
}
