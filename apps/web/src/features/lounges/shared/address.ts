import type { Locale } from '@oche/validators/common';
import type { LoungeSummary } from '@oche/validators/lounges/schemas';
import { countryName } from '../../../lib/places/country-name.ts';

type Place = Pick<LoungeSummary, 'address' | 'zipCode' | 'city' | 'country'>;

/** The country of most lounges, which addresses don't mention. */
const HOME = 'DE';

/**
 * The lines of an address, as on an envelope: street; postal code and city; the country if abroad.
 */
export function addressLines({ address, zipCode, city, country }: Place, locale: Locale): string[] {
  const town = zipCode ? `${zipCode} ${city}` : city;
  return country === HOME ? [address, town] : [address, town, countryName(country, locale)];
}
