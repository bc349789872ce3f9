import type { ErrorEntries } from '../errors/entry.ts';

/** What can be wrong with a token, and with what one wants of it. Nearly all of these are met by programs. */
export const accessErrors = {
  UNKNOWN_TOKEN: {
    status: 401,
    de: 'Dieses Zugangstoken gilt nicht: Es ist unbekannt, abgelaufen oder widerrufen.',
    en: 'This access token is not valid: it is unknown, expired or revoked.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    de: 'Das erlaubt dieses Zugangstoken nicht. Welche Berechtigung fehlt, steht in den Details.',
    en: 'This access token does not allow that. The details name the scope that is missing.',
  },
  NOT_BY_TOKEN: {
    status: 403,
    de: 'Das geht mit keinem Zugangstoken, nur angemeldet auf der Website.',
    en: 'No access token allows that; it needs signing in on the website.',
  },
  TOKEN_IN_ADDRESS: {
    status: 400,
    de: 'Ein Zugangstoken gehört in den Header „Authorization“, nie in eine Adresse. Dieses gilt nicht mehr, denn Adressen werden aufgezeichnet.',
    en: 'An access token belongs into the `Authorization` header, never into an address. This one is no longer valid, as addresses are recorded.',
  },
  TOO_MANY_TOKENS: {
    status: 409,
    de: 'Du hast schon 20 Zugangstoken. Widerrufe erst eines, das du nicht mehr brauchst.',
    en: 'You have 20 access tokens already. Revoke one that you no longer need first.',
  },
  TOO_MANY_APPS: {
    status: 409,
    de: 'Du hast schon 20 Apps. Lösche erst eine, die du nicht mehr brauchst.',
    en: 'You have 20 apps already. Delete one that you no longer need first.',
  },
  OAUTH_UNKNOWN_APP: {
    status: 400,
    de: 'Diese App gibt es nicht, oder sie ist abgeschaltet.',
    en: 'There is no such app, or it is switched off.',
  },
  OAUTH_WRONG_REDIRECT: {
    status: 400,
    de: 'Die App will die Antwort an eine Adresse, die sie nicht angegeben hat.',
    en: 'The app wants the answer at an address that it has not registered.',
  },
  OAUTH_BAD_REQUEST: {
    status: 400,
    de: 'Die Anfrage der App ist unvollständig oder zu lang.',
    en: 'The request of the app is incomplete or too long.',
  },
} satisfies ErrorEntries;
