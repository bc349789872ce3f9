import type { Locale } from '@oche/validators/common';
import { postalCountries } from '@oche/validators/postal-countries';

/** @param country ISO 3166 code */
export const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;

/** Options of a select; the countries in which most members live come first. */
export const countryOptions = (locale: Locale) =>
  postalCountries.map((value) => ({ value, label: countryName(value, locale) }));
