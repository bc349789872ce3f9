import { type Found, foundOutput } from '@oche/validators/search/schemas';
import * as z from 'zod/mini';

/** Over REST a result is as documented: the author is a name, and matches are not marked. */
export const foundBodyOutput = z.extend(
  z.omit(foundOutput, { titleMarks: true, contentMarks: true, imageUrl: true, figures: true }),
  { author: z.nullable(z.string()) },
);

export function foundBody({ titleMarks, contentMarks, imageUrl, figures, ...found }: Found) {
  const { author } = found;
  return { ...found, author: author && `${author.firstName} ${author.lastName}` };
}
