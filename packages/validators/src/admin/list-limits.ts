/** What the lists of the admin area know, without the schemas and their library. */

/** Things that admins hide and bring back from a list, as moderation calls them. */
export const adminThings = ['lounge', 'tournament', 'item'] as const;
export type AdminThing = (typeof adminThings)[number];

/** How many things are hidden or brought back with one call. */
export const ADMIN_BULK_MAX = 50;
/** Lists count up to here. */
export const ADMIN_COUNT_MAX = 1_000;

export const adminSortDirections = ['asc', 'desc'] as const;
export type AdminSortDirection = (typeof adminSortDirections)[number];

export const adminLoungeSorts = ['name', 'city', 'hourlyRate', 'createdAt'] as const;
export type AdminLoungeSort = (typeof adminLoungeSorts)[number];
/** `inactive`: its owner has taken it out of the directory */
export const adminLoungeStates = ['shown', 'inactive', 'hidden'] as const;
export type AdminLoungeState = (typeof adminLoungeStates)[number];

export const adminTournamentSorts = ['name', 'entryFee', 'startDate', 'createdAt'] as const;
export type AdminTournamentSort = (typeof adminTournamentSorts)[number];
export const adminTournamentStates = [
  'upcoming',
  'active',
  'completed',
  'cancelled',
  'hidden',
] as const;
export type AdminTournamentState = (typeof adminTournamentStates)[number];

export const adminItemSorts = ['title', 'price', 'createdAt'] as const;
export type AdminItemSort = (typeof adminItemSorts)[number];
/** `shown`: everybody sees it; `over`: sold, paused or run out; the others are the moderators' side */
export const adminItemStates = ['shown', 'over', 'waiting', 'rejected', 'hidden'] as const;
export type AdminItemState = (typeof adminItemStates)[number];
