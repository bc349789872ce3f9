import * as z from 'zod/mini';
import { dateTime, id, line, page } from '../../common.ts';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../search/limits.ts';
import { markedText } from '../../search/marks.ts';

export const findInThreadInput = z.extend(page, {
  threadId: id,
  /** words, "phrases", and -words that must not be there */
  q: line({ min: SEARCH_MIN_LENGTH, max: SEARCH_MAX_LENGTH }),
});

/** A post of a thread, as far as a list shows it. */
const foundPost = z.extend(markedText, {
  number: z.number(),
  createdAt: dateTime,
  author: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
});

/** The newest posts first. A page may be empty and still have a next one, as it looks through so many posts only. */
export const findInThreadOutput = z.object({
  items: z.array(foundPost),
  nextCursor: z.nullable(z.string()),
});
export type FoundInThread = z.infer<typeof findInThreadOutput>;
