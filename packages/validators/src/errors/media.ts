import type { ErrorEntries } from './entry.ts';

export const mediaErrors = {} satisfies ErrorEntries;
