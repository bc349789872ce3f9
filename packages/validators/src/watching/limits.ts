/** How much a member hears of a place, apart from the schemas: menus load no library. */
export const watchLevels = ['watching', 'tracking', 'normal', 'muted'] as const;
/** More than that is not counted. */
export const NEWER_MAX = 99;

export type WatchLevel = (typeof watchLevels)[number];
