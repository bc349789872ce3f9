import type { ForumLevel } from '@oche/validators/forum/levels/limits';
import type { LevelFigure, LevelPart } from '@oche/validators/forum/levels/schemas';
import { FIRST_POSTS } from './first-posts.ts';

/*
 * What makes a level, and what it opens. docs/forum-levels.md says the same for members; a test holds the two together.
 */

/** Only days of so many are counted, so that who doesn't come any more is some day new again. */
export const READING_WINDOW_DAYS = 365;
/** For how long a report that was right counts. */
export const REPORT_DAYS = 90;
/** For how long the figure can be too low before a level is lost. */
export const GRACE_DAYS = 14;
/** The highest level while reports count. */
export const LEVEL_WITH_REPORTS = 1 satisfies ForumLevel;

type Earning = Record<LevelPart, number>;

/** What each level takes: all of it. */
export const LEVEL_NEEDS: Record<Exclude<ForumLevel, 0>, Earning> = {
  1: { readingDays: 3, threadsRead: 5, postsWritten: 3, appreciatedBy: 0 },
  2: { readingDays: 15, threadsRead: 30, postsWritten: 20, appreciatedBy: 5 },
  3: { readingDays: 60, threadsRead: 120, postsWritten: 100, appreciatedBy: 20 },
};

export const LEVEL_PARTS = [
  'readingDays',
  'threadsRead',
  'postsWritten',
  'appreciatedBy',
] as const satisfies readonly LevelPart[];

const hasEarned = (figure: LevelFigure, level: Exclude<ForumLevel, 0>): boolean =>
  LEVEL_PARTS.every((part) => figure[part] >= LEVEL_NEEDS[level][part]);

/** The level that a figure is good for. `selectReached` is the same in SQL. */
export function levelFor(figure: LevelFigure): ForumLevel {
  const earned = ([3, 2, 1] as const).find((level) => hasEarned(figure, level)) ?? 0;
  return figure.upheldReports > 0 && earned > LEVEL_WITH_REPORTS ? LEVEL_WITH_REPORTS : earned;
}

/** The level above, with what it takes; null above the highest. */
export function nextAfter(
  level: ForumLevel,
): { level: Exclude<ForumLevel, 0>; needs: Earning } | null {
  if (level === 3) return null;
  const next = level === 0 ? 1 : level === 1 ? 2 : 3;
  return { level: next, needs: LEVEL_NEEDS[next] };
}

/** Where a member stands. */
export interface Standing {
  level: ForumLevel;
  /** somebody of the staff has said so */
  isFixed: boolean;
}

interface Beginning extends Standing {
  /** how many of the member's posts others see; it stops counting at FIRST_POSTS */
  firstPosts: number;
}

/**
 * Whether links of the member are shown at once; else they wait for approval. Who is above the first level needn't
 * wait, and otherwise one's first posts decide, unless somebody of the staff has put the member back to the beginning.
 */
export const mayLink = ({ level, isFixed, firstPosts }: Beginning): boolean =>
  level >= 1 || (!isFixed && firstPosts >= FIRST_POSTS);

/** The same of pictures. */
export const mayUsePictures = mayLink;
