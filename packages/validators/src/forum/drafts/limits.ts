/** What one member can have begun to write in the forum. */
export const DRAFTS_MAX = 50;
/** Characters: somebody who has written too much must not lose it. */
export const DRAFT_MAX_LENGTH = 30_000;
export const DRAFT_TITLE_MAX = 500;
/** Of a poll, as its form keeps it. */
export const DRAFT_POLL_MAX = 10_000;
/** Days without a change, after which a draft is gone. */
export const DRAFT_DAYS = 90;
/** How long a draft that was thrown away can be taken back. The page offers it for a few seconds. */
export const DRAFT_UNDO_MINUTES = 5;
/** Characters of a draft in the list. */
export const DRAFT_BEGINNING = 240;
