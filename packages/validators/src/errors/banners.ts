import type { ErrorEntries } from './entry.ts';

export const bannersErrors = {} satisfies ErrorEntries;
