import { type Tx, withTransaction } from '@oche/db';
import type {
  mergeThreadsInput,
  movePostsInput,
  moveThreadInput,
  Reordering,
  ReorderingKind,
  splitThreadInput,
} from '@oche/validators/forum/order/schemas';
import type { z } from 'zod';
import { requireStaff, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { moveDraftsToThread } from '../drafts/draft-upkeep.service.ts';
import { forumScope, requireOpen } from '../forum.policy.ts';
import type { LockedThread } from '../thread/thread-lock.queries.ts';
import { getPlace, insertThread } from '../thread/thread-lock.queries.ts';
import { lockLiveThread } from '../thread/thread-lock.service.ts';
import { moveThreads } from '../thread/thread-move.service.ts';
import { requireOrderIn } from './order.policy.ts';
import { carryTags } from './order-tags.service.ts';
import { getSelection } from './placing.queries.ts';
import { bring } from './placing.service.ts';
import { insertReordering } from './reordering.queries.ts';
import { readReordering } from './reordering.service.ts';

/**
 * Posts of a thread become a thread of their own, in the name of whoever wrote the first of them.
 * @throws AppError FORBIDDEN, THREAD_NOT_FOUND, SUBFORUM_NOT_FOUND, CLUB_PLACE, FIRST_POST_STAYS, POSTS_ELSEWHERE, or why
 *   the subforum is closed
 */
export async function splitThread(
  ctx: MemberContext,
  { threadId, postIds, title, subforumId }: z.output<typeof splitThreadInput>,
): Promise<Reordering> {
  const id = await ordering(ctx, async (tx) => {
    const source = await lockLiveThread(tx, threadId);
    const place = await getPlace.first(tx, { subforumId });
    if (!place) throw new AppError('SUBFORUM_NOT_FOUND');
    requireOrderIn(ctx.actor, source, place);
    requireOpen(ctx.actor, place);
    await requireSameClub(tx, source.subforumId, subforumId);
    const ids = [...new Set(postIds)];
    const { authorId, createdAt: now } = await requireSelection(tx, threadId, ids);
    const [started] = await insertThread(tx, { subforumId, authorId, title, now });
    if (!started) throw new Error('the insert returned no thread');
    const target = { ...place, ...started, isLocked: false, postCount: 0 };
    return reorder(ctx, tx, { kind: 'split', source, target, ids });
  });
  return readReordering(ctx, id);
}

/**
 * Posts of a thread go into another one, where they stand as they were written.
 * @throws AppError FORBIDDEN, THREAD_NOT_FOUND, SAME_THREAD, CLUB_PLACE, FIRST_POST_STAYS, POSTS_ELSEWHERE, or why the
 *   target is closed
 */
export async function movePosts(
  ctx: MemberContext,
  { threadId, postIds, targetId }: z.output<typeof movePostsInput>,
): Promise<Reordering> {
  const id = await ordering(ctx, async (tx) => {
    const { source, target } = await lockBoth(ctx, tx, threadId, targetId);
    const ids = [...new Set(postIds)];
    await requireSelection(tx, threadId, ids);
    return reorder(ctx, tx, { kind: 'posts', source, target, ids });
  });
  return readReordering(ctx, id);
}

/**
 * All posts of a thread go into another one; its address leads there from then on.
 * @throws AppError FORBIDDEN, THREAD_NOT_FOUND, SAME_THREAD, CLUB_PLACE, or why the target is closed
 */
export async function mergeThreads(
  ctx: MemberContext,
  { threadId, targetId }: z.output<typeof mergeThreadsInput>,
): Promise<Reordering> {
  const id = await ordering(ctx, async (tx) => {
    const { source, target } = await lockBoth(ctx, tx, threadId, targetId);
    await moveDraftsToThread(tx, { from: source.id, to: target.id });
    return reorder(ctx, tx, { kind: 'merge', source, target, ids: null });
  });
  return readReordering(ctx, id);
}

/**
 * A thread gets another subforum.
 * @throws AppError FORBIDDEN, THREAD_NOT_FOUND, SUBFORUM_NOT_FOUND, SAME_SUBFORUM, CLUB_PLACE
 */
export async function moveThread(
  ctx: MemberContext,
  { threadId, subforumId }: z.output<typeof moveThreadInput>,
): Promise<Reordering> {
  const id = await ordering(ctx, async (tx) => {
    const thread = await lockLiveThread(tx, threadId);
    const place = await getPlace.first(tx, { subforumId });
    if (!place) throw new AppError('SUBFORUM_NOT_FOUND');
    requireOrderIn(ctx.actor, thread, place);
    requireOpen(ctx.actor, place);
    if (thread.subforumId === subforumId) throw new AppError('SAME_SUBFORUM');
    await requireSameClub(tx, thread.subforumId, subforumId);
    await moveThreads(ctx, tx, [thread], subforumId);
    const target = { ...thread, ...place, subforumId };
    return note(ctx, tx, { kind: 'thread', source: thread, target, posts: thread.postCount });
  });
  return readReordering(ctx, id);
}

function ordering(ctx: MemberContext, work: (tx: Tx) => Promise<number>): Promise<number> {
  requireWriter(ctx.actor);
  requireStaff(ctx.actor);
  return withTransaction(ctx.db, work);
}

/** In the order of their ids, so that two who merge the same threads don't wait for one another. */
async function lockBoth(ctx: MemberContext, tx: Tx, sourceId: number, targetId: number) {
  if (sourceId === targetId) throw new AppError('SAME_THREAD');
  const first = await lockLiveThread(tx, Math.min(sourceId, targetId));
  const second = await lockLiveThread(tx, Math.max(sourceId, targetId));
  const [source, target] = first.id === sourceId ? [first, second] : [second, first];
  requireOrderIn(ctx.actor, source, target);
  requireOpen(ctx.actor, target);
  await requireSameClub(tx, source.subforumId, target.subforumId);
  return { source, target };
}

/** The news of a club stay among themselves. */
async function requireSameClub(tx: Tx, fromSubforumId: number, toSubforumId: number) {
  if (fromSubforumId === toSubforumId) return;
  for (const subforumId of [fromSubforumId, toSubforumId]) {
    const place = await getPlace.first(tx, { subforumId });
    if (place?.clubId != null) throw new AppError('CLUB_PLACE');
  }
}

async function requireSelection(tx: Tx, threadId: number, ids: readonly number[]) {
  const selection = await getSelection.first(tx, { threadId, ids });
  if (!selection || selection.count < ids.length) throw new AppError('POSTS_ELSEWHERE');
  if (selection.firstNumber === 1) throw new AppError('FIRST_POST_STAYS');
  return selection;
}

type Target = Pick<
  LockedThread,
  'id' | 'subforumId' | 'categoryId' | 'nextNumber' | 'revision' | 'postCount'
>;

interface Order {
  kind: ReorderingKind;
  source: LockedThread;
  target: Target;
}

async function reorder(
  ctx: MemberContext,
  tx: Tx,
  { ids, ...order }: Order & { ids: number[] | null },
): Promise<number> {
  const posts = ids?.length ?? order.source.postCount;
  const now = ctx.clock.now().toISOString();
  const reorderingId = await note(ctx, tx, { ...order, posts, now });
  if (order.kind === 'merge') {
    await carryTags(ctx, tx, {
      reorderingId,
      sourceId: order.source.id,
      targetId: order.target.id,
    });
  }
  await bring(ctx, tx, { reorderingId, ids, now, ...order });
  return reorderingId;
}

const ACTIONS = {
  split: 'thread.split',
  posts: 'post.move',
  merge: 'thread.merge',
  thread: 'thread.move',
} as const;

/** It stands in the moderators' log, and in the list from which it can be undone. */
async function note(
  ctx: MemberContext,
  tx: Tx,
  {
    kind,
    source,
    target,
    posts,
    now = ctx.clock.now().toISOString(),
  }: Order & { posts: number; now?: string },
): Promise<number> {
  const [reordering] = await insertReordering(tx, {
    kind,
    sourceId: source.id,
    targetId: target.id,
    fromSubforumId: source.subforumId,
    toSubforumId: target.subforumId,
    posts,
    firstNumber: target.nextNumber,
    by: ctx.actor.id,
    now,
  });
  if (!reordering) throw new Error('the insert returned no reordering');
  await audit(ctx, tx, {
    action: ACTIONS[kind],
    thing: { kind: 'thread', id: source.id },
    scope: forumScope(source),
    before: { threadId: source.id, subforumId: source.subforumId },
    after: { threadId: target.id, subforumId: target.subforumId, posts },
  });
  return reordering.id;
}
