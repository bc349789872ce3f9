import type { Tx } from '@oche/db';
import type { ReorderingKind } from '@oche/validators/forum/order/schemas';
import type { MemberContext } from '../../../lib/deps.ts';
import '../forum.events.ts';
import type { LockedThread } from '../thread/thread-lock.queries.ts';
import { countInSubforum } from '../thread/thread-lock.queries.ts';
import { nextRevision } from '../thread/thread-lock.service.ts';
import { carryMarks } from './marks.service.ts';
import * as queries from './placing.queries.ts';

export type Placed = Pick<
  LockedThread,
  'id' | 'subforumId' | 'nextNumber' | 'revision' | 'postCount'
>;

interface Bringing {
  reorderingId: number;
  kind: ReorderingKind;
  source: Placed;
  target: Placed;
  /** null: all of the source's */
  ids: readonly number[] | null;
  /** ISO time */
  now: string;
}

/** Brings posts from one locked thread into another one, with everything that hangs on them. */
export async function bring(
  ctx: MemberContext,
  tx: Tx,
  { reorderingId, kind, source, target, ids, now }: Bringing,
): Promise<void> {
  const [placed] = await queries.placePosts(tx, {
    reorderingId,
    sourceId: source.id,
    targetId: target.id,
    ids,
    next: target.nextNumber,
    revision: nextRevision(target),
  });
  await carryMarks(tx, {
    reorderingId,
    sourceId: source.id,
    targetId: target.id,
    firstNumber: target.nextNumber,
    brings: kind === 'posts' ? 'authors' : 'everybody',
    now,
  });
  const sourceNow =
    ids === null ? await emptied(ctx, tx, source) : await settled(tx, source, { given: 0 });
  const targetNow = await settled(tx, target, { given: placed?.given ?? 0 });
  await finish(ctx, tx, reorderingId, [
    { thread: source, posts: sourceNow, threads: ids === null ? -1 : 0 },
    { thread: target, posts: targetNow, threads: kind === 'split' ? 1 : 0 },
  ]);
}

/** @returns how many live posts it has */
export async function settled(
  tx: Tx,
  thread: Placed,
  { given }: { given: number },
): Promise<number> {
  const { id } = thread;
  await queries.settleRoots(tx, { threadId: id, revision: nextRevision(thread) });
  const [counted] = await queries.recountThread(tx, { id, given });
  if (!counted) throw new Error('a live thread has posts');
  return counted.posts;
}

export async function emptied(ctx: MemberContext, tx: Tx, { id }: Placed): Promise<number> {
  const deletedAt = ctx.clock.now().toISOString();
  await queries.setMerged(tx, { id, deletedAt, deletedBy: ctx.actor.id });
  return 0;
}

interface Changed {
  /** as it was before */
  thread: Placed;
  /** live posts that it has now */
  posts: number;
  /** by how many threads its subforum grows */
  threads: number;
}

/** The end of every reordering: reactions, the subforums in the order of their ids, and the events. */
export async function finish(
  ctx: MemberContext,
  tx: Tx,
  reorderingId: number,
  changed: readonly Changed[],
): Promise<void> {
  const threadIds = changed.map(({ thread }) => thread.id);
  await queries.rehomeReactions(tx, { reorderingId, threadIds });
  const subforums = Map.groupBy(changed, ({ thread }) => thread.subforumId);
  for (const id of [...subforums.keys()].toSorted((one, other) => one - other)) {
    const here = subforums.get(id) ?? [];
    const posts = here.reduce((sum, each) => sum + each.posts - each.thread.postCount, 0);
    const threads = here.reduce((sum, each) => sum + each.threads, 0);
    if (posts !== 0 || threads !== 0) await countInSubforum(tx, { id, posts, threads });
  }
  for (const { thread } of changed) {
    const { id: threadId, subforumId } = thread;
    const revision = nextRevision(thread);
    await ctx.events.publish(tx, 'thread.changed', { threadId, subforumId, revision });
    await ctx.events.publish(tx, 'thread.reordered', { threadId });
  }
}
