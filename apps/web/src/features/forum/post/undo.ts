/** How long a deletion can be taken back: longer than a message that only informs. */
export const UNDO_MS = 10_000;
