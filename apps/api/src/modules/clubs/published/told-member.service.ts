import { asSeen, linksTo, nameOf } from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { getClub } from '../club/club.service.ts';
import type { ClubMemberIds } from '../clubs.outside.ts';
import { getMemberName } from './member-name.queries.ts';

/** Who runs the club knows who is in it, and who was. */
export async function readToldMember(ctx: MemberContext, { clubId, userId }: ClubMemberIds) {
  const club = await asSeen(getClub(ctx, { id: clubId }));
  const member = await getMemberName.first(ctx.db, { userId });
  if (!club?.can.manage || !member) return null;
  return {
    club: {
      id: club.id,
      name: club.name,
      ...linksTo(ctx.env, `/clubs/${club.id}`, null),
      memberCount: club.memberCount,
    },
    member: { id: member.id, name: nameOf(member) },
  };
}
