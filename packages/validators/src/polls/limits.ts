/** What the browser has to know of polls, without the schemas and their library. */

/** free: texts; set: darts, as texts with pictures or ads; lounge: lounges of the directory */
export const pollKinds = ['free', 'set', 'lounge'] as const;
export type PollKind = (typeof pollKinds)[number];

/** always: everybody sees the numbers; voted: those who have voted do, and everybody when it is closed */
export const pollResults = ['always', 'voted'] as const;
export type PollResults = (typeof pollResults)[number];

export const pollStates = ['planned', 'open', 'closed'] as const;
export type PollState = (typeof pollStates)[number];

export const POLL_QUESTION_MIN = 3;
export const POLL_QUESTION_MAX = 160;
export const POLL_DESCRIPTION_MAX = 1000;
export const POLL_OPTION_MAX = 120;
export const POLL_OPTIONS_MIN = 2;
export const POLL_OPTIONS_MAX = 20;
/** A poll in a thread stays as short as its posts. */
export const THREAD_POLL_OPTIONS_MAX = 10;
/** How long the start page shows how one ended, unless it is unpinned. */
export const POLL_SHOWN_DAYS = 30;
