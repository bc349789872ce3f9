import type { WebhookOffReason } from '@oche/validators/webhooks/limits';
import { z } from 'zod';
import { type NotificationTexts, notificationKind } from '../../lib/declared/notifiable.ts';
import type { Deps } from '../../lib/deps.ts';
import { isToldVisible, listTold } from './told.queries.ts';

interface Facts {
  id: number;
  name: string;
  offReason: WebhookOffReason;
}

const why: Record<'de' | 'en', Record<WebhookOffReason, string>> = {
  de: {
    owner: 'Du hast ihn ausgeschaltet.',
    gone: 'Sein Empfänger hat geantwortet, dass er nichts mehr haben will (410).',
    failing: 'Sein Empfänger war drei Tage lang nicht zu erreichen oder hat nur Fehler gemeldet.',
    flood: 'Es warten mehr Nachrichten, als sein Empfänger je abgeholt hat.',
    rights: 'Wovon er hört, darfst du nicht mehr sehen.',
  },
  en: {
    owner: 'You have switched it off.',
    gone: 'Its receiver answered that it wants no more (410).',
    failing: 'Its receiver could not be reached for three days, or answered with errors only.',
    flood: 'More messages wait than its receiver ever took.',
    rights: 'You may no longer see what it hears of.',
  },
};

const de: NotificationTexts<Facts> = {
  label: 'Ein Webhook wurde ausgeschaltet',
  page: ({ name, offReason }) => ({
    title: `Dein Webhook „${name}“ ist ausgeschaltet.`,
    excerpt: why.de[offReason],
  }),
  push: ({ name, offReason }) => ({
    title: `Webhook „${name}“ ausgeschaltet`,
    body: why.de[offReason],
  }),
  mail: ({ name, offReason }) => ({
    subject: `Dein Webhook „${name}“ ist ausgeschaltet`,
    paragraphs: [
      `dein Webhook „${name}“ bekommt keine Nachrichten mehr. ${why.de[offReason]}`,
      'Was bis dahin gewartet hat, bleibt 30 Tage aufgehoben. Wenn der Empfänger wieder da ist, schalt den Webhook ein: Dann geht es damit weiter.',
    ],
    button: 'Zum Webhook',
    footer: 'Du bekommst diese Mail, weil du den Webhook bei Oche angelegt hast.',
  }),
};

const en: NotificationTexts<Facts> = {
  label: 'A webhook was switched off',
  page: ({ name, offReason }) => ({
    title: `Your webhook “${name}” is switched off.`,
    excerpt: why.en[offReason],
  }),
  push: ({ name, offReason }) => ({
    title: `Webhook “${name}” switched off`,
    body: why.en[offReason],
  }),
  mail: ({ name, offReason }) => ({
    subject: `Your webhook “${name}” is switched off`,
    paragraphs: [
      `your webhook “${name}” gets no more messages. ${why.en[offReason]}`,
      'What waited until then is kept for 30 days. When the receiver is back, switch the webhook on: it goes on with that.',
    ],
    button: 'Open the webhook',
    footer: 'You get this mail because you have set up the webhook at Oche.',
  }),
};

/** To the member of a hook that we have switched off: nobody else would notice. */
export const webhookOff = notificationKind<Deps, { hookId: number }, Facts>({
  kind: 'webhooks.off',
  area: 'webhooks',
  payload: z.object({ hookId: z.int() }),
  groupOf: ({ hookId }) => `webhook/${hookId}`,
  placeOf: ({ hookId }) => `webhook/${hookId}`,
  pathOf: ({ id }) => `/account/webhooks#webhook-${id}`,
  defaults: { mail: 'now', push: false },
  isTransactional: true,
  isVisible: isToldVisible,
  async read({ db }, told) {
    const ids = told.map(({ payload }) => payload.hookId);
    const byId = new Map((await listTold(db, { ids })).map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
  texts: { de, en },
});
