import type { LoungeSummary } from '@oche/validators/lounges';
import { countryCodeOf } from './country.ts';

/** The documented REST shapes where they differ from the procedures'. */

/** Countries are documented by name, in either language; an unknown one is refused by the schema. */
export function newLoungeInput(input: Record<string, unknown>): Record<string, unknown> {
  const { country } = input;
  if (typeof country !== 'string') return input;
  return { ...input, country: countryCodeOf(country) ?? country };
}

/** A venue has the price under the name that older clients know, too. */
export function venueBody(lounge: LoungeSummary) {
  return { ...lounge, hourlyRate: lounge.pricePerHour };
}
