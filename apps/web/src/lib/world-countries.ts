import type { Locale } from '@oche/validators/common';
import { type PlaceCountry, placeCountries } from '@oche/validators/places';
import { countryName } from './country-name.ts';

/** Every country for a select: those of most lounges first, the others by their names. */
export function worldCountryOptions(locale: Locale) {
  const option = (value: PlaceCountry) => ({ value, label: countryName(value, locale) });
  const home = placeCountries.slice(0, 4).map(option);
  const others = placeCountries.slice(4).map(option);
  return [...home, ...others.sort((a, b) => a.label.localeCompare(b.label, locale))];
}
