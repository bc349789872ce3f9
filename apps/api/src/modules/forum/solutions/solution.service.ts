import { withTransaction } from '@oche/db';
import type { solveInput } from '@oche/validators/forum/solutions';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { forumScope, requireSolvable } from '../forum.policy.ts';
import { lockPost, recordChange } from '../thread/thread-lock.service.ts';
import { setSolution } from './solution.queries.ts';

/**
 * Says which answer has solved a thread, or that it hasn't. A thread has one solution: of two that are chosen at once the
 * later one stays. Asking for what is so already changes nothing.
 * @throws AppError POST_NOT_FOUND, FORBIDDEN, NO_SOLUTIONS_HERE, FIRST_POST_NO_SOLUTION, or the reason for which the thread is closed
 */
export async function solve(
  ctx: MemberContext,
  { postId, isSolution }: z.output<typeof solveInput>,
): Promise<void> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const { thread, post } = await lockPost(tx, postId);
    if (thread.isPlaceDeleted) throw new AppError('POST_NOT_FOUND');
    requireSolvable(ctx.actor, thread, isSolution);
    if (post.deletedAt) throw new AppError('POST_NOT_FOUND');
    // the question is no answer
    if (post.number === 1) throw new AppError('FIRST_POST_NO_SOLUTION');
    const changed = await setSolution(tx, { threadId: thread.id, postId, isSolution });
    if (changed.length === 0) return;
    await recordChange(ctx, tx, thread, {});
    if (thread.authorId === ctx.actor.id) return;
    await audit(ctx, tx, {
      action: 'thread.solve',
      thing: { kind: 'thread', id: thread.id },
      scope: forumScope(thread),
      after: { isSolved: isSolution, postId },
    });
  });
}
