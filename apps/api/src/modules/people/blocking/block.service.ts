import { type Executor, withTransaction } from '@oche/db';
import type { page } from '@oche/validators/common';
import type { personInput, tieListOutput } from '@oche/validators/people/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { deleteFriendship } from '../friends/friend.queries.ts';
import { deleteRequestBetween } from '../friends/request.queries.ts';
import * as queries from '../relations/block.queries.ts';
import { deleteFollow } from '../relations/follow.queries.ts';
import { lockBoth } from '../relations/tie.queries.ts';
import { readTies } from '../relations/tie-list.ts';
import { viewerOf } from '../viewer.ts';

type Input = z.output<typeof personInput>;

/**
 * Blocks a person: neither sees the other in lists any more, neither follows the other, and they are no friends and
 * don't ask to be. Suspended members can, too, as it protects them. The same again changes nothing.
 *
 * @throws AppError THAT_IS_YOU, MEMBER_NOT_FOUND
 */
export async function blockPerson(ctx: MemberContext, { userId }: Input): Promise<void> {
  const own = ctx.actor.id;
  if (userId === own) throw new AppError('THAT_IS_YOU');
  await withTransaction(ctx.db, async (tx) => {
    if ((await lockBoth(tx, own, userId)) < 2) throw new AppError('MEMBER_NOT_FOUND');
    await queries.insertBlock(tx, { blockerId: own, blockedId: userId, now: ctx.clock.now() });
    await deleteFollow(tx, { followerId: own, followedId: userId });
    await deleteFollow(tx, { followerId: userId, followedId: own });
    await deleteFriendship(tx, { one: own, other: userId });
    await deleteRequestBetween(tx, own, userId);
    await ctx.events.publish(tx, 'members.parted', { userIds: [own, userId] });
  });
}

/** Former friends and followers don't become so again. The same again changes nothing. */
export const unblockPerson = ({ db, actor }: MemberContext, { userId }: Input): Promise<void> =>
  queries.deleteBlock(db, { blockerId: actor.id, blockedId: userId });

/**
 * Those whom the member blocks, the latest first.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export const listBlocks = (
  { db, actor }: MemberContext,
  input: z.output<typeof page>,
): Promise<z.input<typeof tieListOutput>> =>
  readTies(input, (after) => queries.listBlocks(db, { ...viewerOf(actor), ...after }));

/** Ids of all whom a member blocks, for what is already on the way to them. */
export const readBlockedIds = async (db: Executor, userId: string): Promise<string[]> =>
  (await queries.listBlockedIds(db, { userId })).map(({ id }) => id);
