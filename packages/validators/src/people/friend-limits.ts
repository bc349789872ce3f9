/** Who beyond friends may ask a member to be one, or write to them. */
export const contactCircles = ['everyone', 'friendsOfFriends', 'nobody'] as const;
export type ContactCircle = (typeof contactCircles)[number];

/** How many requests of one member may wait for an answer. */
export const SENT_REQUESTS_MAX = 200;
/** How many members are suggested at once. */
export const SUGGESTIONS_MAX = 12;
/** A name is searched from this many characters on. */
export const FRIEND_SEARCH_MIN = 3;
