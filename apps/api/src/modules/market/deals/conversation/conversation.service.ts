import { withTransaction } from '@oche/db';
import type { sendMessageInput, startConversationInput } from '@oche/validators/market/deals';
import type { z } from 'zod';
import { requireVoice } from '../../../../lib/actor.ts';
import type { MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { sendMessage as send } from '../../../conversations/index.ts';
import { getBlocked } from './block.queries.ts';
import { conversationOf } from './card.service.ts';
import { getTalk } from './conversation.queries.ts';
import { mayTalkAbout } from './talk.policy.ts';

/**
 * Opens the member's conversation with the seller of an item, or finds it.
 * @throws AppError ITEM_NOT_FOUND for what isn't public, and when one of the two blocks the other;
 *   OWN_ITEM, ITEM_SOLD
 */
export async function startConversation(
  ctx: MemberContext,
  { itemId }: z.output<typeof startConversationInput>,
): Promise<{ id: number }> {
  requireVoice(ctx.actor);
  const { id: buyerId } = ctx.actor;
  const talk = await getTalk.first(ctx.db, { itemId, buyerId });
  if (!talk) throw new AppError('ITEM_NOT_FOUND');
  const { sellerId, conversationId } = talk;
  if (sellerId === buyerId) throw new AppError('OWN_ITEM');
  if (conversationId !== null) return { id: conversationId };
  const isPublic = talk.review === null && (talk.status === 'active' || talk.status === 'reserved');
  if (talk.review === null && talk.status === 'sold' && talk.dealStatus === null) {
    throw new AppError('ITEM_SOLD');
  }
  if (!isPublic && !mayTalkAbout(talk)) throw new AppError('ITEM_NOT_FOUND');
  if (await getBlocked.first(ctx.db, { itemId, buyerId })) throw new AppError('ITEM_NOT_FOUND');
  const id = await withTransaction(ctx.db, (tx) =>
    conversationOf(ctx, tx, { itemId, sellerId, buyerId }),
  );
  return { id };
}

/** Says something to the other side. @throws AppError as conversations do */
export async function sendMessage(
  ctx: MemberContext,
  input: z.output<typeof sendMessageInput>,
): Promise<{ id: number }> {
  const { id } = await send(ctx, { ...input, pictureIds: [] });
  return { id };
}
