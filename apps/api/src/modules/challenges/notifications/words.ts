import type { Locale } from '@oche/validators/locale';
import type { NotificationMail, NotificationTexts } from '../../../lib/declared/notifiable.ts';
import { clockText, momentText } from '../../../lib/time/time-text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { ToldChallenge, ToldKind, Words } from './told-challenge.ts';

/** Where postal codes are known, all clocks show the same. */

const WORDS: Record<Locale, Words> = { de, en };

/** "501, Best of 5" */
function gameText({ game, startScore, bestOf }: ToldChallenge, words: Words): string {
  const name = game === 'cricket' ? 'Cricket' : (startScore ?? words.whateverGame);
  return `${name}, ${words.bestOf(bestOf)}`;
}

function whenText({ meetsAt, from, until }: ToldChallenge, locale: Locale): string {
  if (meetsAt !== null) return momentText(meetsAt, locale);
  return `${momentText(from, locale)} ${WORDS[locale].until} ${clockText(until, locale)}`;
}

function factsOf(told: ToldChallenge, words: Words, locale: Locale): [string, string][] {
  const { facts } = words;
  const all: [string, string | null][] = [
    [facts.when, whenText(told, locale)],
    [facts.where, told.loungeName],
    [facts.game, gameText(told, words)],
    [facts.reason, told.reason],
    [facts.note, told.agreedNote ?? told.note],
  ];
  return all.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}

function textsIn(kind: ToldKind, locale: Locale): NotificationTexts<ToldChallenge> {
  const words = WORDS[locale];
  const title = words.titles[kind];
  const excerpt = (told: ToldChallenge) =>
    [whenText(told, locale), told.loungeName, gameText(told, words)].filter(Boolean).join(' · ');
  const mail = (told: ToldChallenge): NotificationMail => ({
    subject: title(told),
    paragraphs: [words.leads[kind](told)],
    facts: factsOf(told, words, locale),
    button: words.button,
    footer: words.footer,
  });
  return {
    label: words.labels[kind],
    page: (told) => ({ title: title(told), excerpt: excerpt(told) }),
    push: (told) => ({ title: title(told), body: excerpt(told) }),
    mail,
  };
}

export const toldTexts = (kind: ToldKind): Record<Locale, NotificationTexts<ToldChallenge>> => ({
  de: textsIn(kind, 'de'),
  en: textsIn(kind, 'en'),
});
