import { withTransaction } from '@oche/db';
import type {
  friendCountsOutput,
  friendListInput,
  friendListOutput,
  removeFriendInput,
} from '@oche/validators/people/friends';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { lockBoth } from '../relations/tie.queries.ts';
import { readTies } from '../relations/tie-list.ts';
import { viewerOf } from '../viewer.ts';
import * as queries from './friend.queries.ts';

/**
 * The member's friends, the latest first, or those whose name has the query in it.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export const listFriends = (
  { db, actor }: MemberContext,
  { query = '', ...page }: z.output<typeof friendListInput>,
): Promise<z.input<typeof friendListOutput>> =>
  readTies(page, (after) => queries.listFriends(db, { ...viewerOf(actor), ...after, query }));

/** How many friends and requests the member has. */
export async function countTies({
  db,
  actor,
}: MemberContext): Promise<z.input<typeof friendCountsOutput>> {
  const counts = await queries.countTies.first(db, { userId: actor.id });
  return counts ?? { friends: 0, incoming: 0, outgoing: 0 };
}

/** Ends a friendship; the other one isn't told. The same again changes nothing. */
export async function removeFriend(
  ctx: MemberContext,
  { userId }: z.output<typeof removeFriendInput>,
): Promise<void> {
  const own = ctx.actor.id;
  await withTransaction(ctx.db, async (tx) => {
    await lockBoth(tx, own, userId);
    await queries.deleteFriendship(tx, { one: own, other: userId });
  });
}
