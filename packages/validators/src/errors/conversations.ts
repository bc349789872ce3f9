import type { ErrorEntries } from './entry.ts';

export const conversationsErrors = {
  CONVERSATION_NOT_FOUND: {
    status: 404,
    de: 'Diese Unterhaltung gibt es nicht.',
    en: 'There is no such conversation.',
  },
} satisfies ErrorEntries;
