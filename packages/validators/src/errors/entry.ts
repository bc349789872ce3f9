import type { Locale } from '../locale.ts';

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

/** What a code means: the HTTP status, also of tRPC's answers, and what people read. */
export type ErrorEntry = { status: Status } & Record<Locale, string>;

export type ErrorEntries = Record<string, ErrorEntry>;
