import type { ErrorEntries } from '../errors/entry.ts';

export const siteErrors = {
  // 503, as it opens again: what queues its entries keeps them, and streams come back on their own
  AREA_OFF: {
    status: 503,
    de: 'Dieser Bereich ist gerade geschlossen. Was du hier getippt hast, bleibt stehen: Versuch es später noch einmal.',
    en: 'This area is closed at the moment. What you typed here stays: try again later.',
  },
  ANNOUNCEMENT_NOT_FOUND: {
    status: 404,
    de: 'Diese Ansage gibt es nicht (mehr).',
    en: 'This announcement does not exist (any more).',
  },
  ANNOUNCEMENT_STAYS: {
    status: 409,
    de: 'Diese Ansage bleibt stehen, bis sie vorbei ist.',
    en: 'This announcement stays until it is over.',
  },
} satisfies ErrorEntries;
