import { atOnce } from '../../../lib/at-once.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import * as queries from './membership.queries.ts';
import type { MessageReader } from './reader.ts';

type Membership = NonNullable<Awaited<ReturnType<typeof queries.getMembership.first>>>;

/** A member as a reader of what is said in one of their own conversations. */
export const readerOf = (
  ownId: string,
  {
    isPair,
    others,
    ...membership
  }: Pick<Membership, 'isPair' | 'others' | 'sinceId' | 'blockedIds'>,
): MessageReader => ({
  ...membership,
  id: ownId,
  pair: isPair ? [ownId, ...others.map(({ id }) => id)] : [],
});

/** @throws AppError CONVERSATION_NOT_FOUND for everybody who isn't in it */
export async function requireMembership(
  ctx: Pick<MemberContext, 'db' | 'actor'>,
  id: number,
): Promise<Membership> {
  const { db, actor } = ctx;
  const found = await atOnce(ctx, `conversations.getMembership ${id}`, () =>
    queries.getMembership.first(db, { id, userId: actor.id }),
  );
  if (!found) throw new AppError('CONVERSATION_NOT_FOUND');
  return found;
}
