import type { ErrorEntries } from '../errors/entry.ts';

export const bookingsErrors = {
  BOOKING_NOT_FOUND: {
    status: 404,
    de: 'Buchung nicht gefunden',
    en: 'Booking not found',
  },
  BOOKING_GUEST_HAS_ACCOUNT: {
    status: 409,
    de: 'Dieser Gast hat selbst gebucht: Name und Kontakt stehen in seinem Konto.',
    en: 'This guest has an account: name and contact are kept there.',
  },
  BOOKING_END_BEFORE_START: {
    status: 400,
    de: 'Das Ende liegt vor dem Beginn.',
    en: 'The end is before the start.',
  },
  BOOKING_IN_PAST: {
    status: 400,
    de: 'Dieser Zeitpunkt ist schon vorbei.',
    en: 'This time has already passed.',
  },
  BOOKING_TOO_SOON: {
    status: 409,
    de: 'So kurzfristig nimmt die Lounge keine Buchungen an.',
    en: 'The lounge takes no bookings at such short notice.',
  },
  BOOKING_TOO_FAR_AHEAD: {
    status: 409,
    de: 'So weit im Voraus nimmt die Lounge noch keine Buchungen an.',
    en: 'The lounge takes no bookings that far ahead yet.',
  },
  BOOKING_TOO_SHORT: {
    status: 400,
    de: 'So kurz kann man hier nicht buchen.',
    en: 'That is too short for a booking here.',
  },
  BOOKING_TOO_LONG: {
    status: 400,
    de: 'So lange kann man hier nicht buchen.',
    en: 'That is too long for a booking here.',
  },
  BOOKING_OFF_GRID: {
    status: 400,
    de: 'Beginn und Dauer passen nicht in das Zeitraster der Lounge.',
    en: 'Start and duration do not fit the time grid of the lounge.',
  },
  OUTSIDE_OPENING_HOURS: {
    status: 409,
    de: 'Zu dieser Zeit hat die Lounge nicht geöffnet.',
    en: 'The lounge is not open at this time.',
  },
  TOO_MANY_BOARDS: {
    status: 409,
    de: 'So viele Boards hat die Lounge nicht.',
    en: 'The lounge does not have that many boards.',
  },
  BOARD_TAKEN: {
    status: 409,
    de: 'In dieser Zeit ist kein passendes Board mehr frei.',
    en: 'No suitable board is free any more at this time.',
  },
  TOO_MANY_BOOKINGS: {
    status: 409,
    de: 'Du hast hier schon so viele Buchungen vor dir, wie die Lounge von einem Mitglied annimmt.',
    en: 'You already have as many bookings ahead of you here as the lounge takes from one member.',
  },
  PRICE_CHANGED: {
    status: 409,
    de: 'Der Preis hat sich geändert.',
    en: 'The price has changed.',
  },
  BOOKING_STATUS: {
    status: 409,
    de: 'Das geht bei dieser Buchung nicht mehr.',
    en: 'That is no longer possible for this booking.',
  },
  CANCELLATION_DEADLINE_OVER: {
    status: 409,
    de: 'Die Frist zum Stornieren ist vorbei. Melde dich bitte direkt bei der Lounge.',
    en: 'The cancellation deadline has passed. Please contact the lounge directly.',
  },
  SERIES_CONFLICT: {
    status: 409,
    de: 'An manchen Terminen ist kein Board frei.',
    en: 'On some dates no board is free.',
  },
  SERIES_EMPTY: {
    status: 400,
    de: 'In diesem Zeitraum liegt kein Termin.',
    en: 'There is no date in this period.',
  },
  SERIES_TOO_LONG: {
    status: 400,
    de: 'Eine Serie hat höchstens 104 Termine.',
    en: 'A series has at most 104 dates.',
  },
  SERIES_NOT_FOUND: {
    status: 404,
    de: 'Serie nicht gefunden',
    en: 'Series not found',
  },
  BLOCK_NOT_FOUND: {
    status: 404,
    de: 'Sperrzeit nicht gefunden',
    en: 'Blocked time not found',
  },
  SLOT_IS_FREE: {
    status: 409,
    de: 'Da ist noch etwas frei: Du kannst direkt buchen.',
    en: 'There is still something free: you can book right away.',
  },
  ALREADY_WAITING: {
    status: 409,
    de: 'Für diese Zeit stehst du hier schon auf der Warteliste.',
    en: 'You are already on the waiting list here for this time.',
  },
  TOO_MANY_WISHES: {
    status: 409,
    de: 'Du wartest in dieser Lounge schon auf drei Termine. Gib erst einen davon auf.',
    en: 'You are already waiting for three dates in this lounge. Give one of them up first.',
  },
  OFFER_OVER: {
    status: 409,
    de: 'Das Angebot ist abgelaufen.',
    en: 'The offer has expired.',
  },
  WAITING_ENTRY_NOT_FOUND: {
    status: 404,
    de: 'Diesen Platz auf der Warteliste gibt es nicht mehr.',
    en: 'This place on the waiting list no longer exists.',
  },
  FEED_NOT_FOUND: {
    status: 404,
    de: 'Kalenderadresse nicht gefunden',
    en: 'Calendar address not found',
  },
} satisfies ErrorEntries;
