import type { ErrorEntries } from '../errors/entry.ts';

export const trustErrors = {
  SELLER_NOT_FOUND: {
    status: 404,
    de: 'Diese Verkäuferin oder diesen Verkäufer gibt es nicht.',
    en: 'There is no such seller.',
  },
  DEAL_NOT_COMPLETED: {
    status: 409,
    de: 'Bewerten kannst du, sobald der Handel abgeschlossen ist.',
    en: 'You can write a review as soon as the deal is completed.',
  },
  DEAL_REVIEW_CLOSED: {
    status: 409,
    de: 'Die zwei Wochen zum Bewerten sind vorbei.',
    en: 'The two weeks for reviews are over.',
  },
  DEAL_REVIEW_PUBLISHED: {
    status: 409,
    de: 'Deine Bewertung ist schon veröffentlicht und bleibt, wie sie ist.',
    en: 'Your review is published already and stays as it is.',
  },
  DEAL_REVIEW_NOT_FOUND: {
    status: 404,
    de: 'Diese Bewertung gibt es nicht.',
    en: 'There is no such review.',
  },
  DEAL_REVIEW_ANSWERED: {
    status: 409,
    de: 'Auf diese Bewertung hast du schon geantwortet.',
    en: 'You have answered this review already.',
  },
  VERIFICATION_NOT_FOUND: {
    status: 404,
    de: 'Davon ist nichts gespeichert.',
    en: 'Nothing of that is stored.',
  },
  VERIFICATION_DONE: {
    status: 409,
    de: 'Das ist schon bestätigt.',
    en: 'That is verified already.',
  },
  VERIFICATION_DECIDED: {
    status: 409,
    de: 'Darüber ist schon entschieden, oder es kam inzwischen eine andere Unterlage.',
    en: 'That has been decided already, or another document has come meanwhile.',
  },
  DOCUMENT_NOT_FOUND: {
    status: 404,
    de: 'Diese Unterlage gibt es nicht mehr.',
    en: 'That document is gone.',
  },
  DOCUMENT_UNREADABLE: {
    status: 409,
    de: 'Diese Unterlage lässt sich nicht mehr entschlüsseln. Lehne sie ab und bitte um eine neue.',
    en: 'This document can’t be decrypted any more. Decline it and ask for a new one.',
  },
  DOCUMENT_TOO_LARGE: {
    status: 413,
    de: 'Die Datei ist größer als 8 MB.',
    en: 'The file is larger than 8 MB.',
  },
  DOCUMENT_WRONG_FORMAT: {
    status: 415,
    de: 'Das ist weder ein PDF noch ein Bild (JPEG, PNG, WebP).',
    en: 'That is neither a PDF nor a picture (JPEG, PNG, WebP).',
  },
  PHONE_NOT_OFFERED: {
    status: 409,
    de: 'Handynummern lassen sich hier nicht bestätigen.',
    en: 'Phone numbers can’t be verified here.',
  },
  PHONE_INVALID: {
    status: 400,
    de: 'Das ist keine Nummer aus Deutschland, Österreich, der Schweiz oder Liechtenstein.',
    en: 'That is no number from Germany, Austria, Switzerland or Liechtenstein.',
  },
  PHONE_NOT_SENT: {
    status: 503,
    de: 'Der Code ließ sich nicht verschicken. Versuch es später noch einmal.',
    en: 'The code could not be sent. Try again later.',
  },
  PHONE_CODE_WRONG: {
    status: 400,
    de: 'Das ist nicht der Code.',
    en: 'That is not the code.',
  },
  PHONE_CODE_EXPIRED: {
    status: 409,
    de: 'Dieser Code gilt nicht mehr. Lass dir einen neuen schicken.',
    en: 'This code is no longer valid. Have a new one sent.',
  },
  PHONE_TAKEN: {
    status: 409,
    de: 'Mit dieser Nummer ist schon ein anderes Konto bestätigt.',
    en: 'Another account is verified with this number already.',
  },
} satisfies ErrorEntries;
