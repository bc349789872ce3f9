import * as z from 'zod/mini';
import { dateTime, id, page } from '../common.ts';

/** So many texts of a post are compared at once. */
const VERSIONS_PER_PAGE = 10;

const number = z
  .number('invalid')
  .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(2_147_483_647, 'invalid'));

export const versionsInput = z.extend(page, {
  postId: id,
  limit: z._default(
    z.number().check(z.int(), z.minimum(1), z.maximum(VERSIONS_PER_PAGE)),
    VERSIONS_PER_PAGE,
  ),
});

/** A piece of a text: in both versions, only in the later one, or only in the earlier one. */
const piece = z.object({ kind: z.enum(['same', 'in', 'out']), text: z.string() });

const version = z.object({
  /** from 1; the highest one is what the post says now */
  version: z.number(),
  writtenAt: dateTime,
  /** who has written it; absent where that is the author */
  by: z.optional(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
  isCurrent: z.boolean(),
  /** a moderator has taken it away: only the author still gets its pieces */
  isTaken: z.boolean(),
  /** whether the pieces tell the difference to the version before; else they are the whole text */
  isCompared: z.boolean(),
  /** null for a version that was taken away */
  pieces: z.nullable(z.array(piece)),
});
export type PostVersion = z.infer<typeof version>;

export const versionsOutput = z.object({
  /** the latest first */
  items: z.array(version),
  nextCursor: z.nullable(z.string()),
  /** whether the reader may take versions away */
  canTake: z.boolean(),
});

export const takeVersionsInput = z.object({
  postId: id,
  /** all that there are now when it is missing */
  versions: z.optional(
    z.array(number).check(z.minLength(1, 'required'), z.maxLength(1000, 'invalid')),
  ),
  /** false gives them back */
  isTaken: z.boolean(),
});
/** Those that changed with it. */
export const takeVersionsOutput = z.object({ versions: z.array(z.number()) });
