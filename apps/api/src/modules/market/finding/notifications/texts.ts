import type { Locale } from '@oche/validators/locale';
import { euroOf } from '@oche/validators/money';
import type { NotificationTexts } from '../../../../lib/declared/notifiable.ts';

/** An ad that somebody is told of. */
export interface ToldAd {
  id: number;
  title: string;
  city: string | null;
  priceCents: number;
  isWanted: boolean;
  /** what it was found for: the name of a search, or the title of an ad of the recipient's own */
  about: string;
  /** what it cost before */
  fromCents: number;
}

/** How one kind speaks in one language. */
export interface Words {
  label: string;
  title(ad: ToldAd, count: number, price: (cents: number) => string): string;
  lead(ad: ToldAd): string;
}

const common = {
  de: {
    upTo: (price: string) => `bis ${price}`,
    price: 'Preis',
    place: 'Ort',
    button: 'Anzeige ansehen',
    footer:
      'Diese Mail kommt, weil du auf dem Marktplatz der Oche etwas suchst, anbietest oder dir gemerkt hast.',
  },
  en: {
    upTo: (price: string) => `up to ${price}`,
    price: 'Price',
    place: 'Place',
    button: 'See the ad',
    footer:
      'You get this mail because you look for, offer or have saved something on Oche’s marketplace.',
  },
} as const;

/** Whole euros have no cents. */
const priceText = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'en' ? 'en-IE' : 'de-DE', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(euroOf(cents));

function textsIn(locale: Locale, words: Words): NotificationTexts<ToldAd> {
  const house = common[locale];
  const price = (cents: number) => priceText(cents, locale);
  const priceOf = (ad: ToldAd) =>
    ad.isWanted ? house.upTo(price(ad.priceCents)) : price(ad.priceCents);
  const title = (ad: ToldAd, count: number) => words.title(ad, count, price);
  const excerpt = (ad: ToldAd) => [ad.title, priceOf(ad), ad.city].filter(Boolean).join(' · ');
  return {
    label: words.label,
    page: (ad, count) => ({ title: title(ad, count), excerpt: excerpt(ad) }),
    push: (ad) => ({ title: title(ad, 1), body: excerpt(ad) }),
    mail: (ad) => ({
      subject: title(ad, 1),
      paragraphs: [words.lead(ad)],
      facts: [
        [house.price, priceOf(ad)],
        ...(ad.city ? [[house.place, ad.city] satisfies [string, string]] : []),
      ],
      button: house.button,
      footer: house.footer,
    }),
  };
}

export const textsOf = (
  words: Record<Locale, Words>,
): Record<Locale, NotificationTexts<ToldAd>> => ({
  de: textsIn('de', words.de),
  en: textsIn('en', words.en),
});
