import type { Locale } from '@oche/validators/common';
import type { LoungeSummary } from '@oche/validators/lounges';
import { countryName } from '../../../lib/country-name.ts';

type Place = Pick<LoungeSummary, 'address' | 'zipCode' | 'city' | 'country'>;

/** The country in which most lounges are goes without saying. */
const HOME = 'DE';

/** As on an envelope: street; postal code and city; the country when it is abroad. */
export function addressLines({ address, zipCode, city, country }: Place, locale: Locale): string[] {
  const town = zipCode ? `${zipCode} ${city}` : city;
  return country === HOME ? [address, town] : [address, town, countryName(country, locale)];
}
