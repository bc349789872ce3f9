import { withTransaction } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { demoActor } from '../../../lib/demo.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { createClub } from '../club/club-change.service.ts';
import { inviteToClub, requestClub } from '../membership/admission.service.ts';
import { setMemberRole } from '../membership/member.service.ts';
import { setClubNews } from '../news/news.service.ts';
import * as queries from './demo.queries.ts';
import { type DemoClub, demoClubs } from './demo-clubs.ts';

/**
 * Gives the demo members clubs, as they would have founded and joined them. Does nothing when there are clubs, or
 * no demo members.
 * @returns whether it did
 */
export async function seedDemoClubs(deps: Deps): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    // of several processes that start together one writes, and the others wait
    await queries.lockClubs.first(tx, {});
    if (!(await queries.wantsDemo.first(tx, { memberId: demoUserId('anna') }))) return false;
    for (const club of demoClubs) await found(deps, club);
    return true;
  });
}

async function found(deps: Deps, club: DemoClub): Promise<void> {
  const as = (name: string): ActingContext => ({ ...deps, actor: demoActor(demoUserId(name)) });
  const { name, city, description, founded, isPublic = true, hasNews = false } = club;
  const lounge = await queries.findLoungeIn.first(deps.db, { city });
  const said = { name, city, description, founded, loungeId: lounge?.id };
  const owner = as(club.owner);
  const { id } = await createClub(owner, { ...said, isPublic });
  for (const joining of [...club.officers, ...club.members]) {
    await inviteToClub(owner, { id, userId: demoUserId(joining) });
    await requestClub(as(joining), { id });
  }
  for (const officer of club.officers) {
    await setMemberRole(owner, { id, userId: demoUserId(officer), role: 'officer' });
  }
  for (const [asking, message] of Object.entries(club.asking ?? {})) {
    await requestClub(as(asking), { id, message });
  }
  for (const invited of club.invited ?? []) {
    await inviteToClub(owner, { id, userId: demoUserId(invited) });
  }
  if (hasNews) await setClubNews(owner, { id, isOpen: true });
}
