import type { ErrorEntries } from '../errors/entry.ts';

export const mediaErrors = {
  CHANNEL_NOT_FOUND: {
    status: 404,
    de: 'Channel nicht gefunden',
    en: 'Channel not found',
  },
  CHANNEL_EXISTS: {
    status: 409,
    de: 'Diesen Kanal gibt es hier schon.',
    en: 'This channel is listed already.',
  },
  TOO_MANY_CHANNELS: {
    status: 409,
    de: 'Fünfundzwanzig Kanäle sind genug. Gib erst einen ab.',
    en: 'Twenty-five channels are enough. Give one of them away first.',
  },
  CHANNEL_ADMIN_UNKNOWN: {
    status: 404,
    de: 'Admin konnte nicht gesetzt werden: Dieses Mitglied gibt es nicht.',
    en: 'The admin could not be set: there is no such member.',
  },
  TOO_MANY_CHANNEL_ADMINS: {
    status: 409,
    de: 'Zwanzig Admins sind für einen Kanal genug.',
    en: 'Twenty admins are enough for a channel.',
  },
  CHANNEL_ADMIN_STAYS: {
    status: 409,
    de: 'Jemand muss den Kanal führen. Setz erst einen anderen Admin ein, oder lösch den Kanal.',
    en: 'Somebody has to run the channel. Name another admin first, or delete the channel.',
  },
  FEED_ADDRESS_REFUSED: {
    status: 400,
    de: 'An dieser Adresse liest die Oche nicht. Nimm eine öffentliche, mit Namen und ohne Port.',
    en: 'Oche doesn’t read there. Take a public address, with a name and without a port.',
  },
  CHANNEL_CODE_MISSING: {
    status: 409,
    de: 'Hol dir zuerst einen Code für diesen Kanal.',
    en: 'Get a code for this channel first.',
  },
  CHANNEL_CODE_NOT_FOUND: {
    status: 409,
    de: 'Dein Code steht dort noch nicht. Nach dem Speichern kann es einige Minuten dauern, bis er zu sehen ist.',
    en: 'Your code isn’t there yet. After saving it can take some minutes before it shows.',
  },
  CHANNEL_UNREADABLE: {
    status: 409,
    de: 'Der Kanal antwortet gerade nicht. Versuch es später noch einmal.',
    en: 'The channel doesn’t answer right now. Try again later.',
  },
  TOO_MANY_CHANNEL_CODES: {
    status: 409,
    de: 'Du hast schon für zehn Kanäle Codes offen. Bring erst einen davon zu Ende.',
    en: 'You have codes open for ten channels already. Finish one of them first.',
  },
} satisfies ErrorEntries;
