/** From the first day on to those whom everybody knows; `docs/forum-levels.md` says what makes them. */
export const FORUM_LEVELS = [0, 1, 2, 3] as const;
export type ForumLevel = (typeof FORUM_LEVELS)[number];

/** Why somebody of the staff has fixed a level. */
export const LEVEL_REASON_MIN = 3;
export const LEVEL_REASON_MAX = 500;
