import { TAG_NAME_MAX } from '@oche/validators/forum/tags/limits';
import { idOfText } from '@oche/validators/id-text';
import { searchCategories } from '@oche/validators/search/categories';
import {
  SEARCH_MIN_LENGTH,
  type SearchCategory,
  type SearchPeriod,
  type SearchSort,
  searchPeriods,
  searchSorts,
} from '@oche/validators/search/limits';
import { textParam } from '../../lib/addresses/search-params.ts';
import { placeOf } from '../../lib/places/place-param.ts';
import type { RouterInputs } from '../../lib/trpc.ts';

/** A search as it stands in the address, without defaults. */
export interface SearchPlace {
  q?: string;
  category?: SearchCategory;
  sort?: SearchSort;
  period?: Exclude<SearchPeriod, 'any'>;
  /** kilometres */
  radius?: (typeof RADII)[number];
  /** a device's place like "51.51,7.47" */
  near?: string;
  /** a member's id */
  author?: string;
  subforum?: number;
  /** the address of a tag */
  tag?: string;
  /** '1': words that match nothing are not corrected */
  exact?: '1';
}

/** A search in the address before it is checked. */
export type SearchParams = Partial<Record<keyof SearchPlace, unknown>>;

export const RADII = [5, 10, 25, 50, 100] as const;

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

/** Reads a search from the address; invalid values are left out. */
export function searchPlaceOf(params: SearchParams): SearchPlace {
  const period = oneOf(searchPeriods, params.period);
  const near = textParam(params.near);
  return {
    q: textParam(textParam(params.q)?.trim()),
    category: oneOf(searchCategories, params.category),
    sort: oneOf(searchSorts, params.sort),
    period: period === 'any' ? undefined : period,
    radius: RADII.find((radius) => String(radius) === String(params.radius)),
    near: placeOf(near) ? near : undefined,
    author: textParam(params.author, 100),
    subforum: idOfText(params.subforum),
    tag: slugParam(params.tag),
    exact: oneOf(['1'], params.exact),
  };
}

function slugParam(value: unknown): string | undefined {
  const slug = textParam(value, TAG_NAME_MAX);
  return slug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : undefined;
}

/** Whether there is something to search for. */
export const isSearched = ({ q = '' }: SearchPlace): boolean => q.length >= SEARCH_MIN_LENGTH;

/** Where things have places, what is near comes first; if no place is known, the best match. */
export const sortOf = ({ sort, category }: SearchPlace): SearchSort =>
  sort ??
  (category === 'lounges' || category === 'tournaments' || category === 'marketplace'
    ? 'distance'
    : 'relevance');

export function inputOf(place: SearchPlace): RouterInputs['search']['find'] {
  const { q = '', category, period, radius, near, author, subforum, tag, exact } = place;
  return {
    q,
    category,
    period,
    radius,
    author,
    subforum,
    tag,
    asTyped: exact === '1' || undefined,
    sort: sortOf(place),
    ...(placeOf(near) ?? {}),
  };
}

/** A search without filters: the same words in the same category. */
export const NO_FILTERS = {
  period: undefined,
  radius: undefined,
  author: undefined,
  subforum: undefined,
  tag: undefined,
} satisfies SearchPlace;

export const filterCount = ({ period, radius, author, subforum, tag }: SearchPlace): number =>
  [period, radius, author, subforum, tag].filter((filter) => filter !== undefined).length;
