import type { ErrorEntries } from '../errors/entry.ts';

export const loungesErrors = {
  LOUNGE_NOT_FOUND: {
    status: 404,
    de: 'Lounge nicht gefunden',
    en: 'Lounge not found',
  },
  LOUNGE_HIDDEN: {
    status: 409,
    de: 'Die Moderation hat diese Lounge ausgeblendet. Unter „Moderation und du“ steht, warum und wie du Einspruch einlegst.',
    en: 'The moderators have hidden this lounge. “Moderation and you” says why, and how to appeal.',
  },
  LOUNGE_INACTIVE: {
    status: 409,
    de: 'Diese Lounge ist gerade nicht aktiv.',
    en: 'This lounge is not active at the moment.',
  },
  ZIP_CODE_UNKNOWN: {
    status: 400,
    de: 'Diese Postleitzahl kennen wir nicht.',
    en: 'We do not know this postal code.',
  },
  BOARD_NOT_FOUND: {
    status: 404,
    de: 'Dieses Board gibt es hier nicht.',
    en: 'There is no such board here.',
  },
  BOARD_NAME_TAKEN: {
    status: 409,
    de: 'So heißt hier schon ein Board.',
    en: 'Another board here has this name.',
  },
  BOARD_HAS_BOOKINGS: {
    status: 409,
    de: 'Für dieses Board gibt es noch Buchungen. Verlege oder storniere sie zuerst.',
    en: 'This board still has bookings. Move or cancel them first.',
  },
  LAST_BOARD: {
    status: 409,
    de: 'Eine Lounge behält mindestens ein Board.',
    en: 'A lounge keeps at least one board.',
  },
  TOO_MANY_LOUNGE_BOARDS: {
    status: 409,
    de: 'Mehr als 200 Boards gehen nicht.',
    en: 'More than 200 boards are not possible.',
  },
  TOO_MANY_LOUNGES: {
    status: 409,
    de: 'Du hast schon 20 Lounges. Gib erst eine davon ab.',
    en: 'You have 20 lounges already. Hand one of them over first.',
  },
  ALREADY_STAFF: {
    status: 409,
    de: 'Das Mitglied gehört schon zum Team.',
    en: 'This member is on the team already.',
  },
  INVITATION_REQUESTED: {
    status: 409,
    de: 'Diese Einladung möchte schon jemand anderes annehmen. Frag nach, wer sie dir geschickt hat.',
    en: 'Somebody else has asked to accept this invitation already. Ask whoever sent it to you.',
  },
  OWNER_STAYS: {
    status: 409,
    de: 'Übergib die Lounge zuerst an jemand anderen.',
    en: 'Hand the lounge over to someone else first.',
  },
  CLAIM_ALREADY_OPEN: {
    status: 409,
    de: 'Dein Antrag wird schon geprüft.',
    en: 'Your claim is already being reviewed.',
  },
  CLAIM_DECIDED: {
    status: 409,
    de: 'Über diesen Antrag ist schon entschieden.',
    en: 'This claim has been decided already.',
  },
  REVIEW_NOT_FOUND: {
    status: 404,
    de: 'Bewertung nicht gefunden',
    en: 'Review not found',
  },
  REVIEW_OF_OWN_LOUNGE: {
    status: 409,
    de: 'Deine eigene Lounge kannst du nicht bewerten.',
    en: 'You cannot review your own lounge.',
  },
  REVIEW_ANSWERED: {
    status: 409,
    de: 'Diese Bewertung ist schon beantwortet.',
    en: 'This review has been answered already.',
  },
} satisfies ErrorEntries;
