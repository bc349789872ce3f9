import * as z from 'zod/mini';
import { dateTime, id, line } from '../common.ts';

/** Words and `*`, which stands for anything on the same line. */
const pattern = line({ min: 3, max: 100 }).check(
  z.refine((value) => value.replaceAll('*', '').trim().length >= 3, 'tooShort'),
);

export const patternInput = z.object({ pattern });
export const patternIdInput = z.object({ id });
export const patternListOutput = z.array(
  z.object({ id: z.number(), pattern: z.string(), createdAt: dateTime }),
);
/** What a pattern would have caught lately. */
export const patternPreviewOutput = z.object({
  /** how many texts were looked at, and how many of them it would have caught */
  looked: z.number(),
  matched: z.number(),
  examples: z.array(
    z.object({ title: z.nullable(z.string()), text: z.string(), path: z.nullable(z.string()) }),
  ),
});
