/**
 * Lists have no live events: older than this they are read again when their page opens, while the
 * reader already sees the older version. Milliseconds.
 */
export const LIST_STALE_MS = 60_000;
