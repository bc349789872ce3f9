import * as z from 'zod/mini';
import { id, page } from '../common.ts';
import { watchLevels } from './limits.ts';

export * from './limits.ts';

/** A kind of places that can be watched, e.g. `thread`; domains declare them. */
const kind = z.string('required').check(z.regex(/^[a-z-]{1,30}$/, 'invalid'));
const level = z.enum(watchLevels, 'invalid');

export const placeInput = z.object({ kind, id });

/** `null` takes the place's own level back: the place around it counts again. */
export const setWatchInput = z.object({ kind, id, level: z.nullable(level) });

export const watchOutput = z.object({
  /** the level that counts */
  level,
  /** the place whose level that is: this one, or one around it; null where nothing is chosen */
  from: z.nullable(z.object({ kind: z.string(), id: z.number() })),
});
export type Watch = z.infer<typeof watchOutput>;

/** What is in it has been seen up to this number, e.g. of a post in a thread. */
export const seePlaceInput = z.object({
  kind,
  id,
  number: z
    .number('invalid')
    .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(2_147_483_647, 'invalid')),
});

/** What the member has chosen, or tracks because of writing there, the latest first. */
export const watchListInput = page;
export const watchListOutput = z.object({
  items: z.array(
    z.object({
      kind: z.string(),
      id: z.number(),
      title: z.string(),
      /** what it belongs to, e.g. a thread's subforum */
      within: z.nullable(z.string()),
      /** where it is shown */
      path: z.string(),
      level,
      levels: z.array(level),
      /** how much in it is newer than what the member has seen */
      newer: z.number(),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
