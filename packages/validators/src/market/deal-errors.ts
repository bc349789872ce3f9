import type { ErrorEntries } from '../errors/entry.ts';

export const marketDealsErrors = {
  OFFER_NOT_FOUND: {
    status: 404,
    de: 'Diesen Preisvorschlag gibt es nicht.',
    en: 'There is no such offer.',
  },
  OFFER_NOT_OPEN: {
    status: 409,
    de: 'Dieser Preisvorschlag steht nicht mehr.',
    en: 'This offer no longer stands.',
  },
  OFFER_NOT_YOURS: {
    status: 409,
    de: 'Auf diesen Vorschlag antwortet die andere Seite.',
    en: 'The other side answers this offer.',
  },
  OFFER_ITEM_RESERVED: {
    status: 409,
    de: 'Der Artikel ist für jemand anderen reserviert.',
    en: 'The item is reserved for somebody else.',
  },
  OFFER_ON_WANTED: {
    status: 409,
    de: 'Das ist ein Gesuch. Schreib eine Nachricht, wenn du so etwas hast.',
    en: 'This is a wanted ad. Send a message if you have one.',
  },
  OFFER_TOO_HIGH: {
    status: 400,
    de: 'So viel soll es gar nicht kosten.',
    en: 'That is more than the price.',
  },
  OFFER_FIXED_PRICE: {
    status: 409,
    de: 'Hier gilt der Festpreis.',
    en: 'The price is fixed.',
  },
  OFFER_OPEN_ALREADY: {
    status: 409,
    de: 'Dein letzter Preisvorschlag wartet noch auf Antwort. Zieh ihn zurück, wenn du etwas anderes bieten willst.',
    en: 'Your last offer is still waiting for an answer. Withdraw it if you want to offer something else.',
  },
  OFFER_ACCEPTED_ALREADY: {
    status: 409,
    de: 'Ihr seid euch schon einig: Der Artikel ist für dich reserviert.',
    en: 'You have a deal already: the item is reserved for you.',
  },
  ITEM_PAUSED: {
    status: 409,
    de: 'Der Artikel ist gerade nicht zu haben.',
    en: 'The item is not available at the moment.',
  },
  DEAL_NOT_FOUND: {
    status: 404,
    de: 'Diesen Handel gibt es nicht.',
    en: 'There is no such deal.',
  },
  DEAL_NOT_OPEN: {
    status: 409,
    de: 'Das geht bei diesem Handel nicht mehr. Lade die Seite neu.',
    en: 'That is no longer possible for this deal. Reload the page.',
  },
  DEAL_CONFIRMED_ALREADY: {
    status: 409,
    de: 'Das hast du schon bestätigt.',
    en: 'You have confirmed this already.',
  },
  CONFIRM_STANDS: {
    status: 409,
    de: 'Das lässt sich nicht mehr zurücknehmen. Wenn etwas nicht stimmt, melde ein Problem.',
    en: 'That can no longer be taken back. If something is wrong, report a problem.',
  },
  DEAL_SHIPS_ONLY: {
    status: 409,
    de: 'Dieser Artikel wird nur verschickt.',
    en: 'This item is only shipped.',
  },
  DEAL_MEETS_ONLY: {
    status: 409,
    de: 'Dieser Artikel wird nur persönlich übergeben.',
    en: 'This item is only handed over in person.',
  },
  MEETING_IN_PAST: {
    status: 400,
    de: 'Das Treffen muss in der Zukunft liegen.',
    en: 'The meeting has to be in the future.',
  },
  MEETING_TOO_FAR_AHEAD: {
    status: 400,
    de: 'So weit im Voraus geht es nicht: höchstens 30 Tage.',
    en: 'That is too far ahead: 30 days at most.',
  },
  MEETING_NOT_PROPOSED: {
    status: 409,
    de: 'Dieser Vorschlag steht nicht mehr.',
    en: 'This suggestion no longer stands.',
  },
  MEETING_AGREED_ALREADY: {
    status: 409,
    de: 'Ihr habt euch schon verabredet. Sag das Treffen erst ab.',
    en: 'You have agreed to meet. Call that off first.',
  },
  DEAL_DISPUTED_ALREADY: {
    status: 409,
    de: 'Zu diesem Handel gibt es schon einen Streitfall.',
    en: 'There is a dispute about this deal already.',
  },
  DISPUTE_TOO_LATE: {
    status: 409,
    de: 'Ein Streitfall geht nur bis 14 Tage nach der Übergabe.',
    en: 'A dispute can be opened until 14 days after the handover.',
  },
  DISPUTE_ANSWERED: {
    status: 409,
    de: 'Dazu hast du dich schon geäußert.',
    en: 'You have said something about it already.',
  },
  DISPUTE_ASKED: {
    status: 409,
    de: 'Diese Seite wurde schon etwas gefragt.',
    en: 'This side has been asked something already.',
  },
  DISPUTE_PHOTOS_FULL: {
    status: 409,
    de: 'Mehr Fotos gehen nicht: Jede Seite zeigt höchstens sechs.',
    en: 'No more photos fit: each side shows at most six.',
  },
} satisfies ErrorEntries;
