import type { Locale } from '@oche/validators/locale';
import type { Words } from './texts.ts';

export const foundWords: Record<Locale, Words> = {
  de: {
    label: 'Neue Anzeigen zu meinen gespeicherten Suchen',
    title: ({ about }, count) =>
      count > 1 ? `${count} neue Anzeigen für „${about}“` : `Neu für „${about}“`,
    lead: ({ title, about }) => `„${title}“ passt zu deiner Suche „${about}“.`,
  },
  en: {
    label: 'New ads for my saved searches',
    title: ({ about }, count) =>
      count > 1 ? `${count} new ads for “${about}”` : `New for “${about}”`,
    lead: ({ title, about }) => `“${title}” suits your search “${about}”.`,
  },
};

export const fittingWords: Record<Locale, Words> = {
  de: {
    label: 'Jemand verkauft, was ich suche',
    title: ({ about }, count) =>
      count > 1 ? `${count} Anzeigen passen zu „${about}“` : `Passt zu „${about}“`,
    lead: ({ title, about }) => `Du suchst „${about}“. „${title}“ könnte es sein.`,
  },
  en: {
    label: 'Somebody sells what I look for',
    title: ({ about }, count) => (count > 1 ? `${count} ads suit “${about}”` : `Suits “${about}”`),
    lead: ({ title, about }) => `You are looking for “${about}”. “${title}” may be it.`,
  },
};

export const wantedWords: Record<Locale, Words> = {
  de: {
    label: 'Jemand sucht, was ich verkaufe',
    title: ({ about }, count) =>
      count > 1
        ? `${count} Mitglieder suchen so etwas wie „${about}“`
        : `Gesucht: so etwas wie „${about}“`,
    lead: ({ title, about }) => `„${title}“: Dazu könnte deine Anzeige „${about}“ passen.`,
  },
  en: {
    label: 'Somebody looks for what I sell',
    title: ({ about }, count) =>
      count > 1
        ? `${count} members want something like “${about}”`
        : `Wanted: something like “${about}”`,
    lead: ({ title, about }) => `“${title}”: your ad “${about}” may be just that.`,
  },
};

export const cheaperWords: Record<Locale, Words> = {
  de: {
    label: 'Etwas, das ich mir gemerkt habe, ist günstiger',
    title: ({ priceCents, fromCents }, _, price) =>
      `Jetzt ${price(priceCents)} statt ${price(fromCents)}`,
    lead: ({ title }) =>
      `Der Preis von „${title}“ ist gesunken. Du hattest dir die Anzeige gemerkt.`,
  },
  en: {
    label: 'Something that I have saved is cheaper',
    title: ({ priceCents, fromCents }, _, price) =>
      `Now ${price(priceCents)} instead of ${price(fromCents)}`,
    lead: ({ title }) => `The price of “${title}” went down. You had saved the ad.`,
  },
};
