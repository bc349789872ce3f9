import { type ErrorCode, errors } from '@oche/validators/errors';
import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** A series whose evenings can't be announced. */
export interface RefusedSeries {
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

function textsIn(locale: Locale, words: Words): NotificationTexts<RefusedSeries> {
  const title = ({ name }: RefusedSeries) => words.title(name);
  const reason = ({ code }: RefusedSeries) => errors[code][locale];
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

export const refusedTexts: Record<Locale, NotificationTexts<RefusedSeries>> = {
  de: textsIn('de', {
    label: 'Die Abende meiner Serie lassen sich nicht ankündigen',
    title: (name) => `Abende nicht angekündigt: ${name}`,
    lead: 'Die nächsten Abende deiner Serie lassen sich so nicht ankündigen.',
    whatToDo: 'Bearbeite die Serie. Sobald alles passt, geht es von selbst weiter.',
    reason: 'Grund',
    button: 'Zur Serie',
    footer: 'Diese Mail kommt, weil du diese Serie leitest.',
  }),
  en: textsIn('en', {
    label: 'The evenings of my series can’t be announced',
    title: (name) => `Evenings not announced: ${name}`,
    lead: 'The next evenings of your series can’t be announced as they are.',
    whatToDo: 'Edit the series. As soon as everything fits, it goes on by itself.',
    reason: 'Reason',
    button: 'To the series',
    footer: 'You get this mail because you run this series.',
  }),
};
