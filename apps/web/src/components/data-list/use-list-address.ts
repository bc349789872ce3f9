import { useNavigate } from '@tanstack/react-router';
import {
  type FilterShape,
  type ListInput,
  type ListShape,
  listInputOf,
  sortParam,
} from './list-address.ts';

/** A list's state, which is its address, and how it changes. */
export interface ListAddress<Input = unknown> {
  /** what the list's procedure is asked for */
  input: Input;
  search: string | undefined;
  sort: string;
  direction: 'asc' | 'desc';
  /** whether this is a page behind the first one */
  isLater: boolean;
  /** the filters that are set */
  filters: Readonly<Record<string, string>>;
  /** typing replaces the address, so that back doesn't go through every letter */
  setSearch: (text: string | undefined) => void;
  setSort: (sort: string, direction: 'asc' | 'desc') => void;
  setFilter: (name: string, value: string | undefined) => void;
  /** all filters and the search go */
  reset: () => void;
}

/**
 * Keeps a list's search, sort, filters and page in the address: reload, back and a link show the same. Whatever
 * changes what is listed begins at the first page again. @param search the address's parameters, unchecked
 * @param shape has to be a constant
 */
export function useListAddress<Sort extends string, Filters extends FilterShape>(
  search: Record<string, unknown>,
  shape: ListShape<Sort, Filters>,
): ListAddress<ListInput<Sort, Filters>> {
  const navigate = useNavigate();
  const input = listInputOf(search, shape);
  const filters: Record<string, string> = {};
  for (const name of Object.keys(shape.filters)) {
    const value = input[name as keyof typeof input];
    if (typeof value === 'string') filters[name] = value;
  }
  const change = (patch: Record<string, string | undefined>, replace = false) =>
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => ({ ...old, after: undefined, ...patch }),
      replace,
      resetScroll: false,
    });
  return {
    input,
    search: input.search,
    sort: input.sort,
    direction: input.direction,
    isLater: input.cursor !== undefined,
    filters,
    setSearch: (text) => change({ q: text }, true),
    setSort: (sort, direction) => change({ sort: sortParam(sort, direction, shape.sortedBy) }),
    setFilter: (name, value) => change({ [name]: value || undefined }),
    reset: () =>
      change({
        q: undefined,
        ...Object.fromEntries(Object.keys(shape.filters).map((name) => [name, undefined])),
      }),
  };
}
