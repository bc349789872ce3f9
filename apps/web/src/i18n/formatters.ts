import type { FormattersInitializer } from 'typesafe-i18n';
import type { Formatters, Locales } from './i18n-types.ts';

export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => {
  const number = new Intl.NumberFormat(locale);
  return { number: (value) => number.format(value) };
};
