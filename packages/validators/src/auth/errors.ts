import type { ErrorEntries } from '../errors/entry.ts';

export const authErrors = {
  INVALID_CREDENTIALS: {
    status: 400,
    de: 'E-Mail-Adresse oder Passwort ist falsch.',
    en: 'E-mail address or password is wrong.',
  },
  ALREADY_SIGNED_IN: {
    status: 409,
    de: 'Du bist hier schon angemeldet. Melde dich erst ab, wenn du ein weiteres Konto eröffnen willst.',
    en: 'You are signed in here already. Sign out first if you want to open another account.',
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
  PASSKEY_REFUSED: {
    status: 400,
    de: 'Dieser Passkey gilt hier nicht. Nimm einen anderen oder melde dich mit dem Passwort an.',
    en: 'This passkey is not valid here. Use another one, or sign in with your password.',
  },
  TOO_MANY_PASSKEYS: {
    status: 409,
    de: 'Du hast schon 20 Passkeys. Lösche erst einen, den du nicht mehr brauchst.',
    en: 'You have 20 passkeys already. Delete one that you no longer need first.',
  },
  EXTERNAL_SIGN_IN_FAILED: {
    status: 400,
    de: 'Die externe Anmeldung hat nicht geklappt.',
    en: 'The external sign-in did not work.',
  },
} satisfies ErrorEntries;
