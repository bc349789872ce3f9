import type { ErrorEntries } from './entry.ts';

export const pollsErrors = {} satisfies ErrorEntries;
