import type { ErrorEntries } from '../errors/entry.ts';

export const marketErrors = {
  ITEM_NOT_FOUND: {
    status: 404,
    de: 'Artikel nicht gefunden',
    en: 'Item not found',
  },
  ITEM_CHANGED: {
    status: 409,
    de: 'Du hast diese Anzeige inzwischen woanders geändert. Lade sie neu.',
    en: 'You have changed this ad somewhere else meanwhile. Reload it.',
  },
  ITEM_RESERVED: {
    status: 409,
    de: 'Der Artikel ist reserviert. Sag erst den Handel ab.',
    en: 'This item is reserved. Call the deal off first.',
  },
  ITEM_SOLD: {
    status: 409,
    de: 'Der Artikel ist schon verkauft.',
    en: 'This item has been sold already.',
  },
  ITEM_BLOCKED: {
    status: 409,
    de: 'Die Moderation hat diese Anzeige gesperrt.',
    en: 'The moderators have blocked this ad.',
  },
  ITEM_NOT_POSSIBLE: {
    status: 409,
    de: 'Das geht bei dieser Anzeige gerade nicht. Lade sie neu.',
    en: 'That is not possible with this ad right now. Reload it.',
  },
  ITEM_NOT_DUE: {
    status: 409,
    de: 'Verlängern kannst du in der letzten Woche, bevor die Anzeige abläuft.',
    en: 'You can renew an ad in the last week before it runs out.',
  },
  TOO_MANY_DRAFTS: {
    status: 409,
    de: 'Du hast schon 20 Entwürfe. Lösch erst einen davon.',
    en: 'You have 20 drafts already. Delete one of them first.',
  },
  TRADER_DATA_MISSING: {
    status: 409,
    de: 'Als gewerblicher Verkäufer brauchst du Impressum und Widerrufsbelehrung, bevor du etwas veröffentlichst.',
    en: 'As a business you need an imprint and terms of withdrawal before you publish anything.',
  },
  OWN_ITEM: {
    status: 409,
    de: 'Das ist deine eigene Anzeige.',
    en: 'This is your own ad.',
  },
  SAVED_SEARCH_NOT_FOUND: {
    status: 404,
    de: 'Diese Suche hast du nicht gespeichert.',
    en: 'You have not saved this search.',
  },
  TOO_MANY_SAVED_SEARCHES: {
    status: 409,
    de: 'Mehr als 30 Suchen kannst du nicht speichern. Lösch erst eine, die du nicht mehr brauchst.',
    en: 'You can save 30 searches at most. Delete one that you no longer need first.',
  },
} satisfies ErrorEntries;
