import { withTransaction } from '@oche/db';
import type {
  Message,
  MessagePage,
  messageListInput,
  sendMessageInput,
} from '@oche/validators/conversations';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { pageOf } from '../../../lib/pagination.ts';
import { requestLook } from '../../moderation/index.ts';
import { getStanding } from '../inbox/inbox.queries.ts';
import { pairOf, requireMembership } from '../inbox/inbox.service.ts';
import * as queries from './message.queries.ts';
import { type MessageRow, toMessage } from './message.select.ts';
import { addMessage, findSent, lockFor } from './post.service.ts';

/** Of what is read already so much stands above the first unread message. */
const KNOWN_ABOVE = 10;
const LATEST = Number.MAX_SAFE_INTEGER;

/**
 * Says something in a conversation. The same key again is the same message, however long ago.
 *
 * @throws AppError CONVERSATION_NOT_FOUND for everybody who isn't in it; CONVERSATION_BLOCKED, CONVERSATION_OVER;
 *   IDEMPOTENCY_KEY_REUSED, UPLOAD_NOT_FOUND
 */
export async function sendMessage(
  ctx: MemberContext,
  { conversationId, content = '', pictureIds, idempotencyKey }: z.output<typeof sendMessageInput>,
): Promise<Message> {
  requireVoice(ctx.actor);
  const senderId = ctx.actor.id;
  const message = { conversationId, senderId, body: content, pictureIds, idempotencyKey };
  const { id, memberIds, isPair } = await withTransaction(ctx.db, async (tx) => {
    const conversation = await lockFor(tx, message);
    const known = await findSent(tx, message);
    if (known !== undefined) return { ...conversation, id: known };
    const { kind, about } = conversation;
    const standing = await getStanding.first(tx, { id: conversationId, userId: senderId });
    if (standing?.isBlocked) throw new AppError('CONVERSATION_BLOCKED');
    const domain = ctx.conversationals.get(kind);
    if (!(await domain?.mayWrite(tx, about, senderId))) throw new AppError('CONVERSATION_OVER');
    const warning = await domain?.warn?.(tx, about, content);
    const suspicions = warning?.kinds ?? [];
    const added = await addMessage(ctx, tx, conversation, { ...message, suspicions });
    if (warning?.isGrave) {
      const look = { kind: 'message', id: added, scope: 'site', authorId: senderId };
      await requestLook(ctx, tx, { ...look, weight: 1, isWithheld: false });
    }
    return { ...conversation, id: added };
  });
  const row = await queries.getMessage.first(ctx.db, { id });
  if (!row) throw new Error(`the message ${id} vanished`);
  return toMessage(row, senderId, isPair ? memberIds : []);
}

/**
 * A page of messages, in their order: that before or after one of them; else that which begins with what is unread,
 * or the newest.
 * @throws AppError CONVERSATION_NOT_FOUND for everybody who isn't in it
 */
export async function listMessages(
  ctx: Pick<MemberContext, 'db' | 'actor'>,
  { conversationId, before, after, limit }: z.output<typeof messageListInput>,
): Promise<MessagePage> {
  // its revision is read before the messages: what changes meanwhile is told again by the stream
  const { others, isPair, revision, lastReadId, unread } = await requireMembership(
    ctx,
    conversationId,
  );
  const { db, actor } = ctx;
  const older = async (id: number, count: number) => {
    const rows = await queries.listBefore(db, { conversationId, id, limit: count + 1 });
    const { items, hasMore } = pageOf(rows, count);
    return { items: items.reverse(), hasMore };
  };
  const newer = async (id: number) =>
    pageOf(await queries.listAfter(db, { conversationId, id, limit: limit + 1 }), limit);
  const pair = isPair ? pairOf(actor.id, others) : [];
  const page = (items: MessageRow[], hasOlder: boolean, hasNewer: boolean): MessagePage => ({
    items: items.map((row) => toMessage(row, actor.id, pair)),
    hasOlder,
    hasNewer,
    firstUnreadId: null,
    revision,
  });

  if (after !== undefined) {
    const { items, hasMore } = await newer(after);
    return page(items, true, hasMore);
  }
  if (before !== undefined || unread === 0) {
    const { items, hasMore } = await older(before ?? LATEST, limit);
    return page(items, hasMore, before !== undefined);
  }
  const [known, fresh] = await Promise.all([older(lastReadId + 1, KNOWN_ABOVE), newer(lastReadId)]);
  const first = fresh.items.find(({ senderId, isHidden }) => senderId !== actor.id && !isHidden);
  const items = [...known.items, ...fresh.items];
  return { ...page(items, known.hasMore, fresh.hasMore), firstUnreadId: first?.id ?? null };
}
