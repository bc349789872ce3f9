import type { Locale } from '@oche/validators/common';
import { postalCountries } from '@oche/validators/postal-countries';

/** @param country ISO 3166 code */
export const countryName = (country: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;

/** For a select, in the order in which most members are at home. */
export const countryOptions = (locale: Locale) =>
  postalCountries.map((value) => ({ value, label: countryName(value, locale) }));
