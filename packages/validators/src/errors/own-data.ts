import type { ErrorEntries } from './entry.ts';

export const ownDataErrors = {} satisfies ErrorEntries;
