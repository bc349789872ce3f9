import type { AnyDomain, KeyOf } from '../domains.ts';

export const SEARCH_MIN_LENGTH = 2;
export const SEARCH_MAX_LENGTH = 200;
/** How many matches of each kind are looked at and counted. */
export const SEARCH_COUNT_MAX = 100;
/** The same for things that have nothing but a name, like members. */
export const SEARCH_NAMED_MAX = 50;

export type SearchCategory = KeyOf<'search'>;

type ResultsOf<Each> =
  Each extends Readonly<Record<'search', infer Results>> ? Results[keyof Results] : never;
/** What a result is. */
export type SearchType = ResultsOf<AnyDomain>;

export const searchSorts = ['relevance', 'date', 'distance'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchPeriods = ['any', 'day', 'week', 'month', 'year'] as const;
export type SearchPeriod = (typeof searchPeriods)[number];
