import {
  type Amenity,
  amenities as allAmenities,
  LOUNGE_SORTS,
  type LoungeSort,
  type LoungeType,
  loungeTypes,
} from '@oche/validators/lounges/limits';
import { type PostalCountry, postalCountries } from '@oche/validators/postal-countries';
import { textParam } from '../../../lib/addresses/search-params.ts';
import { placeOf } from '../../../lib/places/place-param.ts';
import type { RouterInputs } from '../../../lib/trpc.ts';

/** The search parameters of the directory, without defaults: an empty search is the start. */
export interface VenueSearch {
  q?: string;
  city?: string;
  type?: LoungeType;
  /** names separated by commas */
  amenities?: string;
  /** kilometres */
  radius?: Radius;
  sort?: LoungeSort;
  /** a postal code that the reader has typed, in `country` (default: Germany) */
  zip?: string;
  country?: PostalCountry;
  /**
   * a device's place like "51.51,7.47", no more exact than a kilometre, as people pass addresses on
   */
  near?: string;
  /** an evening: only lounges with enough boards free from `from` to `to` on their clocks */
  date?: string;
  from?: string;
  to?: string;
  people?: number;
  /** only what the member has marked */
  marked?: 1;
  /** what a narrow screen shows; wide screens show list and map */
  view?: 'map';
}

/** The directory's search parameters before they are checked. */
export type VenueParams = Partial<Record<keyof VenueSearch, unknown>>;

export const RADII = [5, 10, 25, 50, 100] as const;
type Radius = (typeof RADII)[number];

const TEXT_MAX = 120;

/** Reads the search from an address; invalid values are left out. */
export function venueSearchOf(params: VenueParams): VenueSearch {
  return {
    q: textParam(params.q, TEXT_MAX),
    city: textParam(params.city, TEXT_MAX),
    type: oneOf(loungeTypes, params.type),
    amenities: amenitiesParam(amenitiesOf(textParam(params.amenities, 500))),
    radius: RADII.find((radius) => String(radius) === String(params.radius)),
    sort: oneOf(LOUNGE_SORTS, params.sort),
    zip: /^\d{4,5}$/.test(String(params.zip)) ? String(params.zip) : undefined,
    country: oneOf(postalCountries, params.country),
    near: placeOf(textParam(params.near)) ? textParam(params.near) : undefined,
    ...eveningParams(params),
    marked: String(params.marked) === '1' ? 1 : undefined,
    view: params.view === 'map' ? 'map' : undefined,
  };
}

/** When dart evenings are, and with whom, for a day that was chosen alone. */
export const USUAL = { from: '20:00', to: '22:00', people: 2 };

/** A day alone is an evening of the usual length; times without a day are nothing. */
function eveningParams({ date, from, to, people }: VenueParams) {
  const day = textParam(date, 10);
  if (!day || !/^20\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return {};
  const count = Number(people);
  return {
    date: day,
    from: timeOf(from) ?? USUAL.from,
    to: timeOf(to) ?? USUAL.to,
    people: Number.isInteger(count) && count >= 1 && count <= PEOPLE_MAX ? count : USUAL.people,
  };
}

const timeOf = (value: unknown): string | undefined => {
  const text = textParam(value, 5);
  return text && /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined;
};

/** As many as a booking can have. */
export const PEOPLE_MAX = 200;

/** The evening in the API's form; null if any time will do. */
export function eveningOf({ date, from, to, people }: VenueSearch) {
  if (!date) return null;
  return { date, from: from ?? USUAL.from, to: to ?? USUAL.to, people: people ?? USUAL.people };
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

export const amenitiesOf = (param: string | undefined): Amenity[] => {
  const names = new Set(param?.split(','));
  return allAmenities.filter((amenity) => names.has(amenity));
};

export const amenitiesParam = (amenities: readonly Amenity[]): string | undefined =>
  amenities.join(',') || undefined;

type SearchInput = RouterInputs['lounges']['search'];

/**
 * The filters in the API's form, for list and map.
 * @param isWholeCity whether the city is the page's own, and not a part of a name
 */
export function filtersOf(
  search: VenueSearch,
  isWholeCity = false,
): Omit<SearchInput, 'sort' | 'limit' | 'cursor'> {
  const { q, city, type, radius, zip, country, marked } = search;
  const place = placeOf(search.near);
  return {
    search: q,
    city,
    isWholeCity: isWholeCity || undefined,
    onlyFavourites: marked === 1 || undefined,
    type,
    amenities: amenitiesOf(search.amenities),
    radius,
    ...(place ?? { zipCode: zip, country: zip ? country : undefined }),
  };
}

/** The default is nearest first; if no place is known, the API returns the newest first. */
export const sortOf = ({ sort }: VenueSearch): LoungeSort => sort ?? 'distance';

/** How many filters are set. Sorting and the origin of distances don't count. */
export const countFilters = (search: VenueSearch): number => {
  const { q, city, type, amenities, radius, date, marked } = search;
  const set = [q, city, type, radius, date, marked].filter((value) => value !== undefined);
  return set.length + amenitiesOf(amenities).length;
};

/** A search that removes all filters. */
export const NO_FILTERS: VenueSearch = {
  q: undefined,
  city: undefined,
  type: undefined,
  amenities: undefined,
  radius: undefined,
  date: undefined,
  from: undefined,
  to: undefined,
  people: undefined,
  marked: undefined,
};
