import { type PlaceCountry, placeCountries } from '@oche/validators/places';
import { useLocale } from '../../../i18n/react.tsx';
import { placeName } from './address.ts';

/** The countries of most lounges first, the others by their names. */
export function useCountryOptions() {
  const locale = useLocale();
  const option = (value: PlaceCountry) => ({ value, label: placeName(value, locale) });
  const home = placeCountries.slice(0, 4).map(option);
  const others = placeCountries.slice(4).map(option);
  return [...home, ...others.sort((a, b) => a.label.localeCompare(b.label, locale))];
}
