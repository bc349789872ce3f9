import * as z from 'zod/mini';
import { optionalText } from './common.ts';

/** Each page of a list that somebody works through. */
export const LIST_PAGE = 25;

/**
 * The input of a list that is searched, sorted and paged by its procedure; a list's own filters are added with
 * `z.extend`.
 * @param sorts what it can be sorted by; the first one is the default
 * @param direction of the default
 */
export const listInput = <const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  direction: 'asc' | 'desc' = 'asc',
) =>
  z.object({
    search: optionalText(120),
    sort: z._default(z.enum(sorts), sorts[0] as Sorts[number]),
    direction: z._default(z.enum(['asc', 'desc']), direction),
    limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(100)), LIST_PAGE),
    cursor: z.optional(z.string().check(z.maxLength(1000, 'invalid'))),
  });
