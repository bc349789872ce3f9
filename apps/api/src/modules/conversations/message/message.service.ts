import { type Executor, type Tx, withTransaction } from '@oche/db';
import type {
  ConversationMember,
  Message,
  MessagePage,
  messageListInput,
  sendMessageInput,
} from '@oche/validators/conversations/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { pageOf } from '../../../lib/pagination.ts';
import { GRAVE_WEIGHT, requestLook } from '../../moderation/index.ts';
import { getStanding } from '../membership/membership.queries.ts';
import { readerOf, requireMembership } from '../membership/membership.service.ts';
import type { MessageReader } from '../membership/reader.ts';
import * as queries from './message.queries.ts';
import { type MessageRow, toMessage } from './message.select.ts';
import { findIn } from './message-change.queries.ts';
import { addMessage, findSent, lockFor } from './post.service.ts';

/** How many messages that are read already are shown above the first unread one. */
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
  { conversationId, content = '', ...input }: z.output<typeof sendMessageInput>,
): Promise<Message> {
  requireVoice(ctx.actor);
  const senderId = ctx.actor.id;
  const message = { ...input, conversationId, senderId, body: content };
  const id = await withTransaction(ctx.db, async (tx) => {
    const conversation = await lockFor(tx, message);
    const known = await findSent(tx, message);
    if (known !== undefined) return known;
    const { kind, about } = conversation;
    const standing = await getStanding.first(tx, { id: conversationId, userId: senderId });
    await requireOpen(ctx, tx, { kind, about, isBlocked: standing?.isBlocked ?? true });
    const { answersId } = message;
    if (answersId !== undefined) {
      const place = { conversationId, id: answersId, sinceId: standing?.sinceId ?? 0 };
      if (!(await findIn.first(tx, place))) throw new AppError('MESSAGE_NOT_FOUND');
    }
    const warning = await ctx.conversationals.get(kind)?.warn?.(tx, about, content);
    const suspicions = warning?.kinds ?? [];
    const added = await addMessage(ctx, tx, conversation, { ...message, suspicions });
    if (warning?.isGrave) await lookAt(ctx, tx, added);
    return added;
  });
  return readMessage(ctx, conversationId, id);
}

/** @throws AppError CONVERSATION_BLOCKED, CONVERSATION_UNWANTED, CONVERSATION_OVER */
export async function requireOpen(
  { conversationals, actor }: MemberContext,
  tx: Tx,
  { kind, about, isBlocked }: { kind: string; about: string; isBlocked: boolean },
): Promise<void> {
  if (isBlocked) throw new AppError('CONVERSATION_BLOCKED');
  if (await conversationals.get(kind)?.mayWrite(tx, about, actor.id)) return;
  throw new AppError(kind === 'direct' ? 'CONVERSATION_UNWANTED' : 'CONVERSATION_OVER');
}

/** The house wants the moderators to look at what the member has just written. */
export async function lookAt(ctx: MemberContext, tx: Tx, messageId: number): Promise<void> {
  const thing = { kind: 'message', id: messageId, scope: 'site', authorId: ctx.actor.id };
  await requestLook(ctx, tx, { ...thing, weight: GRAVE_WEIGHT, isWithheld: false });
}

/** A message of one of their own conversations, as it is now. */
export async function readMessage(
  { db, actor }: Pick<MemberContext, 'db' | 'actor'>,
  conversationId: number,
  id: number,
): Promise<Message> {
  const [row, standing] = await Promise.all([
    queries.getMessage.first(db, { id }),
    getStanding.first(db, { id: conversationId, userId: actor.id }),
  ]);
  if (!row || !standing) throw new AppError('MESSAGE_NOT_FOUND');
  return toMessage(row, standingReader(actor.id, standing));
}

type Standing = NonNullable<Awaited<ReturnType<typeof getStanding.first>>>;

export const standingReader = (
  id: string,
  { isPair, memberIds, sinceId, blockedIds }: Standing,
): MessageReader => ({ id, pair: isPair ? memberIds : [], sinceId, blockedIds });

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
  const membership = await requireMembership(ctx, conversationId);
  const { kind, revision, lastReadId, sinceId, unread } = membership;
  const { db, actor } = ctx;
  const older = async (id: number, count: number) => {
    const rows = await queries.listBefore(db, { conversationId, id, sinceId, limit: count + 1 });
    const { items, hasMore } = pageOf(rows, count);
    return { items: items.reverse(), hasMore };
  };
  const newer = async (id: number) =>
    pageOf(
      await queries.listAfter(db, { conversationId, id: Math.max(id, sinceId), limit: limit + 1 }),
      limit,
    );
  const reader = readerOf(actor.id, membership);
  const page = async (items: MessageRow[], hasOlder: boolean, hasNewer: boolean) => ({
    items: items.map((row) => toMessage(row, reader)),
    people: await peopleOf(db, kind, items),
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
  return { ...(await page(items, known.hasMore, fresh.hasMore)), firstUnreadId: first?.id ?? null };
}

/** Who has said something in a group: those who have left are not among its members any more. */
export async function peopleOf(
  db: Executor,
  kind: string,
  rows: readonly MessageRow[],
): Promise<ConversationMember[]> {
  if (kind !== 'group' || rows.length === 0) return [];
  const ids = [...new Set(rows.flatMap(({ senderId }) => senderId ?? []))];
  return queries.listPeople(db, { ids });
}
