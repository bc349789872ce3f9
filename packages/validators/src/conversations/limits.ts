/** What conversations know, without the schemas and their library. */

/** Characters of a message. */
export const MESSAGE_MAX = 4000;
export const MESSAGE_PICTURES_MAX = 4;
/** Unread messages are counted up to this; one more means "many". */
export const UNREAD_MESSAGES_MAX = 99;
/** Messages of a page, unless told. */
export const MESSAGES_A_PAGE = 40;

/** How long a message can be changed or taken back. */
export const MESSAGE_CHANGE_MINUTES = 15;
/** How many characters of a message are shown above its answer. */
export const QUOTE_MAX = 160;
/** People in a group, its owner among them. */
export const GROUP_MAX = 20;
export const GROUP_NAME_MAX = 60;
/** How long a typist is shown, unless they go on; and how often their device says that they do. */
export const TYPING_SHOWN_MS = 5000;
export const TYPING_TOLD_MS = 3000;
/** Links of a message that become cards. */
export const LINK_CARDS_MAX = 20;

/** What has become of the thing that a conversation is about; null as long as it is there to be had. */
export const subjectStates = [
  'reserved',
  'sold',
  'gone',
  'requested',
  'confirmed',
  'cancelled',
  'completed',
] as const;

export const conversationFilters = ['all', 'unread', 'archived'] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

/** What can be said of a message without words, in the order in which it is offered. */
export const messageReactions = ['up', 'heart', 'laugh', 'wow', 'sad', 'bull'] as const;
export type MessageReaction = (typeof messageReactions)[number];

/** What happens in a group, and is told in it. */
export const groupNotices = ['created', 'named', 'added', 'removed', 'left', 'owner'] as const;
export type GroupNotice = (typeof groupNotices)[number];
