import { withTransaction } from '@oche/db';
import type {
  Conversation,
  ConversationSubject,
  conversationInput,
  conversationListInput,
  conversationListOutput,
  readConversationInput,
} from '@oche/validators/conversations/schemas';
import { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { readPlaces } from '../../notifications/index.ts';
import '../conversations.events.ts';
import { readerOf, requireMembership } from '../membership/membership.service.ts';
import { listMessagesById } from '../message/message.queries.ts';
import { toMessage } from '../message/message.select.ts';
import * as queries from './inbox.queries.ts';

type Reading = Pick<MemberContext, 'db' | 'actor' | 'conversationals'>;

const cursorKey = z.tuple([z.int().min(1)]);

/**
 * The member's conversations in which something was said, that of the latest message first. Those that a block closes
 * are not among them.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listConversations(
  ctx: Reading,
  { filter, limit, cursor }: z.output<typeof conversationListInput>,
): Promise<z.input<typeof conversationListOutput>> {
  const { db, actor } = ctx;
  const [before] =
    cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listConversations[filter](db, { userId: actor.id, before, limit: count }),
    ({ latestId }) => encodeCursor([latestId]),
  );
  const [subjects, latest] = await Promise.all([
    readSubjects(ctx, items),
    items.length > 0 ? listMessagesById(db, { ids: items.map(({ latestId }) => latestId) }) : [],
  ]);
  const messages = new Map(latest.map((row) => [row.id, row]));
  return {
    items: items.flatMap((row) => {
      const message = messages.get(row.latestId);
      // what is unread of it may be taken back meanwhile, or have happened to others
      if (!message || (filter === 'unread' && row.unread === 0)) return [];
      const latest = toMessage(message, readerOf(actor.id, row));
      return [{ ...shownOf(row), subject: subjects.get(row.about) ?? null, latest }];
    }),
    nextCursor,
  };
}

type Entry = Awaited<ReturnType<typeof queries.listConversations.all>>[number];

/** What a row has for its member; its other columns decide what that is. */
const shownOf = (row: Omit<Entry, 'latestId'>) => ({
  id: row.id,
  kind: row.kind,
  about: row.about,
  ownerId: row.ownerId,
  isMuted: row.isMuted,
  isArchived: row.isArchived,
  unread: row.unread,
  others: row.others,
});

/** What conversations are about, asked once for each kind. */
export async function readSubjects(
  { db, actor, conversationals }: Reading,
  all: readonly { kind: string; about: string }[],
): Promise<ReadonlyMap<string, ConversationSubject>> {
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  const read = await Promise.all(
    [...byKind].map(async ([kind, some]) => {
      const abouts = some.map(({ about }) => about);
      return [...((await conversationals.get(kind)?.read(db, abouts, actor.id)) ?? [])];
    }),
  );
  return new Map(read.flat());
}

/**
 * A conversation as its member has it. One that a block closes can still be read, as both have what was said.
 * @throws AppError CONVERSATION_NOT_FOUND for everybody else
 */
export async function getConversation(
  ctx: Reading,
  { id }: z.output<typeof conversationInput>,
): Promise<Conversation> {
  const found = await requireMembership(ctx, id);
  const { kind, about, isBlocked, reads } = found;
  const [subjects, mayWrite] = await Promise.all([
    readSubjects(ctx, [found]),
    ctx.conversationals.get(kind)?.mayWrite(ctx.db, about, ctx.actor.id) ?? false,
  ]);
  const over = kind === 'direct' ? 'unwanted' : 'over';
  return {
    ...shownOf(found),
    subject: subjects.get(about) ?? null,
    closed: isBlocked ? 'blocked' : mayWrite ? null : over,
    reads: isBlocked ? [] : reads,
  };
}

/**
 * The member has seen what was said up to this message. What is told of it is read, too.
 * @throws AppError CONVERSATION_NOT_FOUND
 */
export async function readConversation(
  ctx: MemberContext,
  { id, upTo }: z.output<typeof readConversationInput>,
): Promise<void> {
  const { others, showsRead } = await requireMembership(ctx, id);
  const { actor, events } = ctx;
  const seeing = showsRead ? others.map((other) => other.id) : [];
  await withTransaction(ctx.db, async (tx) => {
    const [read] = await queries.setRead(tx, { id, userId: actor.id, upTo });
    if (!read) return;
    await readPlaces(ctx, tx, { memberId: actor.id, places: [`conversation/${id}`] });
    await events.publishAll(tx, [
      ['conversation.changed', { conversationId: id, memberIds: [actor.id, ...seeing] }],
      ['bell.changed', { memberIds: [actor.id] }],
    ]);
  });
}

/** How much the member has not read, in all conversations; one more than are counted means "many". */
export async function getUnreadMessages({
  db,
  actor,
}: Pick<MemberContext, 'db' | 'actor'>): Promise<{ count: number }> {
  const found = await queries.countUnread.first(db, { userId: actor.id });
  return { count: found?.count ?? 0 };
}
