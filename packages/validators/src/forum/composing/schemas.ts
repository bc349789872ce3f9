import * as z from 'zod/mini';
import { formattedText } from '../formatting.ts';
import { postContent } from '../texts.ts';

/** What helps while a text is being written. */

/** A text on its way, as it would be shown. */
export const previewInput = z.object({ content: postContent });
export const previewOutput = z.object({
  /** absent where nothing in it is formatted */
  formatted: z.optional(formattedText),
  mentions: z.array(z.object({ userId: z.string(), username: z.string() })),
});
