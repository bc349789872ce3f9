/** The languages of Oche, without the schemas and their library. */
export const locales = ['de', 'en'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value);
