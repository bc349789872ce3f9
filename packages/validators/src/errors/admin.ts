import type { ErrorEntries } from './entry.ts';

export const adminErrors = {} satisfies ErrorEntries;
