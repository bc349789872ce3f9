import { stringifySearch } from '../../lib/search-params.ts';

/** Where the search bar looks; the values are those of the address and of the API. */
export const searchCategories = ['all', 'forum', 'lounges', 'tournaments', 'members'] as const;
export type SearchCategory = (typeof searchCategories)[number];

/** @returns the address of the results; null for a term of blanks, which does nothing */
export function searchAddress(term: string, category: SearchCategory): string | null {
  const q = term.trim();
  return q === '' ? null : `/search${stringifySearch({ q, category })}`;
}
