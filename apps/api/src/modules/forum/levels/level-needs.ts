import type { ForumLevel } from '@oche/validators/forum/levels/limits';
import type { LevelPart } from '@oche/validators/forum/levels/schemas';

/*
 * What makes a level. docs/forum-levels.md says the same for members; a test holds the two together.
 */

/** Only days of so many are counted, so that who doesn't come any more is some day new again. */
export const READING_WINDOW_DAYS = 365;
/** For how long a report that was right counts. */
export const REPORT_DAYS = 90;
/** For how long the figure can be too low before a level is lost. */
export const GRACE_DAYS = 14;
/** The highest level while reports count. */
export const LEVEL_WITH_REPORTS = 1 satisfies ForumLevel;

export type Earning = Record<LevelPart, number>;

/** What each level takes: all of it. */
export const LEVEL_NEEDS: Record<Exclude<ForumLevel, 0>, Earning> = {
  1: { readingDays: 3, threadsRead: 5, postsWritten: 3, appreciatedBy: 0 },
  2: { readingDays: 15, threadsRead: 30, postsWritten: 20, appreciatedBy: 5 },
  3: { readingDays: 60, threadsRead: 120, postsWritten: 100, appreciatedBy: 20 },
};
