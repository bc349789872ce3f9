import type { Locale } from '../locale.ts';

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

/** An error's HTTP status, which tRPC's answers have, too, and its text in each language. */
export type ErrorEntry = { status: Status } & Record<Locale, string>;

export type ErrorEntries = Record<string, ErrorEntry>;
