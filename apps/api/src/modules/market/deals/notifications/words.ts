import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../../lib/declared/notifiable.ts';
import { LANGUAGE_TAGS, momentText } from '../../../../lib/time/time-text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { DealKind, OfferKind, ToldDeal, ToldOffer, Words } from './told-deal.ts';

/** Where no lounge says which clock counts. */
const WORDS: Record<Locale, Words> = { de, en };

const money = (euro: number, locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(euro) ? 0 : 2,
  }).format(euro);

type Fact = [label: string, value: string];
const given = (all: readonly (readonly [string, string | null])[]): Fact[] =>
  all.flatMap(([label, value]) => (value ? [[label, value] as Fact] : []));

function offerTextsIn(kind: OfferKind, locale: Locale): NotificationTexts<ToldOffer> {
  const words = WORDS[locale];
  const { facts } = words;
  const title = (told: ToldOffer) => words.offerTitles[kind](told, money(told.amount, locale));
  const excerpt = ({ message, price }: ToldOffer) =>
    message ?? `${facts.price}: ${money(price, locale)}`;
  return {
    label: words.offerLabels[kind],
    page: (told) => ({ title: title(told), excerpt: excerpt(told) }),
    push: (told) => ({ title: title(told), body: excerpt(told) }),
    mail: (told) => ({
      subject: title(told),
      paragraphs: [words.offerLeads[kind](told)],
      facts: given([
        [facts.item, told.title],
        [facts.offer, money(told.amount, locale)],
        [facts.price, money(told.price, locale)],
        [facts.until, kind === 'declined' ? null : momentText(told.expiresAt, locale)],
        [facts.message, told.message],
      ]),
      button: words.offerButton,
      footer: words.footer,
    }),
  };
}

/** Why it is off, or why the moderators have decided so: both sides read that. */
const reasonOf = (kind: DealKind, { reason, statement, news }: ToldDeal): string | null =>
  kind === 'cancelled' ? reason : DECIDED.has(news) ? statement : null;
const DECIDED: ReadonlySet<ToldDeal['news']> = new Set([
  'deal-upheld',
  'deal-refunded',
  'deal-returned',
  'deal-dismissed',
]);

function dealTextsIn(kind: DealKind, locale: Locale): NotificationTexts<ToldDeal> {
  const words = WORDS[locale];
  const { facts } = words;
  const title = (told: ToldDeal) => words.dealTitles[told.news](told);
  const lead = (told: ToldDeal) => words.dealLeads[told.news](told);
  const when = ({ meetsAt, timeZone }: ToldDeal) =>
    kind === 'meeting' && meetsAt !== null
      ? momentText(meetsAt, locale, timeZone ?? undefined)
      : null;
  const excerpt = (told: ToldDeal) =>
    given([
      ['', when(told)],
      ['', kind === 'meeting' ? told.loungeName : null],
    ])
      .map(([, value]) => value)
      .join(' · ') || lead(told);
  return {
    label: words.dealLabels[kind],
    page: (told) => ({ title: title(told), excerpt: excerpt(told) }),
    push: (told) => ({ title: title(told), body: excerpt(told) }),
    mail: (told) => ({
      subject: title(told),
      paragraphs: [lead(told)],
      facts: given([
        [facts.item, told.title],
        [facts.price, money(told.price, locale)],
        [facts.when, when(told)],
        [facts.where, kind === 'meeting' ? told.loungeName : null],
        [facts.reason, reasonOf(kind, told)],
      ]),
      button: words.dealButton,
      footer: words.footer,
    }),
  };
}

export const offerTexts = (kind: OfferKind): Record<Locale, NotificationTexts<ToldOffer>> => ({
  de: offerTextsIn(kind, 'de'),
  en: offerTextsIn(kind, 'en'),
});

export const dealTexts = (kind: DealKind): Record<Locale, NotificationTexts<ToldDeal>> => ({
  de: dealTextsIn(kind, 'de'),
  en: dealTextsIn(kind, 'en'),
});
