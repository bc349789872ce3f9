import { type Tx, withTransaction } from '@oche/db';
import type {
  AdminThread,
  changeThreadInput,
  deleteForumThingInput,
  movedThreadsOutput,
  moveThreadsInput,
  newThreadInput,
} from '@oche/validators/forum/admin';
import type { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { storedText } from '../../people/index.ts';
import { requirePublished } from '../approval/waiting.service.ts';
import { isWikiOf } from '../levels/wiki.policy.ts';
import { requireLivePost, rewritePost } from '../post/post.service.ts';
import { startThread } from '../thread/thread.service.ts';
import { deleteThread, restoreThread } from '../thread/thread-deletion.service.ts';
import type { LockedThread } from '../thread/thread-lock.queries.ts';
import * as changes from '../thread/thread-lock.queries.ts';
import { lockLiveThread, recordChange } from '../thread/thread-lock.service.ts';
import { moveThreads } from '../thread/thread-move.service.ts';
import { given } from './category-admin.service.ts';
import { getAdminThread } from './thread-list.service.ts';

/**
 * Starts a thread, e.g. an announcement.
 * @throws AppError SUBFORUM_NOT_FOUND, CLUB_OFFICERS_ONLY, or the reason for which the subforum is closed
 */
export async function createAdminThread(
  ctx: MemberContext,
  input: z.output<typeof newThreadInput>,
): Promise<AdminThread> {
  requireScope(ctx.actor, 'admin');
  const attempt = { userId: ctx.actor.id, operation: 'thread.createByAdmin', input };
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, attempt, async () => {
      const { subforumId, title, content, isLocked, isPinned, isAnnouncement } = input;
      const threadId = await startThread(ctx, tx, { subforumId, title, content });
      requirePublished(threadId);
      const flags = { isLocked, isPinned, isAnnouncement };
      await changes.setThreadFacts(tx, { id: threadId, title, ...flags });
      await note(ctx, tx, 'create', threadId, { after: { subforumId, ...flags } });
      return threadId;
    }),
  );
  return getAdminThread(ctx, { id });
}

/**
 * Another subforum moves the thread, with all its posts and where it is watched.
 * @throws AppError THREAD_NOT_FOUND, SUBFORUM_NOT_FOUND, CLUB_PLACE
 */
export async function changeThread(
  ctx: MemberContext,
  { id, subforumId, content, ...wished }: z.output<typeof changeThreadInput>,
): Promise<AdminThread> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    const thread = await lockLiveThread(tx, id);
    const facts = await changes.getThreadFacts.first(tx, { id });
    if (!facts) throw new AppError('THREAD_NOT_FOUND');
    const { firstPostId, ...before } = facts;
    const after = { ...before, ...given(wished) };
    const isMoved = subforumId !== undefined && subforumId !== thread.subforumId;
    if (isMoved) await requireTarget(tx, [thread], subforumId);
    const isRewritten =
      content !== undefined && (await rewrite(ctx, tx, thread, { id: firstPostId, content }));
    await changes.setThreadFacts(tx, after);
    if (isMoved) await moveThreads(ctx, tx, [thread], subforumId);
    else await recordChange(ctx, tx, thread, {});
    await note(ctx, tx, isMoved ? 'move' : 'edit', id, {
      before: { ...flagsOf(before), subforumId: thread.subforumId },
      after: {
        ...flagsOf(after),
        subforumId: subforumId ?? thread.subforumId,
        // members' words are not written into the log
        isTitleNew: after.title !== before.title,
        isTextNew: isRewritten,
      },
    });
  });
  return getAdminThread(ctx, { id });
}

/**
 * Several at once. Threads that are there already, are deleted or no longer exist are left out.
 * @returns those that were moved, with where they were
 * @throws AppError SUBFORUM_NOT_FOUND, CLUB_PLACE
 */
export async function moveManyThreads(
  ctx: MemberContext,
  { ids, subforumId }: z.output<typeof moveThreadsInput>,
): Promise<z.infer<typeof movedThreadsOutput>> {
  requireScope(ctx.actor, 'admin');
  return withTransaction(ctx.db, async (tx) => {
    const threads: LockedThread[] = [];
    // one after the other in this order, so that two who move the same ones don't wait for one another
    for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
      const thread = await findLiveThread(tx, id);
      if (thread && thread.subforumId !== subforumId) threads.push(thread);
    }
    await requireTarget(tx, threads, subforumId);
    await moveThreads(ctx, tx, threads, subforumId);
    for (const { id, subforumId: from } of threads) {
      await note(ctx, tx, 'move', id, { before: { subforumId: from }, after: { subforumId } });
    }
    return { moved: threads.map((each) => ({ id: each.id, fromSubforumId: each.subforumId })) };
  });
}

/** @throws AppError THREAD_NOT_FOUND */
export async function deleteAdminThread(
  ctx: MemberContext,
  { id, reason }: z.output<typeof deleteForumThingInput>,
): Promise<void> {
  requireScope(ctx.actor, 'admin');
  await deleteThread(ctx, { id }, { isAdmins: true, reason });
}

/** @throws AppError THREAD_NOT_FOUND */
export async function restoreAdminThread(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<AdminThread> {
  requireScope(ctx.actor, 'admin');
  await restoreThread(ctx, { id });
  return getAdminThread(ctx, { id });
}

async function findLiveThread(tx: Tx, id: number): Promise<LockedThread | null> {
  try {
    return await lockLiveThread(tx, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'THREAD_NOT_FOUND') return null;
    throw error;
  }
}

/** The news of clubs are no place for other threads, and theirs stay there. */
async function requireTarget(
  tx: Tx,
  threads: readonly LockedThread[],
  subforumId: number,
): Promise<void> {
  const target = await changes.getPlace.first(tx, { subforumId });
  if (!target) throw new AppError('SUBFORUM_NOT_FOUND');
  if (target.clubId !== null) throw new AppError('CLUB_PLACE');
  for (const { subforumId: from } of threads) {
    const place = await changes.getPlace.first(tx, { subforumId: from });
    if (place?.clubId != null) throw new AppError('CLUB_PLACE');
  }
}

/**
 * Gives a post of a locked thread another text.
 * @returns false when it has that text already
 */
export async function rewrite(
  ctx: MemberContext,
  tx: Tx,
  thread: LockedThread,
  { id, content: text }: { id: number; content: string },
): Promise<boolean> {
  const post = await requireLivePost(tx, id);
  const content = await storedText(tx, ctx.actor, text, post.content);
  if (content === post.content) return false;
  // where several write, it says who did
  const editedBy = isWikiOf(post) && post.authorId !== ctx.actor.id ? ctx.actor.id : null;
  await rewritePost(ctx, tx, thread, { post, content, editedBy });
  return true;
}

interface Flags {
  isLocked: boolean;
  isPinned: boolean;
  isAnnouncement: boolean;
}

const flagsOf = ({ isLocked, isPinned, isAnnouncement }: Flags) => ({
  isLocked,
  isPinned,
  isAnnouncement,
});

type Noted = Pick<Parameters<typeof audit>[2], 'before' | 'after'>;

const note = (ctx: MemberContext, tx: Tx, verb: string, id: number, facts: Noted) =>
  audit(ctx, tx, {
    action: `thread.${verb}`,
    thing: { kind: 'thread', id },
    scope: 'admin',
    ...facts,
  });
