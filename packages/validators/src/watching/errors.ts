import type { ErrorEntries } from '../errors/entry.ts';

export const watchingErrors = {
  PLACE_NOT_FOUND: {
    status: 404,
    de: 'Was du beobachten wolltest, gibt es nicht mehr.',
    en: 'What you wanted to watch is no longer there.',
  },
  LEVEL_NOT_OFFERED: {
    status: 400,
    de: 'Diese Stufe gibt es hier nicht.',
    en: 'There is no such level here.',
  },
} satisfies ErrorEntries;
