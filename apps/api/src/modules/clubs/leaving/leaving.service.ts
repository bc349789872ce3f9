import { evenIfOver } from '../../../lib/declared/own-data.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { listOwnClubs } from '../list/club-list.queries.ts';
import { findHeir } from '../members/member.queries.ts';
import { leaveClub, passOn } from '../membership/member.service.ts';

/**
 * A member who goes for good leaves their clubs; those they own go to the officer, else to the member, who has been
 * there longest.
 */
export async function leaveAllClubs(ctx: MemberContext): Promise<void> {
  const own = ctx.actor.id;
  for (const { id, role } of await listOwnClubs(ctx.db, { viewerId: own })) {
    const heir = role === 'owner' ? await findHeir.first(ctx.db, { id, userId: own }) : undefined;
    if (heir) await evenIfOver(passOn(ctx, { id, userId: heir.userId }));
    await evenIfOver(leaveClub(ctx, { id }));
  }
}
