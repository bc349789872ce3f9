import type { ForumLevel } from '@oche/validators/forum/levels/limits';
import type { LevelFigure, LevelPart } from '@oche/validators/forum/levels/schemas';
import { FIRST_POSTS } from './first-posts.ts';
import { type Earning, LEVEL_NEEDS, LEVEL_WITH_REPORTS } from './level-needs.ts';

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
export const mayUsePictures = (member: Beginning): boolean => mayLink(member);

/** Whether the member sorts their own threads with tags. */
export const maySortThreads = ({ level }: Pick<Standing, 'level'>): boolean => level >= 1;

/** Whether the member opens their own first posts for others, and edits those that others have opened. */
export const mayEditWiki = ({ level }: Pick<Standing, 'level'>): boolean => level >= 2;
