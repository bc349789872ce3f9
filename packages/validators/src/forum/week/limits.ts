/** How many posts a week's best are at most. */
export const WEEK_POSTS_MAX = 20;
/** How many members have to call a post good: one is a fan. */
export const WEEK_MEMBERS_MIN = 2;
/** How many of those who took part are shown. */
export const WEEK_FACES = 5;
/** Characters of a post. */
export const WEEK_EXCERPT_LENGTH = 240;
