import * as z from 'zod/mini';

/** Ranges of a text that match: from the first character to behind the last one. */
export const marks = z.array(z.tuple([z.number(), z.number()]));

/** The part of a text around its first match. */
export const markedText = z.object({ content: z.string(), marks });
