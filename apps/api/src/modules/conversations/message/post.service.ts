import type { Tx } from '@oche/db';
import type { GroupNotice } from '@oche/validators/conversations/limits';
import type { MessageCard } from '@oche/validators/conversations/schemas';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import { claimUploads } from '../../uploads/index.ts';
import '../conversations.events.ts';
import * as queries from './message-change.queries.ts';
import * as open from './open.queries.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'conversations.tell': { messageId: number };
  }
}

type Writing = Pick<Deps, 'clock' | 'events'>;

/** A conversation whose messages and members stay as they are until the transaction ends. */
export type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockConversation.first>>> & {
  memberIds: readonly string[];
};

interface Opening {
  /** as a domain declares it (`lib/declared/conversational.ts`) */
  kind: string;
  /** what exactly, beginning with the kind: `market/12/<buyer>` */
  about: string;
  /** distinct; of a conversation that is there already they stay as they are */
  memberIds: readonly string[];
  /** whether a block between the two closes it; of two it does, unless told otherwise */
  isPair?: boolean;
  now: Date;
}

/**
 * The one conversation about something, however many open it at once. Nobody is told before something is said in it.
 * Who may open it is decided by whoever calls this.
 * @returns its id
 */
export async function openConversation(
  tx: Tx,
  { kind, about, memberIds, isPair = memberIds.length === 2, now }: Opening,
): Promise<number> {
  const group = { name: null, ownerId: null };
  const [made] = await open.insertConversation(tx, {
    ...group,
    kind,
    about,
    isPair,
    now: now.toISOString(),
  });
  if (made) {
    await open.insertMembers(tx, { conversationId: made.id, memberIds });
    return made.id;
  }
  const known = await open.findAbout.first(tx, { about });
  if (!known) throw new Error(`the conversation about ${about} vanished`);
  return known.id;
}

interface NewMessage {
  conversationId: number;
  /** null: the house */
  senderId: string | null;
  /** may be empty beside a card or pictures */
  body: string;
  /** a thing of the domain that is shown inside; the domain tells of it itself */
  card?: MessageCard | null;
  pictureIds?: readonly string[];
  suspicions?: readonly string[];
  /** the message of the conversation to which this is the answer */
  answersId?: number | undefined;
  /** what its sender has done in a group */
  notice?: { kind: GroupNotice; userId: string | null };
  idempotencyKey?: string | undefined;
}

/** What has happened in a group is told to those who have come into it by that. */
const TOLD_NOTICES: readonly GroupNotice[] = ['created', 'added'];

/** How long somebody who is looking at a conversation has to read a message before anybody is told. */
const TELL_AFTER_MS = 4000;

/**
 * Says something in a conversation. Call it in the transaction that makes it true; whether it may be said is decided by
 * whoever calls this. It holds the conversation's lock until the transaction ends, so lock what it is about before.
 *
 * @returns the message's id; that of the first attempt for a key that the sender has used
 * @throws AppError CONVERSATION_NOT_FOUND, also for a sender who isn't in it; IDEMPOTENCY_KEY_REUSED
 */
export async function postMessage(ctx: Writing, tx: Tx, message: NewMessage): Promise<number> {
  const conversation = await lockFor(tx, message);
  return (await findSent(tx, message)) ?? addMessage(ctx, tx, conversation, message);
}

/** @throws AppError CONVERSATION_NOT_FOUND */
export async function lockFor(
  tx: Tx,
  { conversationId, senderId }: Pick<NewMessage, 'conversationId' | 'senderId'>,
): Promise<Locked> {
  const conversation = await queries.lockConversation.first(tx, { id: conversationId });
  if (!conversation) throw new AppError('CONVERSATION_NOT_FOUND');
  const members = await queries.listMemberIds(tx, { id: conversationId });
  const memberIds = members.map(({ userId }) => userId);
  if (senderId !== null && !memberIds.includes(senderId)) {
    throw new AppError('CONVERSATION_NOT_FOUND');
  }
  return { ...conversation, memberIds };
}

/**
 * Call it with the conversation locked.
 * @throws AppError IDEMPOTENCY_KEY_REUSED for another content
 */
export async function findSent(
  tx: Tx,
  { conversationId, senderId, idempotencyKey, body, pictureIds = [] }: NewMessage,
): Promise<number | undefined> {
  if (idempotencyKey === undefined || senderId === null) return undefined;
  const known = await queries.findSent.first(tx, { conversationId, senderId, key: idempotencyKey });
  if (!known) return undefined;
  const isSame = known.body === body && known.pictureIds.join() === pictureIds.join();
  // what has arrived has arrived, even if it was changed or taken back since
  if (!isSame && !known.isChanged) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return known.id;
}

/** Call it with the conversation locked. */
export async function addMessage(
  ctx: Writing,
  tx: Tx,
  { memberIds }: Pick<Locked, 'memberIds'>,
  message: NewMessage,
): Promise<number> {
  const { conversationId, senderId, body, card, pictureIds = [], suspicions = [] } = message;
  const { notice, answersId = null } = message;
  const now = ctx.clock.now();
  const revision = await nextRevision(tx, conversationId);
  const [added] = await queries.insertMessage(tx, {
    conversationId,
    revision,
    senderId,
    key: message.idempotencyKey ?? null,
    body,
    cardKind: card?.kind ?? null,
    cardId: card?.id ?? null,
    suspicions,
    answersId,
    notice: notice?.kind ?? null,
    noticeUserId: notice?.userId ?? null,
    now: now.toISOString(),
  });
  if (!added) throw new Error('the insert returned no message');
  const messageId = added.id;
  if (senderId !== null && pictureIds.length > 0) {
    const usedBy = `message:${messageId}`;
    await claimUploads(tx, { ids: pictureIds, ownerId: senderId, usedBy });
    await queries.insertPictures(tx, messageId, pictureIds);
  }
  await queries.setLatest(tx, { conversationId, messageId, senderId });
  const others = memberIds.filter((id) => id !== senderId);
  await ctx.events.publishAll(tx, [
    ['conversation.changed', { conversationId, memberIds }],
    ['bell.changed', { memberIds: others }],
    ...(notice ? [] : [['message.sent', { conversationId, messageId }] as const]),
  ]);
  if (notice ? TOLD_NOTICES.includes(notice.kind) : !card) {
    const runAt = new Date(now.getTime() + TELL_AFTER_MS);
    await addJob(tx, 'conversations.tell', { messageId }, { runAt });
  }
  return messageId;
}

/** Call it with the conversation locked. */
async function nextRevision(tx: Tx, id: number): Promise<number> {
  const [raised] = await queries.raiseRevision(tx, { id });
  if (!raised) throw new AppError('CONVERSATION_NOT_FOUND');
  return raised.revision;
}

/** The message is sent again to whoever has it on the screen. */
export async function touchMessage(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  { id, conversationId }: { id: number; conversationId: number },
): Promise<void> {
  const { memberIds } = await lockFor(tx, { conversationId, senderId: null });
  const revision = await nextRevision(tx, conversationId);
  await queries.touchMessage(tx, { id, revision });
  await events.publish(tx, 'conversation.changed', { conversationId, memberIds });
}

/** Whoever has the message with this card on the screen is told that what it shows has changed. */
export async function touchCard(
  ctx: Pick<Deps, 'events'>,
  tx: Tx,
  { conversationId, card }: { conversationId: number; card: MessageCard },
): Promise<void> {
  const found = await queries.findCard.first(tx, { conversationId, ...card });
  if (found) await touchMessage(ctx, tx, found);
}
