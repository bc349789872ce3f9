/** How much a member hears of a place, apart from the schemas: menus load no library. */
export const watchLevels = ['watching', 'tracking', 'normal', 'muted'] as const;
export type WatchLevel = (typeof watchLevels)[number];
