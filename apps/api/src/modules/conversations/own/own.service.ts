import { type Tx, withTransaction } from '@oche/db';
import type {
  archiveInput,
  ConversationSettings,
  muteInput,
} from '@oche/validators/conversations/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { requireMembership } from '../membership/membership.service.ts';
import * as queries from './own.queries.ts';

/**
 * Nothing is told of a mute conversation, and it doesn't count.
 * @throws AppError CONVERSATION_NOT_FOUND
 */
export const muteConversation = (
  ctx: MemberContext,
  { id, isMuted }: z.output<typeof muteInput>,
): Promise<void> => change(ctx, id, (tx, userId) => queries.setMuted(tx, { id, userId, isMuted }));

/**
 * Puts a conversation away until somebody says something in it; a mute one stays away.
 * @throws AppError CONVERSATION_NOT_FOUND
 */
export const archiveConversation = (
  ctx: MemberContext,
  { id, isArchived }: z.output<typeof archiveInput>,
): Promise<void> =>
  change(ctx, id, (tx, userId) => queries.setArchived(tx, { id, userId, isArchived }));

/** What is the member's own in a conversation; the member's other devices are told. */
async function change(
  ctx: MemberContext,
  conversationId: number,
  write: (tx: Tx, userId: string) => Promise<unknown[]>,
): Promise<void> {
  await requireMembership(ctx, conversationId);
  const memberIds = [ctx.actor.id];
  await withTransaction(ctx.db, async (tx) => {
    if ((await write(tx, ctx.actor.id)).length === 0) return;
    await ctx.events.publishAll(tx, [
      ['conversation.changed', { conversationId, memberIds }],
      ['bell.changed', { memberIds }],
    ]);
  });
}

/** Without a choice both are shown. */
export async function getSettings({
  db,
  actor,
}: Pick<MemberContext, 'db' | 'actor'>): Promise<ConversationSettings> {
  const chosen = await queries.getSettings.first(db, { userId: actor.id });
  return chosen ?? { showsRead: true, showsTyping: true };
}

export async function saveSettings(
  { db, actor }: Pick<MemberContext, 'db' | 'actor'>,
  settings: ConversationSettings,
): Promise<ConversationSettings> {
  await queries.saveSettings(db, { userId: actor.id, ...settings });
  return settings;
}
