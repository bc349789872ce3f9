import type { Locale } from '@oche/validators/common';
import { placeCountries } from '@oche/validators/places';
import { countryName } from './country-name.ts';

/** All countries for a select: first those with most lounges, then the others by name. */
export function worldCountryOptions(locale: Locale) {
  const option = (value: string) => ({ value, label: countryName(value, locale) });
  const home = placeCountries.slice(0, 4).map(option);
  const others = placeCountries.slice(4).map(option);
  return [...home, ...others.sort((a, b) => a.label.localeCompare(b.label, locale))];
}
