/** What conversations know, without the schemas and their library. */

/** Characters of a message. */
export const MESSAGE_MAX = 4000;
export const MESSAGE_PICTURES_MAX = 4;
/** Unread messages are counted up to this; one more means "many". */
export const UNREAD_MESSAGES_MAX = 99;
/** Messages of a page, unless told. */
export const MESSAGES_A_PAGE = 40;

/** What has become of the thing that a conversation is about; null as long as it is there to be had. */
export const subjectStates = ['reserved', 'sold', 'gone'] as const;
