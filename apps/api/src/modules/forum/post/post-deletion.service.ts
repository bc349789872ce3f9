import type { Executor, Tx } from '@oche/db';
import { withTransaction } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import { requireWriter } from '../../../lib/actor.ts';
import type { AuthoredPeriod, Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { noteModeration, noteRestoration } from '../../moderation/index.ts';
import * as recent from '../approval/waiting.queries.ts';
import { forumScope, requirePostDeletable, requirePostRestorable } from '../forum.policy.ts';
import { withPictures } from '../pictures/picture.select.ts';
import type { Noting } from '../thread/thread-deletion.service.ts';
import type { LockedThread } from '../thread/thread-lock.queries.ts';
import { lockPost, nextRevision, recordChange } from '../thread/thread-lock.service.ts';
import * as queries from './post.queries.ts';
import { listReportedPosts, nextPostOfPeriod } from './post-deletion.queries.ts';

/**
 * Deletes a post. Its words disappear from the quotes of it, too.
 * @throws AppError POST_NOT_FOUND, FORBIDDEN, FIRST_POST, or why the thread is closed
 */
export async function deletePost(
  ctx: MemberContext,
  { id }: { id: number },
  { isAdmins = false, reason }: Noting = {},
): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const { thread, post } = await lockPost(tx, id);
    if (post.deletedAt) throw new AppError('POST_NOT_FOUND');
    requirePostDeletable(ctx.actor, post, thread);
    await setDeleted(ctx, tx, thread, { id, isDeleted: true, by: ctx.actor.id });
    if (post.authorId === ctx.actor.id && !isAdmins) return;
    await noteModeration(ctx, tx, 'delete', { ...noted(thread, id, true), reason });
  });
}

/**
 * Brings back a deleted post: moderators any, authors what they have deleted themselves just now. A live post
 * stays as it is.
 * @throws AppError FORBIDDEN, POST_UNDO_OVER, POST_NOT_FOUND (also while its thread is deleted), or why the
 *   thread is closed
 */
export async function restorePost(
  ctx: MemberContext,
  { id }: { id: number },
  { isAdmins = false }: Noting = {},
): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const { thread, post } = await lockPost(tx, id);
    requirePostRestorable(ctx.actor, post, thread, ctx.clock.now());
    if (!post.deletedAt) return;
    await setDeleted(ctx, tx, thread, { id, isDeleted: false, by: null });
    const isOwnUndo = post.authorId === ctx.actor.id && post.deletedBy === ctx.actor.id;
    if (isAdmins || !isOwnUndo) await noteRestoration(ctx, tx, noted(thread, id, false));
  });
}

const noted = (thread: LockedThread, id: number, isDeleted: boolean) => ({
  thing: { kind: 'post', id },
  scope: forumScope(thread),
  before: { isDeleted: !isDeleted },
  after: { isDeleted },
});

interface Change {
  id: number;
  isDeleted: boolean;
  /** who deletes it; null to restore it, and when the house itself acts */
  by: string | null;
}

/** Deletes or restores a post of a locked thread, with everything that hangs on it. */
async function setDeleted(
  deps: Deps,
  tx: Tx,
  thread: LockedThread,
  { id, isDeleted, by }: Change,
): Promise<void> {
  const revision = nextRevision(thread);
  const deletedAt = isDeleted ? deps.clock.now().toISOString() : null;
  await queries.setPostDeleted(tx, { id, deletedAt, deletedBy: by, revision });
  await queries.renewQuotesOf(tx, { id, revision });
  await recordChange(deps, tx, thread, { posts: isDeleted ? -1 : 1 });
}

/** What a decision of the moderators does with a post, and how it is undone. */
export const postDeletion: Undoable<Deps> = {
  do: (deps, tx, id, by) => change(deps, tx, id, { isDeleted: true, by }),
  undo: (deps, tx, id) => change(deps, tx, id, { isDeleted: false, by: null }),
};

/** @returns false for a post that is so already, or whose thread is deleted */
async function change(
  deps: Deps,
  tx: Tx,
  idText: string,
  { isDeleted, by }: Omit<Change, 'id'>,
): Promise<boolean> {
  const id = idOfText(idText) ?? 0;
  const found = await findLocked(tx, id);
  if (!found || isDeleted === Boolean(found.post.deletedAt)) return false;
  await setDeleted(deps, tx, found.thread, { id, isDeleted, by });
  return true;
}

async function findLocked(tx: Tx, postId: number) {
  try {
    return await lockPost(tx, postId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'POST_NOT_FOUND') return null;
    throw error;
  }
}

/** The next post that a member wrote in a period; first posts go with their threads. */
export async function listPostsOfPeriod(
  db: Executor,
  { after, ...period }: AuthoredPeriod,
): Promise<string[]> {
  const rows = await nextPostOfPeriod(db, { ...period, after: Number(after) });
  return rows.map(({ id }) => String(id));
}

/** The latest posts that everybody sees, as the things that they belong to. */
export async function listRecentTexts(db: Executor): Promise<{ id: string; text: string }[]> {
  const rows = await recent.listRecentTexts(db, {});
  return rows.map(({ id, content }) => ({ id: String(id), text: content }));
}

/** Posts for those who report them and who decide about that. */
export async function readReportedPosts(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await listReportedPosts(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map((row) => ({
    id: String(row.id),
    title: row.title,
    text: row.content,
    ...withPictures(row),
    author: { id: row.authorId, firstName: row.firstName, lastName: row.lastName },
    path: `/forum/thread/${row.threadId}?post=${row.number}`,
    scope: forumScope(row),
    place: row.category,
    isShown: row.deletedAt === null && row.threadDeletedAt === null,
    isLocked: false,
  }));
}
