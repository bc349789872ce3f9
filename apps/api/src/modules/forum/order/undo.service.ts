import { type Tx, withTransaction } from '@oche/db';
import type { Reordering } from '@oche/validators/forum/order/schemas';
import { requireStaff, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { forumScope } from '../forum.policy.ts';
import { getPlace, type LockedThread } from '../thread/thread-lock.queries.ts';
import { lockThread, nextRevision } from '../thread/thread-lock.service.ts';
import { moveThreads } from '../thread/thread-move.service.ts';
import { returnMarks } from './marks.service.ts';
import { requireOrderIn } from './order.policy.ts';
import { returnTags } from './order-tags.service.ts';
import * as placing from './placing.queries.ts';
import { emptied, finish, settled } from './placing.service.ts';
import * as queries from './reordering.queries.ts';
import { readReordering, undoEnd } from './reordering.service.ts';

type Known = NonNullable<Awaited<ReturnType<typeof queries.getReordering.first>>>;

/**
 * Undoes what a moderator has split, merged or moved: posts are back where they were, under their old numbers. What was
 * written since then stays where it is; in a thread that was split off it comes along, as that thread ends.
 * @throws AppError REORDERING_NOT_FOUND, FORBIDDEN, REORDERING_FINAL after ten minutes, REORDERING_CHANGED when something
 *   later builds on it
 */
export async function undoReordering(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<Reordering> {
  requireWriter(ctx.actor);
  requireStaff(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const found = await queries.getReordering.first(tx, { id });
    if (!found) throw new AppError('REORDERING_NOT_FOUND');
    const { source, target } = await lockBoth(tx, found);
    requireOrderIn(ctx.actor, source, target);
    // whoever has waited for the locks may have waited for somebody who has undone it
    const reordering = (await queries.getReordering.first(tx, { id })) ?? found;
    await requireUndoable(ctx, tx, reordering);
    if (reordering.kind === 'thread') await moveBack(ctx, tx, source, reordering);
    else await giveBack(ctx, tx, reordering, source, target);
    await queries.setUndone(tx, { id, by: ctx.actor.id, now: ctx.clock.now().toISOString() });
    await audit(ctx, tx, {
      action: `${reordering.kind === 'posts' ? 'post' : 'thread'}.reorderUndone`,
      thing: { kind: 'thread', id: source.id },
      scope: forumScope(source),
      before: { threadId: target.id, posts: reordering.postCount },
      after: { threadId: source.id },
    });
  });
  return readReordering(ctx, id);
}

async function lockBoth(tx: Tx, { sourceId, targetId }: Known) {
  const first = await lockThread(tx, Math.min(sourceId, targetId));
  const second = sourceId === targetId ? first : await lockThread(tx, Math.max(sourceId, targetId));
  if (!first || !second) throw new AppError('REORDERING_NOT_FOUND');
  return first.id === sourceId
    ? { source: first, target: second }
    : { source: second, target: first };
}

async function requireUndoable({ clock }: MemberContext, tx: Tx, reordering: Known): Promise<void> {
  const { id, sourceId, targetId } = reordering;
  if (reordering.undoneAt !== null) throw new AppError('REORDERING_CHANGED');
  if (clock.now().getTime() > undoEnd(reordering)) throw new AppError('REORDERING_FINAL');
  const later = await queries.findLater.first(tx, { id, threadIds: [sourceId, targetId] });
  if (later) throw new AppError('REORDERING_CHANGED');
}

const isLive = ({ deletedAt, isPlaceDeleted }: LockedThread) => !deletedAt && !isPlaceDeleted;

async function moveBack(ctx: MemberContext, tx: Tx, thread: LockedThread, reordering: Known) {
  const { fromSubforumId } = reordering;
  const place = await getPlace.first(tx, { subforumId: fromSubforumId });
  if (!place || !isLive(thread)) throw new AppError('REORDERING_CHANGED');
  requireOrderIn(ctx.actor, place);
  await moveThreads(ctx, tx, [thread], fromSubforumId);
}

async function giveBack(
  ctx: MemberContext,
  tx: Tx,
  { id: reorderingId, kind, movedAt, broughtTagIds }: Known,
  source: LockedThread,
  target: LockedThread,
): Promise<void> {
  await requireBothThere(tx, kind, source, target);
  const isMerge = kind === 'merge';
  await placing.returnPosts(tx, {
    reorderingId,
    sourceId: source.id,
    sourceRevision: nextRevision(source),
    targetRevision: nextRevision(target),
  });
  const ends = kind === 'split';
  const given = ends ? await bringTheRest(tx, reorderingId, source, target) : 0;
  await returnTags(ctx, tx, { targetId: target.id, broughtTagIds });
  if (isMerge) await placing.setMerged(tx, { id: source.id, deletedAt: null, deletedBy: null });
  if (!ends) await returnMarks(tx, { id: reorderingId, targetId: target.id, movedAt });
  const sourceNow = await settled(tx, source, { given });
  const targetNow = ends ? await emptied(ctx, tx, target) : await settled(tx, target, { given: 0 });
  await finish(ctx, tx, reorderingId, [
    { thread: source, posts: sourceNow, threads: isMerge ? 1 : 0 },
    { thread: target, posts: targetNow, threads: ends ? -1 : 0 },
  ]);
}

async function requireBothThere(
  tx: Tx,
  kind: Known['kind'],
  source: LockedThread,
  target: LockedThread,
): Promise<void> {
  const isSourceThere =
    kind === 'merge' ? source.isMerged && !source.isPlaceDeleted : isLive(source);
  // a thread doesn't come back without its first post
  const first =
    kind === 'merge' ? await queries.getFormerFirst.first(tx, { threadId: source.id }) : null;
  if (!isSourceThere || !isLive(target) || first?.deletedAt) {
    throw new AppError('REORDERING_CHANGED');
  }
}

/** @returns how many numbers of the source were given to posts that have been written since into what ends now */
async function bringTheRest(
  tx: Tx,
  reorderingId: number,
  source: LockedThread,
  target: LockedThread,
): Promise<number> {
  const [placed] = await placing.placePosts(tx, {
    reorderingId,
    sourceId: target.id,
    targetId: source.id,
    ids: null,
    next: source.nextNumber,
    revision: nextRevision(source),
  });
  return placed?.given ?? 0;
}
