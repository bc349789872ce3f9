import type { ErrorEntries } from './entry.ts';

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
    de: '25 Kanäle sind genug. Gib erst einen ab.',
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
} satisfies ErrorEntries;
