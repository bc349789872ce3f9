import type { ErrorEntries } from './entry.ts';

export const marketDealsErrors = {
  OFFER_NOT_FOUND: {
    status: 404,
    de: 'Diesen Preisvorschlag gibt es nicht.',
    en: 'There is no such offer.',
  },
} satisfies ErrorEntries;
