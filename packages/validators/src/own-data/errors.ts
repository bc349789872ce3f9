import type { ErrorEntries } from '../errors/entry.ts';

export const ownDataErrors = {
  ARCHIVE_UNDER_WAY: {
    status: 409,
    de: 'Dein Archiv wird gerade schon gepackt.',
    en: 'Your archive is being packed already.',
  },
  ARCHIVE_NOT_FOUND: {
    status: 404,
    de: 'Dieses Archiv gibt es nicht mehr. Du kannst dir ein neues packen lassen.',
    en: 'This archive is gone. You can have a new one packed.',
  },
  SIGN_IN_AGAIN: {
    status: 403,
    de: 'Melde dich dafür bitte noch einmal an: Deine Anmeldung ist älter als zehn Minuten.',
    en: 'Please sign in again for this: your sign-in is older than ten minutes.',
  },
  LAST_ADMIN: {
    status: 409,
    de: 'Ohne dich gäbe es keinen Admin mehr. Ernenne erst jemand anderen.',
    en: 'Without you there would be no admin. Name somebody else first.',
  },
  LEAVING_BEGUN: {
    status: 409,
    de: 'Dafür ist es zu spät: Dein Konto wird schon gelöscht.',
    en: 'It is too late for that: your account is being deleted.',
  },
} satisfies ErrorEntries;
