import type { ErrorEntries } from './entry.ts';

/** What can be wrong with requests that no page of ours sends; scripts meet these errors. */
export const requestsErrors = {
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    de: 'Unter diesem Idempotency-Key ist schon etwas anderes angekommen. Lade es neu und sende es noch einmal.',
    en: 'Something else has already arrived under this Idempotency-Key. Reload it and send it again.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    de: 'Dieses Format wird nicht angenommen.',
    en: 'This format is not accepted.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    de: 'Diese Methode gibt es hier nicht.',
    en: 'That method does not exist here.',
  },
  CROSS_SITE: {
    status: 403,
    de: 'Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.',
    en: 'This request came from another site and was refused.',
  },
} satisfies ErrorEntries;
