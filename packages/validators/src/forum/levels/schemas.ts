import * as z from 'zod/mini';
import { dateTime, text, textId } from '../../common.ts';
import { FORUM_LEVELS, LEVEL_REASON_MAX, LEVEL_REASON_MIN } from './limits.ts';

const level = z.literal([...FORUM_LEVELS], 'invalid');

/** What counts for a level. */
const earning = {
  /** days of the last year on which the member had a thread open */
  readingDays: z.number(),
  threadsRead: z.number(),
  /** posts that others still see */
  postsWritten: z.number(),
  /** members who have said of a post that it is good */
  appreciatedBy: z.number(),
};

const figure = z.object({
  ...earning,
  /** reports about the member's posts and threads that were right, of the last 90 days */
  upheldReports: z.number(),
});
export type LevelFigure = z.infer<typeof figure>;
export type LevelPart = keyof typeof earning;

const standing = {
  /** the one that counts */
  level,
  /** the one that the figure has earned */
  earned: level,
  figure,
  /** the next one, with what it takes; null for the highest */
  next: z.nullable(z.object({ level, needs: z.object(earning) })),
  /** the highest one while there are upheld reports */
  levelWithReports: level,
  /** when the member falls to the level that the figure has, unless it gets better; null if it is good enough */
  fallsAt: z.nullable(dateTime),
  computedAt: dateTime,
};

export const ownLevelOutput = z.object({
  ...standing,
  /** why somebody of the staff has fixed the level; null if nobody has */
  fixed: z.nullable(z.object({ reason: z.string(), at: dateTime })),
  /** whether the member can give their own threads tags, at this level or as a moderator */
  can: z.object({ tag: z.boolean() }),
});
export type OwnLevel = z.infer<typeof ownLevelOutput>;

export const memberLevelInput = z.object({ userId: textId });
export const memberLevelOutput = z.object({
  ...standing,
  fixed: z.nullable(
    z.object({
      reason: z.string(),
      at: dateTime,
      by: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
    }),
  ),
});
export type MemberLevel = z.infer<typeof memberLevelOutput>;

export const fixLevelInput = z.object({
  userId: textId,
  level,
  reason: text({
    min: LEVEL_REASON_MIN,
    max: LEVEL_REASON_MAX,
    required: 'reasonRequired',
  }),
});
