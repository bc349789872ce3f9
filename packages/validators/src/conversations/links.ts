import * as z from 'zod/mini';
import { dateTime } from '../common.ts';
import { LINK_CARDS_MAX } from './limits.ts';

/** Paths of links to our own pages, as messages contain them. */
export const linkCardsInput = z.object({
  paths: z
    .array(z.string().check(z.regex(/^\/[\w\-/]{1,100}$/, 'invalid')))
    .check(z.minLength(1, 'required'), z.maxLength(LINK_CARDS_MAX, 'tooMany')),
});
/** What a link leads to, as its reader may see it. */
const linkCard = z.object({
  /** as it was asked */
  path: z.string(),
  kind: z.string(),
  title: z.string(),
  /** a line below the title, in nobody's language, e.g. a town */
  detail: z.nullable(z.string()),
  date: z.nullable(dateTime),
  /** euro */
  price: z.nullable(z.number()),
  imageUrl: z.nullable(z.string()),
});
export type LinkCard = z.infer<typeof linkCard>;
/** Those of them that the reader may know of. */
export const linkCardsOutput = z.array(linkCard);
