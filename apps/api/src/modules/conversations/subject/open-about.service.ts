import { withTransaction } from '@oche/db';
import type { openAboutInput } from '@oche/validators/conversations/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { openConversation } from '../message/post.service.ts';
import { setTeam } from './team.service.ts';

/**
 * Opens the conversation about a thing of a domain, or finds it; the domain says who may and with whom.
 * @throws AppError CONVERSATION_NOT_FOUND
 */
export async function openAbout(
  ctx: MemberContext,
  { kind, id }: z.output<typeof openAboutInput>,
): Promise<{ id: number }> {
  requireVoice(ctx.actor);
  return withTransaction(ctx.db, async (tx) => {
    const opening = await ctx.conversationals.get(kind)?.open?.(tx, id, ctx.actor.id);
    if (!opening) throw new AppError('CONVERSATION_NOT_FOUND');
    const now = ctx.clock.now();
    const conversationId = await openConversation(tx, { ...opening, kind, now });
    if (!opening.isPair) await setTeam(ctx, tx, conversationId, opening.memberIds);
    return { id: conversationId };
  });
}
