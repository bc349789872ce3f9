import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, optionalText, page, text, textId } from '../common.ts';
import { pictureOutput, uploadId } from '../uploads/schemas.ts';
import {
  conversationFilters,
  groupNotices,
  MESSAGE_MAX,
  MESSAGE_PICTURES_MAX,
  MESSAGES_A_PAGE,
  messageReactions,
  subjectStates,
} from './limits.ts';

export * from './groups.ts';
export * from './limits.ts';
export * from './links.ts';

/** What a conversation is about, as one of its members sees it. */
export const conversationSubject = z.object({
  title: z.string(),
  /** a line below the title, in nobody's language, e.g. a town */
  subtitle: z.nullable(z.string()),
  /** euro */
  price: z.nullable(z.number()),
  picture: z.nullable(pictureOutput),
  path: z.nullable(z.string()),
  state: z.nullable(z.enum(subjectStates)),
  /** when it takes place, if it does, and the time zone of the place */
  startAt: z.nullable(dateTime),
  endAt: z.nullable(dateTime),
  timeZone: z.nullable(z.string()),
});
export type ConversationSubject = z.infer<typeof conversationSubject>;

/** Somebody in a conversation. Members who write to each other see each other's names. */
const conversationMember = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
});
export type ConversationMember = z.infer<typeof conversationMember>;

/** A thing of a domain inside a conversation; the domain shows it. */
const messageCard = z.object({ kind: z.string(), id: z.number() });
export type MessageCard = z.infer<typeof messageCard>;

/** The message to which another is the answer. */
const answeredMessage = z.object({
  id: z.number(),
  senderId: z.nullable(z.string()),
  /** its beginning; empty for pictures alone, and for what can't be read any more */
  content: z.string(),
  hasPictures: z.boolean(),
});
export type AnsweredMessage = z.infer<typeof answeredMessage>;

const reactionOutput = z.object({
  reaction: z.enum(messageReactions),
  /** who has said so, in the order in which they did */
  userIds: z.array(z.string()),
});

/** What has happened in a group; the sender has done it. The content of `named` is the new name. */
const noticeOutput = z.object({
  kind: z.enum(groupNotices),
  /** whom it has happened to */
  person: z.nullable(conversationMember),
});
export type MessageNotice = z.infer<typeof noticeOutput>;

export const messageOutput = z.object({
  id: z.number(),
  conversationId: z.number(),
  /** that of the conversation when it was written, or last changed */
  revision: z.number(),
  /** null: the house */
  senderId: z.nullable(z.string()),
  /** of two people the other one */
  receiverId: z.nullable(z.string()),
  /** empty for pictures or a card alone, and for what the moderators have hidden */
  content: z.string(),
  pictures: z.array(pictureOutput),
  card: z.nullable(messageCard),
  /** what in it makes its reader careful; never told to whoever wrote it */
  suspicions: z.array(z.string()),
  isHidden: z.boolean(),
  /** its sender has taken it back */
  isDeleted: z.boolean(),
  /** in a group: one of sender and reader blocks the other, so its content stays away */
  isBlocked: z.boolean(),
  editedAt: z.nullable(dateTime),
  /** until when the reader can change it or take it back; null for what never could be */
  changeableUntil: z.nullable(dateTime),
  answers: z.nullable(answeredMessage),
  reactions: z.array(reactionOutput),
  notice: z.nullable(noticeOutput),
  /** the reader's own attempt, by which it replaces what was shown while it was sent */
  key: z.nullable(z.string()),
  createdAt: dateTime,
});
export type Message = z.infer<typeof messageOutput>;

/**
 * Why nothing can be written any more: one of the two blocks the other, what it is about is over, or the other one of a
 * direct conversation wants no messages.
 */
const closedReasons = ['blocked', 'over', 'unwanted'] as const;

const conversationBase = z.object({
  id: z.number(),
  kind: z.string(),
  about: z.string(),
  /** null when it is gone; direct conversations have none */
  subject: z.nullable(conversationSubject),
  /** who names a group and decides who is in it */
  ownerId: z.nullable(z.string()),
  /** the others in it */
  others: z.array(conversationMember),
  /** one more than are counted means "many" */
  unread: z.number(),
  /** nothing of it is told or counted */
  isMuted: z.boolean(),
  /** put away until somebody says something */
  isArchived: z.boolean(),
});

/** Up to where somebody else has read, if both show it. */
const readMark = z.object({ userId: z.string(), upTo: z.number() });
export type ReadMark = z.infer<typeof readMark>;

export const conversationListInput = z.extend(page, {
  /** `all` is without the archived ones */
  filter: z._default(z.enum(conversationFilters), 'all'),
});
export const conversationListOutput = z.object({
  items: z.array(z.extend(conversationBase, { latest: messageOutput })),
  nextCursor: z.nullable(z.string()),
});
export type ConversationEntry = z.infer<typeof conversationListOutput>['items'][number];

export const conversationInput = z.object({ id });
export const conversationOutput = z.extend(conversationBase, {
  closed: z.nullable(z.enum(closedReasons)),
  reads: z.array(readMark),
});
export type Conversation = z.infer<typeof conversationOutput>;

