import type { ErrorEntries } from './entry.ts';

export const conversationsErrors = {
  CONVERSATION_NOT_FOUND: {
    status: 404,
    de: 'Diese Unterhaltung gibt es nicht.',
    en: 'There is no such conversation.',
  },
  CONVERSATION_BLOCKED: {
    status: 409,
    de: 'Ihr könnt euch nicht mehr schreiben.',
    en: 'You can no longer write to each other.',
  },
  CONVERSATION_OVER: {
    status: 409,
    de: 'Hier kann nichts mehr geschrieben werden.',
    en: 'Nothing more can be written here.',
  },
  CONVERSATION_NOT_REPORTED: {
    status: 403,
    de: 'Diese Unterhaltung ist nicht gemeldet: Niemand außer den beiden liest sie.',
    en: 'This conversation is not reported: nobody but its members reads it.',
  },
} satisfies ErrorEntries;
