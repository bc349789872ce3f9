import { type Tx, withTransaction } from '@oche/db';
import type { ConversationLook, lookInput } from '@oche/validators/conversations/schemas';
import type { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { listAfter, listBefore } from '../message/message.queries.ts';
import { moderating, toMessage } from '../message/message.select.ts';
import * as queries from './message-moderation.queries.ts';

/** How much of what was said before and after explains a message. */
const AROUND = 30;

/** How much of a conversation is read at once where all of it is the matter. */
const TALK_MAX = 200;

/**
 * The latest of what two members have said to each other, for a moderator who decides about a matter between them. Who
 * calls it has checked that, and notes the look in the log, in the same transaction.
 */
export async function readTalk(tx: Tx, conversationId: number): Promise<ConversationLook> {
  const members = await queries.listMembers(tx, { id: conversationId });
  const pair = members.length === 2 ? members.map(({ id }) => id) : [];
  const place = { conversationId, id: Number.MAX_SAFE_INTEGER, sinceId: 0 };
  const rows = await listBefore(tx, { ...place, limit: TALK_MAX });
  return { members, messages: rows.reverse().map((row) => toMessage(row, moderating(pair))) };
}

/**
 * What was said around a message that a member has reported, as long as its case is open. Each look is in the log,
 * in the same transaction.
 *
 * @throws AppError FORBIDDEN, CONVERSATION_NOT_REPORTED
 */
export async function lookAround(
  ctx: MemberContext,
  { messageId }: z.output<typeof lookInput>,
): Promise<ConversationLook> {
  requireScope(ctx.actor, 'site');
  return withTransaction(ctx.db, async (tx) => {
    const report = await queries.findReport.first(tx, { messageId });
    if (!report) throw new AppError('CONVERSATION_NOT_REPORTED');
    const { caseId, conversationId } = report;
    await audit(ctx, tx, {
      action: 'message.look',
      thing: { kind: 'message', id: messageId },
      scope: 'site',
      after: { case: caseId },
    });
    const members = await queries.listMembers(tx, { id: conversationId });
    const place = { conversationId, id: messageId + 1, sinceId: 0 };
    const before = await listBefore(tx, { ...place, limit: AROUND + 1 });
    const after = await listAfter(tx, { conversationId, id: messageId, limit: AROUND });
    const pair = members.length === 2 ? members.map(({ id }) => id) : [];
    const messages = [...before.reverse(), ...after].map((row) => toMessage(row, moderating(pair)));
    return { members, messages };
  });
}
