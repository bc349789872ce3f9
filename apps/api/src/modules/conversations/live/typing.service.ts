import { withTransaction } from '@oche/db';
import type { conversationInput } from '@oche/validators/conversations/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { getTypingTo } from './typing.queries.ts';

/**
 * Tells the others that the member is writing, as far as both show it. It is a signal and nothing else: stored nowhere,
 * and gone some seconds later.
 * @throws AppError CONVERSATION_NOT_FOUND
 */
export async function tellTyping(
  { db, actor, events }: MemberContext,
  { id }: z.output<typeof conversationInput>,
): Promise<void> {
  requireVoice(actor);
  const told = await getTypingTo.first(db, { id, userId: actor.id });
  if (!told) throw new AppError('CONVERSATION_NOT_FOUND');
  const { memberIds } = told;
  if (memberIds.length === 0) return;
  const typing = { conversationId: id, userId: actor.id, memberIds };
  await withTransaction(db, (tx) => events.publish(tx, 'conversation.typing', typing));
}
