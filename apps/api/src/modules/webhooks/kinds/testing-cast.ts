import type { HeardOf } from '../../../lib/declared/published.ts';
import type { TestInternet } from '../../../lib/outbound/testing.ts';
import type { TestApi, TestMember } from '../../../testing/index.ts';
import { createClub, joinClub } from '../../clubs/testing.ts';

/** Who is there while something happens. */
export interface Cast {
  api: TestApi;
  internet: TestInternet;
  /** hears of it */
  anna: TestMember;
  /** does it */
  ben: TestMember;
  /** the other one, who buys, joins and plays */
  carl: TestMember;
  /** has nothing to do with it, and listens to everything */
  eve: TestMember;
}

/** What happens once, and to whom it is told. */
export interface Scene {
  /** to what Anna's hook is narrowed, and Eve's */
  subject: HeardOf;
  /** through the procedures that everybody has */
  act(): Promise<unknown>;
  /** a part of what is told of it */
  says: object;
  /** also hears of it: whom it concerns */
  alsoHeardBy?: TestMember;
  /** Eve hears of it, as everybody may */
  isPublic?: boolean;
  /** From now on Anna may not hear of it. */
  lose(): Promise<unknown>;
}

/** A club that is closed to others: Ben's, with Anna as an officer. */
export async function closedClub({ api, anna, ben }: Cast, others: readonly TestMember[] = []) {
  const club = await createClub(api, ben);
  await joinClub(api, ben, club, [anna, ...others]);
  const { clubs } = api.callerFor(ben);
  await clubs.members.setRole({ id: club.id, userId: anna.id, role: 'officer' });
  await clubs.update({ id: club.id, name: club.name, city: 'Köln', isPublic: false });
  return club;
}
