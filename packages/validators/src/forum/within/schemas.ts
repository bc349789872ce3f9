import * as z from 'zod/mini';
import { dateTime, id, line, page } from '../../common.ts';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../search/limits.ts';
import { markedText } from '../../search/marks.ts';
import { REACTION_KINDS } from '../reading-limits.ts';

export const findInThreadInput = z.extend(page, {
  threadId: id,
  /** words, "phrases", and -words that must not be there */
  q: line({ min: SEARCH_MIN_LENGTH, max: SEARCH_MAX_LENGTH }),
});

/** A post of a thread, as far as a list shows it. */
const listedPost = z.object({
  number: z.number(),
  createdAt: dateTime,
  author: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
});

/** The newest posts first. A page may be empty and still have a next one, as it looks through so many posts only. */
export const findInThreadOutput = z.object({
  items: z.array(z.extend(listedPost, markedText.shape)),
  nextCursor: z.nullable(z.string()),
});
export type FoundInThread = z.infer<typeof findInThreadOutput>;

export const threadOfSummary = z.object({ threadId: id });
/** The posts that most members called good, in the order in which they were written. */
export const summaryOutput = z.array(
  z.extend(listedPost, {
    excerpt: z.string(),
    /** how many members called it good */
    members: z.number(),
    /** all kinds of reactions, in the order in which they are shown */
    reactions: z.array(z.object({ kind: z.enum(REACTION_KINDS), count: z.number() })),
  }),
);
export type ThreadSummaryPosts = z.infer<typeof summaryOutput>;
