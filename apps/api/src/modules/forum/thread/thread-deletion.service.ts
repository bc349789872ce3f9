import { type Executor, type Tx, withTransaction } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import { requireScope, requireStaff, requireWriter } from '../../../lib/actor.ts';
import type { AuthoredPeriod, Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { noteModeration, noteRestoration } from '../../moderation/index.ts';
import { forumScope, requireThreadDeletable } from '../forum.policy.ts';
import { withPictures } from '../pictures/picture.select.ts';
import { missingThread } from './former-place.service.ts';
import { withPoll } from './poll-text.select.ts';
import {
  listReportedThreads,
  nextThreadOfPeriod,
  setThreadLocked,
} from './thread-deletion.queries.ts';
import * as changes from './thread-lock.queries.ts';
import { lockLiveThread, lockThread, nextRevision, recordChange } from './thread-lock.service.ts';

/** How the log has it: what admins do as such stands there even if it is their own. */
export interface Noting {
  isAdmins?: boolean;
  reason?: string | undefined;
}

/**
 * Deletes a thread with all its posts.
 * @throws AppError THREAD_NOT_FOUND, FORBIDDEN, THREAD_HAS_REPLIES, or why the thread is closed
 */
export async function deleteThread(
  ctx: MemberContext,
  { id }: { id: number },
  { isAdmins = false, reason }: Noting = {},
): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const thread = await lockLiveThread(tx, id);
    requireThreadDeletable(ctx.actor, thread);
    await remove(ctx, tx, thread, ctx.actor.id);
    if (thread.authorId === ctx.actor.id && !isAdmins) return;
    await noteModeration(ctx, tx, 'delete', { ...noted(thread, true), reason });
  });
}

/**
 * Brings back a deleted thread with the posts that were deleted with it. A live thread stays as it
 * is.
 *
 * @throws AppError FORBIDDEN, THREAD_MOVED for one that went into another
 */
export async function restoreThread(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireWriter(ctx.actor);
  requireStaff(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const thread = await lockThread(tx, id);
    if (!thread) return;
    requireScope(ctx.actor, forumScope(thread));
    // its posts are in another thread: there is nothing to bring back
    if (thread.isMerged) throw await missingThread(tx, id);
    if (!thread.deletedAt) return;
    await bringBack(ctx, tx, thread);
    await noteRestoration(ctx, tx, noted(thread, false));
  });
}

const noted = (thread: changes.LockedThread, isDeleted: boolean) => ({
  thing: { kind: 'thread', id: thread.id },
  scope: forumScope(thread),
  before: { isDeleted: !isDeleted },
  after: { isDeleted },
});

async function remove(deps: Deps, tx: Tx, thread: changes.LockedThread, by: string | null) {
  const { id } = thread;
  await recordChange(deps, tx, thread, { posts: -thread.postCount, threads: -1 });
  const deletion = { deletedAt: deps.clock.now().toISOString(), deletedBy: by };
  await changes.setThreadDeleted(tx, { id, ...deletion });
  await changes.deletePostsOfThread(tx, { id, ...deletion, revision: nextRevision(thread) });
}

async function bringBack(deps: Deps, tx: Tx, thread: changes.LockedThread) {
  const { id } = thread;
  await changes.setThreadDeleted(tx, { id, deletedAt: null, deletedBy: null });
  const posts = await changes.restorePostsOfThread(tx, {
    id,
    // nothing changes in a deleted thread: its revision is still that of its deletion
    deletedIn: thread.revision,
    revision: nextRevision(thread),
  });
  await recordChange(deps, tx, thread, { posts: posts.length, threads: 1 });
}

type Change = (deps: Deps, tx: Tx, thread: changes.LockedThread, by: string | null) => unknown;

/** A change of a locked thread that is fit for it; `false` for others. */
const changing =
  (isFit: (thread: changes.LockedThread) => boolean, change: Change) =>
  async (deps: Deps, tx: Tx, idText: string, by: string | null): Promise<boolean> => {
    const thread = await lockThread(tx, idOfText(idText) ?? 0);
    if (!thread || !isFit(thread)) return false;
    await change(deps, tx, thread, by);
    return true;
  };

/** What a decision of the moderators does with a thread, and how it is undone. */
export const threadDeletion: Undoable<Deps> = {
  do: changing(({ deletedAt }) => !deletedAt, remove),
  undo: changing(({ deletedAt, isMerged }) => Boolean(deletedAt) && !isMerged, bringBack),
};

const lock =
  (isLocked: boolean): Change =>
  async (deps, tx, thread) => {
    await setThreadLocked(tx, { id: thread.id, isLocked });
    await recordChange(deps, tx, thread, {});
  };

/** Nobody but moderators answers in a locked thread. */
export const threadLocking: Undoable<Deps> = {
  do: changing(({ deletedAt, isLocked }) => !deletedAt && !isLocked, lock(true)),
  undo: changing(({ deletedAt, isLocked }) => !deletedAt && isLocked, lock(false)),
};

/** The next thread that a member started in a period. */
export async function listThreadsOfPeriod(
  db: Executor,
  { after, ...period }: AuthoredPeriod,
): Promise<string[]> {
  const rows = await nextThreadOfPeriod(db, { ...period, after: Number(after) });
  return rows.map(({ id }) => String(id));
}

/** Threads for those who report them and who decide about that. */
export async function readReportedThreads(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await listReportedThreads(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map((row) => ({
    id: String(row.id),
    title: row.title,
    text: withPoll(row),
    ...withPictures(row),
    author: { id: row.authorId, firstName: row.firstName, lastName: row.lastName },
    path: `/forum/thread/${row.id}`,
    scope: forumScope(row),
    place: row.category,
    isShown: row.deletedAt === null,
    isLocked: row.isLocked,
  }));
}
