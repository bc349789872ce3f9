import { withTransaction } from '@oche/db';
import type {
  AdminPost,
  changePostInput,
  deleteForumThingInput,
  newAdminPostInput,
} from '@oche/validators/forum/admin';
import type { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { createPost } from '../post/post.service.ts';
import { deletePost, restorePost } from '../post/post-deletion.service.ts';
import { lockPost, recordChange } from '../thread/thread-lock.service.ts';
import { rewrite } from './thread-admin.service.ts';
import { findPost } from './thread-list.queries.ts';
import { getAdminPost } from './thread-list.service.ts';

/**
 * An admin's own post, like everybody's.
 * @throws AppError THREAD_NOT_FOUND, PARENT_POST_NOT_FOUND, or the reason for which the thread is closed
 */
export async function createAdminPost(
  ctx: MemberContext,
  input: z.output<typeof newAdminPostInput>,
): Promise<AdminPost> {
  requireScope(ctx.actor, 'admin');
  const { id } = await createPost(ctx, input);
  return getAdminPost(ctx, { id });
}

/**
 * Corrects anybody's post, also later than its author could. It is marked as edited for all readers.
 * @throws AppError POST_NOT_FOUND, POST_STAYS
 */
export async function changePost(
  ctx: MemberContext,
  { id, content, threadId, parentPostId }: z.output<typeof changePostInput>,
): Promise<AdminPost> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    const { thread } = await lockPost(tx, id);
    const post = await findPost(tx, id);
    const isElsewhere = threadId !== undefined && threadId !== thread.id;
    const isBelowOther = parentPostId != null && parentPostId !== post?.parentPostId;
    if (isElsewhere || isBelowOther) throw new AppError('POST_STAYS');
    if (!(await rewrite(ctx, tx, thread, { id, content }))) return;
    await recordChange(ctx, tx, thread, {});
    await audit(ctx, tx, {
      action: 'post.edit',
      thing: { kind: 'post', id },
      scope: 'admin',
      // members' words are not written into the log
      after: { isTextNew: true },
    });
  });
  return getAdminPost(ctx, { id });
}

/** @throws AppError POST_NOT_FOUND, FIRST_POST */
export async function deleteAdminPost(
  ctx: MemberContext,
  { id, reason }: z.output<typeof deleteForumThingInput>,
): Promise<void> {
  requireScope(ctx.actor, 'admin');
  await deletePost(ctx, { id }, { isAdmins: true, reason });
}

/** @throws AppError POST_NOT_FOUND, also while its thread is deleted */
export async function restoreAdminPost(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<AdminPost> {
  requireScope(ctx.actor, 'admin');
  await restorePost(ctx, { id }, { isAdmins: true });
  return getAdminPost(ctx, { id });
}
