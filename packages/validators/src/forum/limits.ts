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
/** Pictures in one post. */
export const POST_PICTURES_MAX = 4;
/** Characters that describe one of them. */
export const PICTURE_DESCRIPTION_MAX = 200;
/** How long authors are offered to bring back a post that they have deleted. */
export const POST_UNDO_SECONDS = 10;
/** How long the server does it: what was pressed at the last moment may have been on its way for a while. */
export const POST_RESTORE_SECONDS = 60;
