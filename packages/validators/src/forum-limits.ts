/** Limits of the forum, apart from the schemas: pages that validate nothing load no library. */

export const POST_MAX_LENGTH = 10_000;
export const THREAD_TITLE_MIN = 3;
export const THREAD_TITLE_MAX = 200;
export const THREAD_CONTENT_MIN = 10;
/**
 * How many characters are shown of the parent above a reply, and of a post in lists of recent ones.
 */
export const SNIPPET_LENGTH = 100;
export const EDIT_WINDOW_MINUTES = 30;
export const RECENT_POSTS_MAX = 5;
