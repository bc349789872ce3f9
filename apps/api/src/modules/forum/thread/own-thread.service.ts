import type { Tx } from '@oche/db';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { mustWait } from '../approval/waiting.service.ts';
import { requireOpen } from '../forum.policy.ts';
import { lockLiveThread } from './thread-lock.service.ts';

/**
 * Locks a thread for what its author puts into it besides posts.
 * @param text what others will read of it
 * @returns whether that would have to be approved
 * @throws AppError THREAD_NOT_FOUND, FORBIDDEN, or the reason for which the thread is closed
 */
export async function lockOwnThread(
  ctx: MemberContext,
  tx: Tx,
  { id, text }: { id: number; text: string },
): Promise<{ mustWait: boolean }> {
  const thread = await lockLiveThread(tx, id);
  if (thread.authorId !== ctx.actor.id) throw new AppError('FORBIDDEN');
  requireOpen(ctx.actor, thread);
  return { mustWait: await mustWait(ctx, tx, { ...thread, text }) };
}
