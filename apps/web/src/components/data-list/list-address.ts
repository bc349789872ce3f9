import { textParam } from '../../lib/addresses/search-params.ts';

/**
 * What a list's address can say: by what it can be sorted, and each filter with the values that it knows, or how
 * its values look.
 */
export interface ListShape<Sort extends string, Filters extends FilterShape> {
  sorts: readonly Sort[];
  /** how the list is sorted as long as nobody has chosen; `-` before the name means descending */
  sortedBy: Sort | `-${Sort}`;
  filters: Filters;
}

export type FilterShape = Record<string, readonly string[] | RegExp>;

/** What is asked of a list, as its procedure takes it; what nobody has asked for is missing. */
export type ListInput<Sort extends string, Filters extends FilterShape> = {
  search?: string;
  sort: Sort;
  direction: 'asc' | 'desc';
  cursor?: string;
} & FilterValues<Filters>;

type FilterValues<Filters extends FilterShape> = {
  [Name in keyof Filters]?: Filters[Name] extends readonly (infer Value)[] ? Value : string;
};

const SEARCH_MAX = 120;
const CURSOR_MAX = 1000;

/** A day in the address, as date fields write it. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `?q=&sort=&after=` and the filters. Whatever the list doesn't know is as if it weren't there. */
export function listInputOf<Sort extends string, Filters extends FilterShape>(
  search: Record<string, unknown>,
  { sorts, sortedBy, filters }: ListShape<Sort, Filters>,
): ListInput<Sort, Filters> {
  const asked = textParam(search.sort) ?? sortedBy;
  const known = sorts.find((sort) => sort === asked || `-${sort}` === asked);
  const [sort, written] = known ? [known, asked] : [nameOf(sortedBy, sorts), sortedBy];
  return {
    ...given('search', textParam(search.q, SEARCH_MAX)),
    sort,
    direction: written.startsWith('-') ? 'desc' : 'asc',
    ...given('cursor', textParam(search.after, CURSOR_MAX)),
    ...filtersOf(search, filters),
  } as ListInput<Sort, Filters>;
}

const given = (name: string, value: string | undefined) =>
  value === undefined ? {} : { [name]: value };

function nameOf<Sort extends string>(written: string, sorts: readonly Sort[]): Sort {
  const found = sorts.find((sort) => sort === written || `-${sort}` === written);
  if (found === undefined) throw new Error(`the list can't be sorted by ${written}`);
  return found;
}

function filtersOf(search: Record<string, unknown>, filters: FilterShape): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, shape] of Object.entries(filters)) {
    const value = textParam(search[name]);
    if (value !== undefined && fits(value, shape)) values[name] = value;
  }
  return values;
}

const fits = (value: string, shape: readonly string[] | RegExp) =>
  shape instanceof RegExp ? shape.test(value) : shape.includes(value);

/** How a sort stands in the address; the one that nobody has chosen doesn't stand there. */
export function sortParam(
  sort: string,
  direction: 'asc' | 'desc',
  sortedBy: string,
): string | undefined {
  const written = direction === 'desc' ? `-${sort}` : sort;
  return written === sortedBy ? undefined : written;
}
