import { countries } from '@oche/validators/auth';
import type { Locales } from '../i18n/i18n-types.ts';

type Country = (typeof countries)[number];

/** @param country ISO 3166 code */
export const countryName = (country: Country, locale: Locales): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;

/** For a select, in the order in which most members are at home. */
export const countryOptions = (locale: Locales) =>
  countries.map((value) => ({ value, label: countryName(value, locale) }));
