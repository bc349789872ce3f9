import type {
  searchMessagesInput,
  searchMessagesOutput,
} from '@oche/validators/conversations/schemas';
import { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { listConversationsById } from '../inbox/inbox.queries.ts';
import { readSubjects } from '../inbox/inbox.service.ts';
import { readerOf, requireMembership } from '../membership/membership.service.ts';
import { listMessagesById } from '../message/message.queries.ts';
import { toMessage } from '../message/message.select.ts';
import { findMessages, findMessagesIn } from './search.queries.ts';

const cursorKey = z.tuple([z.int().min(1)]);

/**
 * What was said in the member's conversations with these words, the latest first.
 * @throws AppError CONVERSATION_NOT_FOUND; BAD_INPUT for a cursor that isn't ours
 */
export async function searchMessages(
  ctx: Pick<MemberContext, 'db' | 'actor' | 'conversationals'>,
  { query, conversationId, limit, cursor }: z.output<typeof searchMessagesInput>,
): Promise<z.input<typeof searchMessagesOutput>> {
  const { db, actor } = ctx;
  if (conversationId !== undefined) await requireMembership(ctx, conversationId);
  const [before] =
    cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  const wanted = { userId: actor.id, query, before };
  const { items, nextCursor } = await readPage(
    limit,
    (count) =>
      conversationId === undefined
        ? findMessages(db, { ...wanted, limit: count })
        : findMessagesIn(db, { ...wanted, conversationId, limit: count }),
    ({ id }) => encodeCursor([id]),
  );
  if (items.length === 0) return { items: [], nextCursor };
  const [rows, conversations] = await Promise.all([
    listMessagesById(db, { ids: items.map(({ id }) => id) }),
    listConversationsById(db, {
      userId: actor.id,
      ids: [...new Set(items.map((item) => item.conversationId))],
    }),
  ]);
  const subjects = await readSubjects(ctx, conversations);
  const messages = new Map(rows.map((row) => [row.id, row]));
  const entries = new Map(conversations.map((entry) => [entry.id, entry]));
  return {
    items: items.flatMap((item) => {
      const row = messages.get(item.id);
      const entry = entries.get(item.conversationId);
      if (!row || !entry) return [];
      const subject = subjects.get(entry.about) ?? null;
      return [{ ...entry, subject, message: toMessage(row, readerOf(actor.id, entry)) }];
    }),
    nextCursor,
  };
}
