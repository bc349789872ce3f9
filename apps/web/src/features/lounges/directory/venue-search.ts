import {
  type Amenity,
  amenities as allAmenities,
  LOUNGE_SORTS,
  type LoungeSort,
  type LoungeType,
  loungeTypes,
} from '@oche/validators/lounge-limits';
import { type PostalCountry, postalCountries } from '@oche/validators/postal-countries';
import { textParam } from '../../../lib/search-params.ts';
import type { RouterInputs } from '../../../lib/trpc.ts';

/** What the address of the directory holds. Nothing is filled in: an empty address is the start. */
export interface VenueSearch {
  q?: string;
  city?: string;
  type?: LoungeType;
  /** names with commas between them */
  amenities?: string;
  /** kilometres */
  radius?: Radius;
  sort?: LoungeSort;
  /** a postal code that somebody typed in, of `country` (Germany when absent) */
  zip?: string;
  country?: PostalCountry;
  /** a device's place as "51.51,7.47", no closer than a kilometre: addresses are passed on */
  near?: string;
  /** what a narrow screen shows; wide ones show both */
  view?: 'map';
}

/** What an address may say to the directory; nobody has looked at it yet. */
export type VenueParams = Partial<Record<keyof VenueSearch, unknown>>;

export const RADII = [5, 10, 25, 50, 100] as const;
type Radius = (typeof RADII)[number];

const TEXT_MAX = 120;
const PLACE = /^-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?$/;

/** The search of an address; what makes no sense in it is left out. */
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
    view: params.view === 'map' ? 'map' : undefined,
  };
}

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

export const amenitiesOf = (param: string | undefined): Amenity[] => {
  const names = new Set(param?.split(','));
  return allAmenities.filter((amenity) => names.has(amenity));
};

export const amenitiesParam = (amenities: readonly Amenity[]): string | undefined =>
  amenities.join(',') || undefined;

interface Place {
  latitude: number;
  longitude: number;
}

function placeOf(param: string | undefined): Place | null {
  if (!param || !PLACE.test(param)) return null;
  const [latitude = 0, longitude = 0] = param.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

export const placeParam = ({ latitude, longitude }: Place): string =>
  [latitude, longitude].map((degrees) => Number(degrees.toFixed(2))).join(',');

type SearchInput = RouterInputs['lounges']['search'];

/** The same filters as the API takes them, for list and map. */
export function filtersOf(search: VenueSearch): Omit<SearchInput, 'sort' | 'limit' | 'cursor'> {
  const { q, city, type, radius, zip, country } = search;
  const place = placeOf(search.near);
  return {
    search: q,
    city,
    type,
    amenities: amenitiesOf(search.amenities),
    radius,
    ...(place ?? { zipCode: zip, country: zip ? country : undefined }),
  };
}

/** Without a choice the nearest come first; the API takes the newest where it knows no place. */
export const sortOf = ({ sort }: VenueSearch): LoungeSort => sort ?? 'distance';

/** How many filters make the list shorter; sorting and where distances begin don't. */
export const countFilters = ({ q, city, type, amenities, radius }: VenueSearch): number =>
  [q, city, type, radius].filter((value) => value !== undefined).length +
  amenitiesOf(amenities).length;

/** Takes back what makes the list shorter. */
export const NO_FILTERS: VenueSearch = {
  q: undefined,
  city: undefined,
  type: undefined,
  amenities: undefined,
  radius: undefined,
};
