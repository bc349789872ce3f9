/**
 * Lists get no live events. A list that is older than this, in milliseconds, is read again when its
 * page opens; until then the reader sees the older version.
 */
export const LIST_STALE_MS = 60_000;
