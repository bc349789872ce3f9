import * as z from 'zod/mini';
import { id } from '../../common.ts';
import { THREAD_TAGS_MAX, tagColours } from './limits.ts';

/** A tag beside a thread, in few bytes. */
export const shownTag = z.object({
  slug: z.string(),
  name: z.string(),
  colour: z.enum(tagColours),
});
export type ShownTag = z.infer<typeof shownTag>;

/** Of a thread, in the order in which they are shown. */
export const threadTagIds = z.array(id).check(
  z.maxLength(THREAD_TAGS_MAX, 'tooMany'),
  z.refine((ids) => new Set(ids).size === ids.length, 'invalid'),
);
