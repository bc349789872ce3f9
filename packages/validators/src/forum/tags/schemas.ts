import * as z from 'zod/mini';
import { clearableText, dateTime, id, idempotencyKey, line, page } from '../../common.ts';
import { TAG_DESCRIPTION_MAX, TAG_NAME_MAX, TAG_NAME_MIN, tagColours } from './limits.ts';
import { shownTag, threadTagIds } from './shown.ts';
import { slug } from './slug.ts';

export * from './limits.ts';

/** Also one that it had before, or that of a tag that was merged into it. */
export const tagSlugInput = z.object({ slug });

export const tagOutput = z.extend(shownTag, {
  id: z.number(),
  description: z.nullable(z.string()),
});
export type Tag = z.infer<typeof tagOutput>;
export const tagListOutput = z.array(tagOutput);

export const tagThreadsInput = z.extend(page, { slug });
export const setThreadTagsInput = z.object({ threadId: id, tagIds: threadTagIds });
export const setThreadTagsOutput = z.object({ tags: z.array(shownTag) });

const name = line({ max: TAG_NAME_MAX, required: 'nameRequired' }).check(
  z.minLength(TAG_NAME_MIN, 'tooShort'),
);
const colour = z.enum(tagColours, 'invalid');

export const newTagInput = z.object({
  name,
  /** default: made of the name */
  slug: z.optional(slug),
  description: clearableText(TAG_DESCRIPTION_MAX),
  colour: z._default(colour, 'sisal'),
  idempotencyKey,
});
/** What is missing stays as it is. */
export const changeTagInput = z.object({
  id,
  name: z.optional(name),
  /** the former one goes on leading here */
  slug: z.optional(slug),
  description: clearableText(TAG_DESCRIPTION_MAX),
  colour: z.optional(colour),
});
/** Its threads, its watchers and its address go over to the other one; then it is gone. */
export const mergeTagInput = z.object({ id, intoId: id });
export const tagIdInput = z.object({ id });

export const adminTagOutput = z.extend(tagOutput, {
  createdAt: dateTime,
  /** null unless it is deleted and can be brought back */
  deletedAt: z.nullable(dateTime),
  threadCount: z.number(),
  watcherCount: z.number(),
  /** other addresses that lead to it */
  formerSlugs: z.array(z.string()),
});
export type AdminTag = z.infer<typeof adminTagOutput>;
export const adminTagListOutput = z.array(adminTagOutput);
