import { type Executor, withTransaction } from '@oche/db';
import type {
  directMessagesInput,
  directMessagesOutput,
  Message,
  openDirectInput,
  sendDirectInput,
} from '@oche/validators/conversations/schemas';
import { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { Conversational } from '../../../lib/declared/conversational.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../lib/pagination.ts';
import { mayWriteTo, requireVisible } from '../../people/index.ts';
import { readerOf, requireMembership } from '../membership/membership.service.ts';
import { listBefore } from '../message/message.queries.ts';
import { toMessage } from '../message/message.select.ts';
import { sendMessage } from '../message/message.service.ts';
import { findAbout } from '../message/open.queries.ts';
import { openConversation } from '../message/post.service.ts';
import { aboutOf, otherOf } from './about.ts';
import { isAnswerable } from './direct.queries.ts';

/** Two members write to each other about nothing but themselves. */
export const directConversations: Conversational = {
  kind: 'direct',
  read: async () => new Map(),
  mayWrite,
};

/** Whether the other one lets this member write; always if they have written to the member, as they want an answer. */
async function mayWrite(db: Executor, about: string, fromId: string): Promise<boolean> {
  const toId = otherOf(about, fromId);
  if (toId === null) return false;
  if (await mayWriteTo(db, { fromId, toId })) return true;
  return (await isAnswerable.first(db, { about, otherId: toId })) !== undefined;
}

/**
 * Opens the member's conversation with another one, or finds it.
 * @throws AppError THAT_IS_YOU; CONVERSATION_UNWANTED; MEMBER_NOT_FOUND for somebody whom the member may not see
 */
export async function openDirect(
  ctx: MemberContext,
  { userId }: z.output<typeof openDirectInput>,
): Promise<{ id: number }> {
  requireVoice(ctx.actor);
  const { db, actor, clock } = ctx;
  if (userId === actor.id) throw new AppError('THAT_IS_YOU');
  const about = aboutOf(actor.id, userId);
  const known = await findAbout.first(db, { about });
  if (known) return known;
  if (!(await mayWriteTo(db, { fromId: actor.id, toId: userId }))) {
    await requireVisible(db, actor, [userId]);
    throw new AppError('CONVERSATION_UNWANTED');
  }
  const opening = { kind: 'direct', about, memberIds: [actor.id, userId], now: clock.now() };
  return { id: await withTransaction(db, (tx) => openConversation(tx, opening)) };
}

/** Says something to another member; the documented call. @throws AppError as `openDirect` and `sendMessage` */
export async function sendDirect(
  ctx: MemberContext,
  { receiverId, ...message }: z.output<typeof sendDirectInput>,
): Promise<Message> {
  const { id } = await openDirect(ctx, { userId: receiverId });
  return sendMessage(ctx, { ...message, conversationId: id, pictureIds: [] });
}

const cursorKey = z.tuple([z.int().min(1)]);

/**
 * The latest messages with another member, or those before them, in their order; none if nothing was said yet.
 * @throws AppError MEMBER_NOT_FOUND for somebody whom the member may not see; BAD_INPUT for a cursor that isn't ours
 */
export async function listDirectMessages(
  ctx: MemberContext,
  { friendId, limit, cursor }: z.output<typeof directMessagesInput>,
): Promise<z.input<typeof directMessagesOutput>> {
  const { db, actor } = ctx;
  const known = await findAbout.first(db, { about: aboutOf(actor.id, friendId) });
  if (!known) {
    await requireVisible(db, actor, [friendId]);
    return { items: [], nextCursor: null };
  }
  const membership = await requireMembership(ctx, known.id);
  const [id] = cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  const before = { conversationId: known.id, id, sinceId: membership.sinceId };
  const { items, hasMore } = pageOf(await listBefore(db, { ...before, limit: limit + 1 }), limit);
  const reader = readerOf(actor.id, membership);
  const oldest = items.at(-1);
  return {
    items: items.reverse().map((row) => toMessage(row, reader)),
    nextCursor: hasMore && oldest ? encodeCursor([oldest.id]) : null,
  };
}
