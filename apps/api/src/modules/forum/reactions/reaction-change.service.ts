import { type Tx, withTransaction } from '@oche/db';
import type { MemberContext } from '../../../lib/deps.ts';
import '../forum.events.ts';
import { lockThread } from '../thread/thread-lock.service.ts';
import * as queries from './reaction.queries.ts';

/** The end of every change of a member's reactions, in a locked thread: how many there are, and the event for open pages. */
export async function recordReactions(
  { actor, events }: Pick<MemberContext, 'actor' | 'events'>,
  tx: Tx,
  threadId: number,
  postIds: readonly number[],
): Promise<void> {
  const [raised] = await queries.raiseReactionRevision(tx, { threadId });
  if (!raised) throw new Error('a locked thread is there');
  await queries.countReactions(tx, { threadId, postIds, revision: raised.revision });
  await events.publish(tx, 'thread.reacted', { threadId, userId: actor.id });
}

/** Takes back all reactions of a member who leaves, thread by thread; it can be interrupted and go on. */
export async function takeBackReactions(ctx: MemberContext): Promise<void> {
  const own = { userId: ctx.actor.id };
  for (;;) {
    const found = await queries.findReactedThread.first(ctx.db, own);
    if (!found) return;
    const { threadId } = found;
    await withTransaction(ctx.db, async (tx) => {
      await lockThread(tx, threadId);
      const rows = await queries.deleteReactionsIn(tx, { ...own, threadId });
      const postIds = [...new Set(rows.map(({ postId }) => postId))];
      await recordReactions(ctx, tx, threadId, postIds);
    });
  }
}
