import { PRODUCT_NAME } from '../product.ts';
import type { ErrorEntries } from './entry.ts';

/**
 * Errors that any call may answer. Pages always have these texts; domains' texts are loaded if
 * needed.
 */
export const commonErrors = {
  UNAUTHENTICATED: {
    status: 401,
    de: 'Bitte melde dich an.',
    en: 'Please log in to continue.',
  },
  FORBIDDEN: {
    status: 403,
    de: 'Das darfst du nicht.',
    en: 'Access denied.',
  },
  NOT_FOUND: {
    status: 404,
    de: 'Das gibt es nicht (mehr).',
    en: 'This does not exist (any more).',
  },
  BAD_INPUT: {
    status: 400,
    de: 'Die Eingabe ist unvollständig oder falsch.',
    en: 'The input is incomplete or wrong.',
  },
  CONFLICT: {
    status: 409,
    de: 'Das hat sich inzwischen geändert. Lade es neu und versuche es noch einmal.',
    en: 'This has changed in the meantime. Reload it and try again.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    de: 'Das ist zu groß.',
    en: 'This is too large.',
  },
  RATE_LIMITED: {
    status: 429,
    de: 'Zu viele Versuche. Warte bitte einen Moment.',
    en: 'Too many attempts. Please wait a moment.',
  },
  INTERNAL: {
    status: 500,
    de: 'Da ist bei uns etwas schiefgegangen.',
    en: 'Something went wrong on our side.',
  },
  UNAVAILABLE: {
    status: 503,
    de: `Die ${PRODUCT_NAME} macht gerade eine kurze Pause. Versuche es gleich noch einmal.`,
    en: `${PRODUCT_NAME} is taking a short break. Please try again in a moment.`,
  },
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    de: 'Bitte gib zuerst den Code deiner Authenticator-App ein.',
    en: 'Please enter the code of your authenticator app first.',
  },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    de: 'Richte zuerst die Zwei-Faktor-Anmeldung ein.',
    en: 'Please set up two-factor sign-in first.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    de: 'Bitte bestätige zuerst deine E-Mail-Adresse.',
    en: 'Please confirm your e-mail address first.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    de: 'Dein Konto ist gesperrt: Du kannst lesen, aber nicht schreiben.',
    en: 'Your account is suspended: you can read but not write.',
  },
  ACCOUNT_SILENCED: {
    status: 403,
    de: 'Du kannst gerade nichts schreiben, das andere lesen.',
    en: 'You cannot write anything for others to read at the moment.',
  },
  ACCOUNT_BANNED: {
    status: 403,
    de: 'Dieses Konto ist gebannt.',
    en: 'This account is banned.',
  },
} satisfies ErrorEntries;
