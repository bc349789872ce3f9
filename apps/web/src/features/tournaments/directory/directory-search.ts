import { type PostalCountry, postalCountries } from '@oche/validators/postal-countries';
import { DIRECTORY_RADIUS_USUAL_KM, directoryRadii } from '@oche/validators/tournaments/limits';
import { textParam } from '../../../lib/addresses/search-params.ts';
import { placeOf } from '../../../lib/places/place-param.ts';
import type { RouterInputs } from '../../../lib/trpc.ts';

/** What the address says about the directory; an empty one is everything that is to come. */
export interface DirectorySearch {
  /** a postal code of `country` (default: Germany) */
  zip?: string;
  country?: PostalCountry;
  /** a device's place like "51.51,7.47", instead of a postal code */
  near?: string;
  radius?: (typeof directoryRadii)[number];
  /** the first day and the last one, e.g. 2026-11-28 */
  from?: string;
  until?: string;
}

/** The parameters before they are checked. */
export type DirectoryParams = Partial<Record<keyof DirectorySearch, unknown>>;

const dayOf = (value: unknown): string | undefined => {
  const day = textParam(value, 10);
  return day && /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
};

/** Reads the search from an address; what makes no sense is left out. */
export function directorySearchOf(params: DirectoryParams): DirectorySearch {
  const text = String(params.zip ?? '');
  const zip = /^\d{4,5}$/.test(text) ? text : undefined;
  const near = textParam(params.near);
  const from = dayOf(params.from);
  const until = dayOf(params.until);
  return {
    zip,
    country: zip
      ? postalCountries.find((one) => one === params.country && one !== 'DE')
      : undefined,
    near: !zip && placeOf(near) ? near : undefined,
    radius: directoryRadii.find(
      (one) => String(one) === String(params.radius) && one !== DIRECTORY_RADIUS_USUAL_KM,
    ),
    from,
    until: until && (!from || until >= from) ? until : undefined,
  };
}

type Input = RouterInputs['tournaments']['directory']['list'];

/**
 * The same input for loader and page, so that they share the cache.
 * @param city the slug of the city to which the page belongs
 */
export function directoryInput(
  { zip, country, near, radius, from, until }: DirectorySearch,
  city?: string,
): Input {
  const days = { from, until };
  if (city !== undefined) return { city, ...days };
  const place = placeOf(near) ?? (zip ? { zipCode: zip, country } : null);
  return { ...place, ...(place && { radius }), ...days };
}

export const nextEvents = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

/** How many filters narrow the list down. */
export const filterCount = ({ zip, near, from, until }: DirectorySearch): number =>
  [zip ?? near, from ?? until].filter(Boolean).length;
