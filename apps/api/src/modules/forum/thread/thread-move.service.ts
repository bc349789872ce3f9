import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import '../forum.events.ts';
import type { LockedThread } from './thread-lock.queries.ts';
import * as queries from './thread-lock.queries.ts';
import { nextRevision } from './thread-lock.service.ts';

/**
 * Puts live threads, which are all locked, into another subforum. It is the end of their change, as `recordChange` is
 * of others. The subforums' rows come last and in the order of their ids, so that two moves in opposite directions
 * don't wait for one another.
 */
export async function moveThreads(
  ctx: Pick<Deps, 'events'>,
  tx: Tx,
  threads: readonly LockedThread[],
  subforumId: number,
): Promise<void> {
  const counts = new Map<number, { threads: number; posts: number }>();
  const count = (id: number, by: 1 | -1, { postCount }: LockedThread) => {
    const { threads = 0, posts = 0 } = counts.get(id) ?? {};
    counts.set(id, { threads: threads + by, posts: posts + by * postCount });
  };
  for (const thread of threads) {
    await queries.setSubforumOfThread(tx, { id: thread.id, subforumId });
    await queries.renewThread(tx, { id: thread.id, posts: 0 });
    count(thread.subforumId, -1, thread);
    count(subforumId, 1, thread);
  }
  for (const id of [...counts.keys()].toSorted((one, other) => one - other)) {
    const { threads = 0, posts = 0 } = counts.get(id) ?? {};
    await queries.countInSubforum(tx, { id, threads, posts });
  }
  for (const thread of threads) {
    const { id: threadId, subforumId: fromSubforumId } = thread;
    const revision = nextRevision(thread);
    await ctx.events.publish(tx, 'thread.changed', { threadId, subforumId, revision });
    await ctx.events.publish(tx, 'thread.moved', { threadId, fromSubforumId, subforumId });
  }
}
