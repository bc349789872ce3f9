import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, optionalText, page } from './common.ts';
import {
  MESSAGE_MAX,
  MESSAGE_PICTURES_MAX,
  MESSAGES_A_PAGE,
  subjectStates,
} from './conversation-limits.ts';
import { pictureOutput, uploadId } from './uploads.ts';

export * from './conversation-limits.ts';

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
});
export type ConversationSubject = z.infer<typeof conversationSubject>;

/** Somebody in a conversation. Who writes with each other is named to each other. */
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
  /** what in it makes its reader careful; never told to who wrote it */
  suspicions: z.array(z.string()),
  isHidden: z.boolean(),
  /** the reader's own attempt, by which it replaces what was shown while it was sent */
  key: z.nullable(z.string()),
  createdAt: dateTime,
});
export type Message = z.infer<typeof messageOutput>;

/** Why nothing can be written any more: one of the two blocks the other, or what it is about is over. */
const closedReasons = ['blocked', 'over'] as const;

const conversationBase = z.object({
  id: z.number(),
  kind: z.string(),
  about: z.string(),
  /** null when it is gone */
  subject: z.nullable(conversationSubject),
  /** the others in it */
  others: z.array(conversationMember),
  /** one more than are counted means "many" */
  unread: z.number(),
});

export const conversationListInput = page;
export const conversationListOutput = z.object({
  items: z.array(z.extend(conversationBase, { latest: messageOutput })),
  nextCursor: z.nullable(z.string()),
});
export type ConversationEntry = z.infer<typeof conversationListOutput>['items'][number];

export const conversationInput = z.object({ id });
export const conversationOutput = z.extend(conversationBase, {
  closed: z.nullable(z.enum(closedReasons)),
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
/** New and changed messages of that conversation. The list of conversations may have changed each time. */
export const conversationEventOutput = z.object({ messages: z.array(messageOutput) });
export type ConversationEvent = z.infer<typeof conversationEventOutput>;

/** Moderators look at what was said around a reported message. */
export const lookInput = z.object({ messageId: id });
export const lookOutput = z.object({
  members: z.array(conversationMember),
  messages: z.array(messageOutput),
});
export type ConversationLook = z.infer<typeof lookOutput>;