const limit = z._default(z.number().check(z.int(), z.minimum(1), z.maximum(100)), MESSAGES_A_PAGE);

/**
 * A page of messages in the order of their ids: the one that begins with what is unread, else the newest one; or that
 * before or after a message.
 */
export const messageListInput = z
  .object({
    conversationId: id,
    before: z.optional(id),
    after: z.optional(id),
    limit,
  })
  .check(
    z.refine(({ before, after }) => before === undefined || after === undefined, {
      path: ['after'],
      error: 'invalid',
    }),
  );
export const messageListOutput = z.object({
  items: z.array(messageOutput),
  hasOlder: z.boolean(),
  hasNewer: z.boolean(),
  /** in a group: who has said something on this page, also if they have left since */
  people: z.array(conversationMember),
  /** the first message of others that the member has not read; null on other pages, and if there is none */
  firstUnreadId: z.nullable(z.number()),
  /** the stream goes on from here */
  revision: z.number(),
});
export type MessagePage = z.infer<typeof messageListOutput>;

export const sendMessageInput = z
  .object({
    conversationId: id,
    content: optionalText(MESSAGE_MAX),
    pictureIds: z._default(
      z.array(uploadId).check(
        z.maxLength(MESSAGE_PICTURES_MAX, 'tooMany'),
        z.refine((ids) => new Set(ids).size === ids.length, 'invalid'),
      ),
      [],
    ),
    /** the message of the same conversation to which this is the answer */
    answersId: z.optional(id),
    idempotencyKey,
  })
  .check(
    z.refine(({ content, pictureIds }) => content !== undefined || pictureIds.length > 0, {
      path: ['content'],
      error: 'emptyMessage',
    }),
  );

export const readConversationInput = z.object({ id, upTo: id });
export const unreadMessagesOutput = z.object({ count: z.number() });

export const conversationEventsInput = z.object({
  /** the one that is on the screen; without it the stream only says that something has changed */
  conversationId: z.nullable(id),
  /** of the conversation: what was seen already */
  lastEventId: z.nullish(z.string().check(z.regex(/^\d{1,15}$/, 'invalid'))),
});
/** Somebody is writing just now; shown for some seconds. */
const typingOutput = z.object({ conversationId: z.number(), userId: z.string() });

/** What is new in the conversation that is on the screen, and who is writing in any. */
export const conversationEventOutput = z.object({
  /** whether the list of conversations may have changed; false where somebody is only writing */
  hasChanged: z.boolean(),
  /** new and changed messages of the conversation on the screen */
  messages: z.array(messageOutput),
  /** as in a page of messages */
  people: z.array(conversationMember),
  /** how far the others have read the one on the screen; null if nothing was looked up */
  reads: z.nullable(z.array(readMark)),
  typing: z.array(typingOutput),
});
export type ConversationEvent = z.infer<typeof conversationEventOutput>;

export const openDirectInput = z.object({ userId: textId });
/** The conversation about a thing of a domain: `booking` or `challenge`. */
export const openAboutInput = z.object({
  kind: z.string().check(z.regex(/^[a-z]{1,20}$/, 'invalid')),
  id,
});
export const openedOutput = z.object({ id: z.number() });

export const editMessageInput = z.object({
  messageId: id,
  content: text({ max: MESSAGE_MAX, required: 'emptyMessage' }),
});
export const messageInput = z.object({ messageId: id });
/** The latest counts; null takes it back. */
export const reactInput = z.object({
  messageId: id,
  reaction: z.nullable(z.enum(messageReactions)),
});

export const muteInput = z.object({ id, isMuted: z.boolean() });
export const archiveInput = z.object({ id, isArchived: z.boolean() });

/** Whether others see up to where one has read, and that one is writing; only those who show it see it. */
export const conversationSettings = z.object({ showsRead: z.boolean(), showsTyping: z.boolean() });
export type ConversationSettings = z.infer<typeof conversationSettings>;

export const searchMessagesInput = z.extend(page, {
  /** words in any form; in one conversation the last one may be a beginning */
  query: line({ min: 2, max: 100 }),
  /** in this one alone */
  conversationId: z.optional(id),
});
/** What was found, the latest first. */
export const searchMessagesOutput = z.object({
  items: z.array(z.extend(conversationBase, { message: messageOutput })),
  nextCursor: z.nullable(z.string()),
});
export type FoundMessage = z.infer<typeof searchMessagesOutput>['items'][number];

/** The documented calls about a direct conversation. */
export const directMessagesInput = z.extend(page, { friendId: textId });
export const directMessagesOutput = z.object({
  items: z.array(messageOutput),
  nextCursor: z.nullable(z.string()),
});
export const sendDirectInput = z.object({
  receiverId: textId,
  content: text({ max: MESSAGE_MAX, required: 'emptyMessage' }),
  idempotencyKey,
});

/** Moderators look at what was said around a reported message. */
export const lookInput = z.object({ messageId: id });
export const lookOutput = z.object({
  members: z.array(conversationMember),
  messages: z.array(messageOutput),
});
export type ConversationLook = z.infer<typeof lookOutput>;
