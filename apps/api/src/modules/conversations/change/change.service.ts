import { type Tx, withTransaction } from '@oche/db';
import type {
  editMessageInput,
  Message,
  messageInput,
  reactInput,
} from '@oche/validators/conversations/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { releaseUploads } from '../../uploads/index.ts';
import { getStanding } from '../membership/membership.queries.ts';
import { lastChange } from '../message/message.select.ts';
import { lookAt, readMessage, requireOpen } from '../message/message.service.ts';
import { type Locked, lockFor, touchMessage } from '../message/post.service.ts';
import * as queries from './change.queries.ts';

/**
 * Changes what the member has said, for some minutes. It is looked at like a new message.
 * @throws AppError MESSAGE_NOT_FOUND, MESSAGE_FIXED, and as sending does
 */
export async function editMessage(
  ctx: MemberContext,
  { messageId, content }: z.output<typeof editMessageInput>,
): Promise<Message> {
  requireVoice(ctx.actor);
  const conversationId = await withTransaction(ctx.db, async (tx) => {
    const { conversation, message, isBlocked } = await lockMessage(ctx, tx, messageId);
    requireOwn(ctx, message);
    const { id, kind, about } = conversation;
    await requireOpen(ctx, tx, { kind, about, isBlocked });
    if (message.body === content) return id;
    const warning = await ctx.conversationals.get(kind)?.warn?.(tx, about, content);
    await queries.setBody(tx, {
      id: messageId,
      body: content,
      suspicions: [...new Set([...message.suspicions, ...(warning?.kinds ?? [])])],
      keeps: message.isReported,
      now: ctx.clock.now().toISOString(),
    });
    if (warning?.isGrave) await lookAt(ctx, tx, messageId);
    await touchMessage(ctx, tx, { id: messageId, conversationId: id });
    return id;
  });
  return readMessage(ctx, conversationId, messageId);
}

/**
 * Takes back what the member has said, for some minutes. Nothing of it is left, but for the moderators if it was
 * reported before. The same again changes nothing.
 * @throws AppError MESSAGE_NOT_FOUND, MESSAGE_FIXED
 */
export async function deleteMessage(
  ctx: MemberContext,
  { messageId }: z.output<typeof messageInput>,
): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const { conversation, message } = await lockMessage(ctx, tx, messageId);
    if (message.isDeleted && message.senderId === ctx.actor.id) return;
    requireOwn(ctx, message);
    const now = ctx.clock.now().toISOString();
    await queries.setDeleted(tx, { id: messageId, keeps: message.isReported, now });
    if (!message.isReported) await releaseUploads(tx, await queries.deletePictures(tx, messageId));
    await touchMessage(ctx, tx, { id: messageId, conversationId: conversation.id });
  });
}

/**
 * Says something of a message without words, or takes that back. The latest counts.
 * @throws AppError MESSAGE_NOT_FOUND, CONVERSATION_BLOCKED
 */
export async function reactTo(
  ctx: MemberContext,
  { messageId, reaction }: z.output<typeof reactInput>,
): Promise<void> {
  requireVoice(ctx.actor);
  const said = { messageId, userId: ctx.actor.id };
  await withTransaction(ctx.db, async (tx) => {
    const { conversation, message, isBlocked } = await lockMessage(ctx, tx, messageId);
    if (isBlocked) throw new AppError('CONVERSATION_BLOCKED');
    if (!message.isShown || message.isNotice) throw new AppError('MESSAGE_NOT_FOUND');
    const [changed] =
      reaction === null
        ? await queries.deleteReaction(tx, said)
        : await queries.setReaction(tx, { ...said, reaction });
    if (changed) await touchMessage(ctx, tx, { id: messageId, conversationId: conversation.id });
  });
}

type Changeable = NonNullable<Awaited<ReturnType<typeof queries.getChangeable.first>>>;

/** A message with its conversation, behind which everything else that happens there waits. */
async function lockMessage(
  { actor }: MemberContext,
  tx: Tx,
  id: number,
): Promise<{ conversation: Locked; message: Changeable; isBlocked: boolean }> {
  const found = await queries.getChangeable.first(tx, { id });
  if (!found) throw new AppError('MESSAGE_NOT_FOUND');
  const { conversationId } = found;
  const standing = await getStanding.first(tx, { id: conversationId, userId: actor.id });
  if (!standing || id <= standing.sinceId) throw new AppError('MESSAGE_NOT_FOUND');
  const conversation = await lockFor(tx, { conversationId, senderId: actor.id });
  const message = await queries.getChangeable.first(tx, { id });
  if (!message) throw new AppError('MESSAGE_NOT_FOUND');
  const isBlocked =
    standing.isBlocked || standing.blockedIds.some((blocked) => blocked === message.senderId);
  return { conversation, message, isBlocked };
}

function requireOwn({ actor, clock }: MemberContext, message: Changeable): void {
  if (message.senderId !== actor.id) throw new AppError('MESSAGE_NOT_FOUND');
  const isFixed = !message.isShown || !message.isSaid;
  if (isFixed || lastChange(message.createdAt) <= clock.now().toISOString()) {
    throw new AppError('MESSAGE_FIXED');
  }
}
