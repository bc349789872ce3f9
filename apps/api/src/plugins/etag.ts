import { createHash } from 'node:crypto';

/** The strong tag of something that is sent. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** Whether whoever asks has what bears this tag. Proxies that compress make a tag weak, so `W/"…"` means the same. */
export const isKnownTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
