import { type LoungeSummary, loungeSummaryOutput } from '@oche/validators/lounges/schemas';
import * as z from 'zod/mini';
import { countryIn } from '../../lib/locale/country-names.ts';

/** The documented REST shapes where they differ from the procedures'. */

/**
 * In REST requests a country may be a name in German or English, and numbers may be texts, as forms
 * send them. The schema refuses anything else.
 */
export function newLoungeInput(input: Record<string, unknown>): Record<string, unknown> {
  const { country, numberOfBoards, pricePerHour } = input;
  return {
    ...input,
    ...(country !== undefined && { country: countryIn(country) }),
    ...(numberOfBoards !== undefined && { numberOfBoards: numberIn(numberOfBoards) }),
    ...(pricePerHour !== undefined && { pricePerHour: numberIn(pricePerHour) }),
  };
}

const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,9}(\.\d{1,6})?$/.test(value) ? Number(value) : value;

/** A query string has one amenity as a text and several as a list; both may also contain commas. */
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

/** A venue has its price also under the name that older clients know. */
export function venueBody(lounge: LoungeSummary) {
  return { ...lounge, hourlyRate: lounge.pricePerHour };
}
