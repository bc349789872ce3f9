import { withTransaction } from '@oche/db';
import type { page } from '@oche/validators/common';
import type { personInput, tieListOutput } from '@oche/validators/people/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../viewer.ts';
import * as queries from './follow.queries.ts';
import { getSeen, lockBoth } from './tie.queries.ts';
import { readTies } from './tie-list.ts';

type Input = z.output<typeof personInput>;

/**
 * Follows a person whom the member may see. For somebody who may not be seen the answer is the same as for somebody who
 * doesn't exist. The same again changes nothing.
 *
 * @throws AppError THAT_IS_YOU, MEMBER_NOT_FOUND
 */
export async function followPerson(ctx: MemberContext, { userId }: Input): Promise<void> {
  requireWriter(ctx.actor);
  const own = ctx.actor.id;
  if (userId === own) throw new AppError('THAT_IS_YOU');
  await withTransaction(ctx.db, async (tx) => {
    // a block between the two is either seen, or ends this again
    await lockBoth(tx, own, userId);
    const person = await getSeen.first(tx, { ...viewerOf(ctx.actor), userId });
    if (!person || person.seen === 'none') throw new AppError('MEMBER_NOT_FOUND');
    await queries.insertFollow(tx, { followerId: own, followedId: userId, now: ctx.clock.now() });
  });
}

/** The same again changes nothing. */
export async function unfollowPerson(ctx: MemberContext, { userId }: Input): Promise<void> {
  requireWriter(ctx.actor);
  await queries.deleteFollow(ctx.db, { followerId: ctx.actor.id, followedId: userId });
}

/**
 * Those whom the member follows, the latest first.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export const listFollows = (
  { db, actor }: MemberContext,
  input: z.output<typeof page>,
): Promise<z.input<typeof tieListOutput>> =>
  readTies(input, (after) => queries.listFollows(db, { ...viewerOf(actor), ...after }));
