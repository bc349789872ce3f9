import type { ErrorEntries } from '../errors/entry.ts';

export const webhooksErrors = {
  WEBHOOK_NOT_FOUND: {
    status: 404,
    de: 'Diesen Webhook gibt es nicht.',
    en: 'There is no such webhook.',
  },
  WEBHOOK_THING_NOT_FOUND: {
    status: 404,
    de: 'Das, wovon der Webhook hören soll, gibt es nicht, oder du siehst es nicht.',
    en: 'What the webhook should hear of is not there, or you cannot see it.',
  },
  WEBHOOK_TEAM_ONLY: {
    status: 403,
    de: 'Davon hört nur, wer es leitet.',
    en: 'Only those who run it hear of that.',
  },
  WEBHOOKS_TOO_MANY: {
    status: 409,
    de: 'Mehr als 20 Webhooks hat niemand. Lösch einen, den du nicht mehr brauchst.',
    en: 'Nobody has more than 20 webhooks. Delete one that you no longer need.',
  },
  WEBHOOK_DELIVERY_NOT_FOUND: {
    status: 404,
    de: 'Diese Nachricht gibt es nicht mehr.',
    en: 'This message is gone.',
  },
  WEBHOOK_DELIVERY_WAITS: {
    status: 409,
    de: 'Diese Nachricht wartet noch auf ihren nächsten Versuch.',
    en: 'This message still waits for its next attempt.',
  },
  WEBHOOK_RECEIVER_BUSY: {
    status: 429,
    de: 'Dieser Server bekommt gerade so viel von Oche, wie wir einem senden. Versuch es in einer Minute noch einmal.',
    en: 'This server gets as much from Oche at the moment as we send to one. Try again in a minute.',
  },
} satisfies ErrorEntries;
