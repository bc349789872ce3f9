import { type LoungeSummary, loungeSummaryOutput } from '@oche/validators/lounges';
import * as z from 'zod/mini';
import { countryCodeOf } from './places/country.ts';

/** The documented REST shapes where they differ from the procedures'. */

/**
 * Countries are documented by name, in either language, and forms send their numbers as text. What
 * is neither is refused by the schema.
 */
export function newLoungeInput(input: Record<string, unknown>): Record<string, unknown> {
  const { country, numberOfBoards, pricePerHour } = input;
  return {
    ...input,
    ...(typeof country === 'string' && { country: countryCodeOf(country) ?? country }),
    ...(numberOfBoards !== undefined && { numberOfBoards: numberIn(numberOfBoards) }),
    ...(pricePerHour !== undefined && { pricePerHour: numberIn(pricePerHour) }),
  };
}

const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,9}(\.\d{1,6})?$/.test(value) ? Number(value) : value;

/** In an address one amenity is a text, several are a list; both also with commas. */
export function searchInput(input: Record<string, unknown>): Record<string, unknown> {
  const { amenities } = input;
  if (amenities === undefined) return input;
  const given = Array.isArray(amenities) ? amenities : [amenities];
  return { ...input, amenities: given.flatMap(splitAtCommas) };
}

const splitAtCommas = (value: unknown): unknown[] =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : [value];

export const venueOutput = z.extend(loungeSummaryOutput, {
  /** the same as `pricePerHour` */
  hourlyRate: loungeSummaryOutput.shape.pricePerHour,
});

/** A venue has the price under the name that older clients know, too. */
export function venueBody(lounge: LoungeSummary) {
  return { ...lounge, hourlyRate: lounge.pricePerHour };
}
