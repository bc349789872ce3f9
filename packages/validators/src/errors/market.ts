import type { ErrorEntries } from './entry.ts';

export const marketErrors = {
  ITEM_NOT_FOUND: {
    status: 404,
    de: 'Artikel nicht gefunden',
    en: 'Item not found',
  },
} satisfies ErrorEntries;
