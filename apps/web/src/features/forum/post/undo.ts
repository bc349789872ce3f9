import { POST_UNDO_SECONDS } from '@oche/validators/forum/limits';

/** How long the message stays from which a deletion can be undone, in milliseconds. */
export const UNDO_MS = POST_UNDO_SECONDS * 1000;
