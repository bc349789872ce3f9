/** Limits and choices of the forum's administration, apart from its schemas. */

export const PLACE_NAME_MAX = 120;
export const PLACE_DESCRIPTION_MAX = 1000;
export const POSITION_MAX = 1_000_000;
/** How many threads are moved at once. */
export const MOVED_THREADS_MAX = 50;
/** How deep answers are indented in the tree of a thread. */
export const TREE_LEVELS = 3;
export const ADMIN_REASON_MAX = 500;

export const placeStates = ['active', 'inactive', 'locked', 'deleted'] as const;
export type PlaceState = (typeof placeStates)[number];

export const adminThreadStates = ['pinned', 'locked', 'announcement', 'deleted'] as const;
export type AdminThreadState = (typeof adminThreadStates)[number];
export const adminThreadSorts = ['new', 'old', 'active'] as const;
export type AdminThreadSort = (typeof adminThreadSorts)[number];

export const adminPostStates = ['edited', 'deleted'] as const;
export type AdminPostState = (typeof adminPostStates)[number];
export const adminPostSorts = ['new', 'old'] as const;
export type AdminPostSort = (typeof adminPostSorts)[number];
