import type { ClubOutput, createClubInput } from '@oche/validators/clubs/schemas';
import type { z } from 'zod';
import type { TestApi, TestMember } from '../../testing/index.ts';

type Wish = z.input<typeof createClubInput>;

let number = 0;

/** A public club in Köln with a name of its own, unless told otherwise. */
export const createClub = (
  api: TestApi,
  owner: TestMember,
  wish: Partial<Wish> = {},
): Promise<ClubOutput> => {
  number += 1;
  return api
    .callerFor(owner)
    .clubs.create({ name: `DC Vollspann ${number}`, city: 'Köln', ...wish });
};

/** Members join a public club by asking, and its owner lets them in. */
export async function joinClub(
  api: TestApi,
  owner: TestMember,
  { id }: { id: number },
  members: readonly TestMember[],
): Promise<void> {
  for (const member of members) {
    await api.callerFor(member).clubs.admissions.request({ id });
    await api.callerFor(owner).clubs.admissions.answer({ id, userId: member.id, isAdmitted: true });
  }
}
