import { stringifySearch } from '../../../lib/addresses/search-params.ts';

/** What the search bar can search. The addresses and the API use the same values. */
export const searchCategories = ['all', 'forum', 'lounges', 'tournaments', 'members'] as const;
export type SearchCategory = (typeof searchCategories)[number];

/** @returns the address of the results; null for an empty or blank term */
export function searchAddress(term: string, category: SearchCategory): string | null {
  const q = term.trim();
  if (q === '') return null;
  return `/search${stringifySearch(category === 'all' ? { q } : { q, category })}`;
}
