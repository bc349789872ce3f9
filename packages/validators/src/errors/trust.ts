import type { ErrorEntries } from './entry.ts';

export const trustErrors = {
  SELLER_NOT_FOUND: {
    status: 404,
    de: 'Diese Verkäuferin oder diesen Verkäufer gibt es nicht.',
    en: 'There is no such seller.',
  },
} satisfies ErrorEntries;
