import type { ForumLevel } from '@oche/validators/forum/levels/limits';

/** The levels from the lowest to the highest, as the texts call them. */
export const levelKeys = ['newcomer', 'warm', 'regular', 'stalwart'] as const;

export const levelKey = (level: ForumLevel): (typeof levelKeys)[number] => levelKeys[level];
