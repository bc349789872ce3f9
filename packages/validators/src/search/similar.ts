import * as z from 'zod/mini';
import { dateTime, line } from '../common.ts';
import { SEARCH_MIN_LENGTH } from './limits.ts';

/** Characters of a title that is being typed. */
const TITLE_MAX = 200;

/** Where it is looked for what says the same already, in the order in which it is listed. */
export const similarCategories = ['forum', 'tournaments', 'marketplace', 'lounges'] as const;

export const similarInput = z.object({
  title: line({ min: SEARCH_MIN_LENGTH, max: TITLE_MAX }),
});
export type SimilarInput = z.output<typeof similarInput>;

export const similarOutput = z.array(
  z.object({
    /** unique over all types, e.g. `thread-12` */
    id: z.string(),
    category: z.enum(similarCategories),
    title: z.string(),
    url: z.string(),
    /** what tells it apart from others of the same title, e.g. its town */
    remark: z.nullable(z.string()),
    /** when it was of interest last, or takes place */
    date: z.nullable(dateTime),
  }),
);
export type SimilarThing = z.infer<typeof similarOutput>[number];
