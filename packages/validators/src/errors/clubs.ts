import type { ErrorEntries } from './entry.ts';

export const clubsErrors = {} satisfies ErrorEntries;
