import { type ErrorCode, errors } from '@oche/validators/errors';
import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** What the house was to do on its own with a series or a tournament, and could not. */
export interface Refused {
  id: number;
  name: string;
  /** the refusal */
  code: ErrorCode;
}

interface Words {
  label: string;
  title(name: string): string;
  lead: string;
  whatToDo: string;
  reason: string;
  button: string;
  footer: string;
}

function textsIn(locale: Locale, words: Words): NotificationTexts<Refused> {
  const title = ({ name }: Refused) => words.title(name);
  const reason = ({ code }: Refused) => errors[code][locale];
  return {
    label: words.label,
    page: (told) => ({ title: title(told), excerpt: reason(told) }),
    push: (told) => ({ title: title(told), body: reason(told) }),
    mail: (told) => ({
      subject: title(told),
      paragraphs: [words.lead, words.whatToDo],
      facts: [[words.reason, reason(told)]],
      button: words.button,
      footer: words.footer,
    }),
  };
}

export const seriesRefusedTexts: Record<Locale, NotificationTexts<Refused>> = {
  de: textsIn('de', {
    label: 'Die Abende meiner Serie lassen sich nicht ankündigen',
    title: (name) => `Abende nicht angekündigt: ${name}`,
    lead: 'Die nächsten Abende deiner Serie lassen sich so nicht ankündigen.',
    whatToDo: 'Sieh dir die Serie an. Sobald alles passt, geht es von selbst weiter.',
    reason: 'Grund',
    button: 'Zur Serie',
    footer: 'Diese Mail kommt, weil du diese Serie leitest.',
  }),
  en: textsIn('en', {
    label: 'The evenings of my series can’t be announced',
    title: (name) => `Evenings not announced: ${name}`,
    lead: 'The next evenings of your series can’t be announced as they are.',
    whatToDo: 'Have a look at the series. As soon as everything fits, it goes on by itself.',
    reason: 'Reason',
    button: 'To the series',
    footer: 'You get this mail because you run this series.',
  }),
};

export const finalRefusedTexts: Record<Locale, NotificationTexts<Refused>> = {
  de: textsIn('de', {
    label: 'Qualifizierte lassen sich in mein Turnier nicht eintragen',
    title: (name) => `Qualifizierte nicht eingetragen: ${name}`,
    lead: 'Wer sich für dein Turnier qualifiziert hat, konnte nicht automatisch eingetragen werden.',
    whatToDo: 'Sieh dir die Anmeldungen an. Wer noch fehlt, den kannst du dort selbst eintragen.',
    reason: 'Grund',
    button: 'Zu den Anmeldungen',
    footer: 'Diese Mail kommt, weil du dieses Turnier leitest.',
  }),
  en: textsIn('en', {
    label: 'Who has qualified for my tournament can’t be entered',
    title: (name) => `Qualified players not entered: ${name}`,
    lead: 'Who has qualified for your tournament couldn’t be entered automatically.',
    whatToDo: 'Have a look at the entries. You can enter who is still missing there.',
    reason: 'Reason',
    button: 'To the entries',
    footer: 'You get this mail because you run this tournament.',
  }),
};
