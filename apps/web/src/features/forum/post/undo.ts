/** How long the message stays from which a deletion can be undone, in milliseconds. */
export const UNDO_MS = 10_000;
