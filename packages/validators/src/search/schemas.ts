import * as z from 'zod/mini';
import { dateTime, id, line, page, textId } from '../common.ts';
import { slug } from '../forum/tags/slug.ts';
import { RADIUS_MAX_KM, RADIUS_MIN_KM } from '../lounges/limits.ts';
import { originFields, originOutput } from '../lounges/schemas.ts';
import { itemCategories, itemIntents } from '../market/limits.ts';
import { searchCategories, searchTypes } from './categories.ts';
import {
  SEARCH_MAX_LENGTH,
  SEARCH_MIN_LENGTH,
  type SearchCategory,
  searchPeriods,
  searchSorts,
} from './limits.ts';
import { marks } from './marks.ts';

const query = line({ min: SEARCH_MIN_LENGTH, max: SEARCH_MAX_LENGTH });

export const findInput = z.extend(page, {
  ...originFields,
  /** words, "phrases", and -words that must not be there */
  q: query,
  category: z._default(z.enum(['all', ...searchCategories], 'invalid'), 'all'),
  /** whether words that match nothing are left as they are, instead of corrected */
  asTyped: z._default(z.boolean('invalid'), false),
  /** by `distance` what has no place comes last; without an origin it means `relevance` */
  sort: z._default(z.enum(searchSorts, 'invalid'), 'relevance'),
  /** only what this member has written */
  author: z.optional(textId),
  /** only what is in this subforum */
  subforum: z.optional(id),
  /** only what bears the tag with this address, e.g. `barrels` */
  tag: z.optional(slug),
  /** only what is at most this old */
  period: z._default(z.enum(searchPeriods, 'invalid'), 'any'),
  /** kilometres around the origin; ignored without one */
  radius: z.optional(
    z
      .number('invalid')
      .check(z.minimum(RADIUS_MIN_KM, 'invalid'), z.maximum(RADIUS_MAX_KM, 'invalid')),
  ),
});
export type FindInput = z.output<typeof findInput>;

export const foundOutput = z.object({
  /** unique over all types, e.g. `thread-12` */
  id: z.string(),
  type: z.enum(searchTypes),
  title: z.string(),
  titleMarks: marks,
  url: z.string(),
  /** the part of the text around the first match */
  content: z.nullable(z.string()),
  contentMarks: marks,
  /** e.g. the subforum */
  category: z.nullable(z.string()),
  /** for the filter of that name */
  subforumId: z.nullable(z.number()),
  author: z.nullable(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
  location: z.nullable(z.string()),
  date: z.nullable(dateTime),
  participants: z.nullable(z.number()),
  /** of the marketplace's ads */
  ad: z.nullable(
    z.object({
      intent: z.enum(itemIntents),
      category: z.enum(itemCategories),
      /** euro; of a wanted ad at most */
      price: z.number(),
    }),
  ),
  /** of members: their face */
  imageUrl: z.nullable(z.string()),
  /** of members who play: what they are rated, and average */
  figures: z.nullable(
    z.object({ rating: z.nullable(z.number()), average: z.nullable(z.number()) }),
  ),
  /** kilometres from the origin; null without origin or coordinates */
  distance: z.nullable(z.number()),
});
export type Found = z.infer<typeof foundOutput>;

/** How many there are; `isMore` if so many that nobody counts them all. */
const count = z.object({ count: z.number(), isMore: z.boolean() });
export type SearchCount = z.infer<typeof count>;

const counts = Object.fromEntries(
  ['all', ...searchCategories].map((category) => [category, count]),
) as Record<'all' | SearchCategory, typeof count>;

export const findOutput = z.object({
  items: z.array(foundOutput),
  nextCursor: z.nullable(z.string()),
  /** all categories' matches under the same filters */
  counts: z.object(counts),
  /** what was searched instead, as nothing matches what was typed */
  corrected: z.nullable(z.string()),
  /** what else may have been meant, where little was found */
  meant: z.nullable(z.string()),
  /** whether nothing has all of the words, so that what has some of them was found */
  isLoose: z.boolean(),
  /** what of the question is no word, in its order; all other words are looked for */
  understood: z.array(
    z.object({
      role: z.enum(['kind', 'place', 'near', 'time', 'wish']),
      /** as it was typed */
      text: z.string(),
      /** the question without it; may be empty */
      without: z.string(),
      /** of a kind */
      category: z.nullable(z.enum(searchCategories)),
      /** of a place: as it is written */
      place: z.nullable(z.string()),
      /** of a time: both days belong to it, e.g. 2026-11-28 */
      days: z.nullable(z.object({ from: z.string(), until: z.string() })),
    }),
  ),
  /** whether it asks for what is near, and nobody knows where that is */
  asksPlace: z.boolean(),
  origin: z.nullable(originOutput),
  unknownZipCode: z.nullable(z.string()),
});
export type FindOutput = z.infer<typeof findOutput>;

export const suggestInput = z.object({
  /** what has been typed so far */
  q: query,
  category: z._default(z.enum(['all', ...searchCategories], 'invalid'), 'all'),
});
export type SuggestInput = z.output<typeof suggestInput>;

export const suggestOutput = z.object({
  /** only those with suggestions */
  groups: z.array(
    z.object({
      category: z.enum(searchCategories),
      items: z.array(
        z.object({
          /** unique over all types, e.g. `thread-12` */
          id: z.string(),
          title: z.string(),
          titleMarks: marks,
          url: z.string(),
          /** what tells it apart from others of the same title, e.g. its town */
          remark: z.nullable(z.string()),
          /** of members: their face */
          imageUrl: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type SuggestOutput = z.infer<typeof suggestOutput>;

export {
  SEARCH_MAX_LENGTH,
  SEARCH_MIN_LENGTH,
  type SearchCategory,
  type SearchPeriod,
  type SearchSort,
  type SearchType,
  searchPeriods,
  searchSorts,
} from './limits.ts';
