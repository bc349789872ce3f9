import * as z from 'zod/mini';
import { dateTime } from '../../common.ts';
import { shownAuthor } from '../authors.ts';
import { REACTION_KINDS } from '../reading-limits.ts';
import { mondayOf } from './iso-week.ts';

const week = z.string('invalid').check(z.refine((text) => mondayOf(text) !== null, 'invalid'));

export const bestOfWeekInput = z.object({
  /** as ISO 8601 writes it, in Europe/Berlin: 2026-W48; without it the seven days until now */
  week: z.optional(week),
});

export const bestOfWeekOutput = z.object({
  /** null: the seven days until now */
  week: z.nullable(z.string()),
  /** both days belong to it, e.g. 2026-11-23 */
  days: z.object({ from: z.string(), until: z.string() }),
  /** the weeks before and after it; null where there is none */
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  /** the best posts that were written then, of each thread one, the best first */
  items: z.array(
    z.object({
      threadId: z.number(),
      title: z.string(),
      subforumId: z.number(),
      subforumName: z.string(),
      number: z.number(),
      createdAt: dateTime,
      author: shownAuthor,
      excerpt: z.string(),
      /** how many members called it good */
      members: z.number(),
      reactions: z.array(z.object({ kind: z.enum(REACTION_KINDS), count: z.number() })),
      /** who wrote around it in those days: how many, and the first of them */
      participants: z.object({ count: z.number(), first: z.array(shownAuthor) }),
    }),
  ),
});
export type BestOfWeek = z.infer<typeof bestOfWeekOutput>;
