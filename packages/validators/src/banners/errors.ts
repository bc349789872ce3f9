import type { ErrorEntries } from '../errors/entry.ts';

export const bannersErrors = {
  BANNER_NOT_FOUND: {
    status: 404,
    de: 'Diesen Banner gibt es nicht mehr.',
    en: 'This banner is gone.',
  },
  BANNER_WITHOUT_PICTURE: {
    status: 409,
    de: 'Ohne Bild kann ein Banner nicht gezeigt werden.',
    en: 'A banner can’t be shown without a picture.',
  },
  BANNER_REPORT_NOT_FOUND: {
    status: 404,
    de: 'Diesen Bericht gibt es nicht, oder sein Link gilt nicht mehr.',
    en: 'This report does not exist, or its link is no longer valid.',
  },
} satisfies ErrorEntries;
