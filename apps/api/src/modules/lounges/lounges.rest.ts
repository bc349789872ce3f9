import { type LoungeSummary, loungeSummaryOutput } from '@oche/validators/lounges';
import { countryCodeOf } from './country.ts';

/** The documented REST shapes where they differ from the procedures'. */

/** Countries are documented by name, in either language; an unknown one is refused by the schema. */
export function newLoungeInput(input: Record<string, unknown>): Record<string, unknown> {
  const { country } = input;
  if (typeof country !== 'string') return input;
  return { ...input, country: countryCodeOf(country) ?? country };
}

/** In an address one amenity is a text, several are a list; both also with commas. */
export function searchInput(input: Record<string, unknown>): Record<string, unknown> {
  const { amenities } = input;
  if (amenities === undefined) return input;
  const given = Array.isArray(amenities) ? amenities : [amenities];
  return { ...input, amenities: given.flatMap(splitAtCommas) };
}

const splitAtCommas = (value: unknown): unknown[] =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : [value];

export const venueOutput = loungeSummaryOutput.extend({
  /** the same as `pricePerHour` */
  hourlyRate: loungeSummaryOutput.shape.pricePerHour,
});

/** A venue has the price under the name that older clients know, too. */
export function venueBody(lounge: LoungeSummary) {
  return { ...lounge, hourlyRate: lounge.pricePerHour };
}
