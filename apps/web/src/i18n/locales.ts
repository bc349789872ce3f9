import type { Locale } from '@oche/validators/common';

/** The schema's own list would bring zod into the first load of every page. */
export const locales = ['de', 'en'] as const satisfies Locale[];

export const isLocale = (value: string): value is Locale =>
  locales.some((locale) => locale === value);
