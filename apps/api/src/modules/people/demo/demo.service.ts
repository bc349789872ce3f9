import { type Tx, withTransaction } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { demoTime } from '../../../lib/demo.ts';
import type { Deps } from '../../../lib/deps.ts';
import { insertFriendship } from '../friends/friend.queries.ts';
import { insertRequest } from '../friends/request.queries.ts';
import { columnsOf } from '../profile/profile-columns.ts';
import { updateProfile } from '../profile/profile-edit.queries.ts';
import * as queries from './demo.queries.ts';
import { demoFriendships, demoRequests } from './demo-friends.ts';
import { demoProfiles } from './demo-profiles.ts';

/** Friendships began every other day until lately, at ten in the evening. */
const DAYS_BETWEEN = 2;
const EVENING = 22 * 60;

/**
 * Gives the demo members friends and requests, and words about themselves. Does nothing when there are any, or no demo members. Nobody is
 * told of them.
 * @returns whether it did
 */
export async function seedDemoFriends({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    // of several processes that start together one writes, and the others wait
    await queries.lockFriendships.first(tx, {});
    if (!(await queries.wantsDemo.first(tx, { memberId: demoUserId('anna') }))) return false;
    await insertAll(tx, clock.now());
    for (const [name, said] of Object.entries(demoProfiles)) {
      await updateProfile(tx, demoUserId(name), columnsOf(said));
    }
    return true;
  });
}

async function insertAll(tx: Tx, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(demoTime(now, -days, EVENING));
  for (const [index, [one, other]] of demoFriendships.entries()) {
    const since = daysAgo((demoFriendships.length - index) * DAYS_BETWEEN);
    await insertFriendship(tx, { one: demoUserId(one), other: demoUserId(other), now: since });
  }
  for (const [requester, addressee] of demoRequests) {
    await insertRequest(tx, {
      requesterId: demoUserId(requester),
      addresseeId: demoUserId(addressee),
      now: daysAgo(1),
    });
  }
}
