import type { ErrorEntries } from './entry.ts';

export const siteErrors = {} satisfies ErrorEntries;
