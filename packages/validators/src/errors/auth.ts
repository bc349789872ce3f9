import type { ErrorEntries } from './entry.ts';

export const authErrors = {
  INVALID_CREDENTIALS: {
    status: 400,
    de: 'E-Mail-Adresse oder Passwort ist falsch.',
    en: 'E-mail address or password is wrong.',
  },
  INVALID_TOKEN: {
    status: 400,
    de: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    en: 'This link has expired or was already used.',
  },
  INVALID_SECOND_FACTOR: {
    status: 400,
    de: 'Der Code stimmt nicht.',
    en: 'The code is wrong.',
  },
  SECOND_FACTOR_ALREADY_ON: {
    status: 409,
    de: 'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.',
    en: 'Two-factor sign-in is already on.',
  },
  EXTERNAL_SIGN_IN_FAILED: {
    status: 400,
    de: 'Die externe Anmeldung hat nicht geklappt.',
    en: 'The external sign-in did not work.',
  },
} satisfies ErrorEntries;
