import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';
import { drawOptions } from './course.ts';

/** What a draw with these options would mean for the evening. */
export const drawOutlookInput = z.object({ id, options: z._default(drawOptions, {}) });
export const drawOutlookOutput = z.object({
  /** how many are to be played, whatever follows from them included */
  matches: z.number(),
  /** how many play in each group, the largest first; empty without groups */
  groups: z.array(z.number()),
  boards: z.number(),
  /** whether there are boards already; else it is reckoned with as many as organisers usually have */
  areBoardsKnown: z.boolean(),
  end: dateTime,
  /** past midnight at the place, or past the end that was announced */
  isLate: z.boolean(),
});
export type DrawOutlook = z.infer<typeof drawOutlookOutput>;
