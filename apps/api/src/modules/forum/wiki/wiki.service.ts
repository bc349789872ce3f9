import { withTransaction } from '@oche/db';
import type { setWikiInput } from '@oche/validators/forum/levels/wiki';
import type { Thread } from '@oche/validators/forum/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { forumScope } from '../forum.policy.ts';
import { requireWikiSetter } from '../levels/wiki.policy.ts';
import * as queries from '../levels/wiki.queries.ts';
import { readEditor } from '../levels/wiki-editor.service.ts';
import { getThread } from '../thread/thread.service.ts';
import { lockLiveThread, recordChange } from '../thread/thread-lock.service.ts';

/**
 * Opens the first post of a thread for regulars, or closes it again. What is so already stays so.
 * @throws AppError THREAD_NOT_FOUND, FORBIDDEN, WIKI_NEEDS_LEVEL, or the reason for which the thread is closed
 */
export async function setWiki(
  ctx: MemberContext,
  { threadId, isOn }: z.output<typeof setWikiInput>,
): Promise<Thread> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const thread = await lockLiveThread(tx, threadId);
    requireWikiSetter(ctx.actor, thread, await readEditor(tx, ctx.actor, thread.authorId));
    const changed = await queries.setWiki(tx, { threadId, isOn });
    if (changed.length === 0) return;
    // a revision that no post has: open pages read again what their readers may do
    await recordChange(ctx, tx, thread, {});
    if (thread.authorId === ctx.actor.id) return;
    await audit(ctx, tx, {
      action: 'thread.wiki',
      thing: { kind: 'thread', id: threadId },
      scope: forumScope(thread),
      before: { isWiki: !isOn },
      after: { isWiki: isOn },
    });
  });
  return getThread(ctx, { id: threadId });
}
