/** How long what a moderator has split, merged or moved can be undone. */
export const REORDER_UNDO_MINUTES = 10;

/** How many posts are taken out of a thread at once; all of them are merged. */
export const SELECTED_POSTS_MAX = 200;
