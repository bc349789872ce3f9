export const SEARCH_MIN_LENGTH = 2;
export const SEARCH_MAX_LENGTH = 200;
/** How many matches of each kind are looked at and counted. */
export const SEARCH_COUNT_MAX = 100;
/** The same for things that have nothing but a name, like members. */
export const SEARCH_NAMED_MAX = 50;

export const searchCategories = [
  'forum',
  'lounges',
  'tournaments',
  'clubs',
  'marketplace',
  'channels',
  'members',
] as const;
export type SearchCategory = (typeof searchCategories)[number];

export const searchTypes = [
  'forum',
  'lounge',
  'tournament',
  'club',
  'item',
  'channel',
  'user',
] as const;
export type SearchType = (typeof searchTypes)[number];

export const searchSorts = ['relevance', 'date', 'distance'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchPeriods = ['any', 'day', 'week', 'month', 'year'] as const;
export type SearchPeriod = (typeof searchPeriods)[number];
