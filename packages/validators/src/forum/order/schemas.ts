import * as z from 'zod/mini';
import { dateTime, id } from '../../common.ts';
import { threadTitle } from '../texts.ts';
import { SELECTED_POSTS_MAX } from './limits.ts';

export * from './limits.ts';

/** The forum's order afterwards: what moderators split, merge and move. */

const postIds = z
  .array(id)
  .check(z.minLength(1, 'required'), z.maxLength(SELECTED_POSTS_MAX, 'tooMany'));

/** Posts of a thread, without its first one, become a thread of their own. */
export const splitThreadInput = z.object({
  threadId: id,
  postIds,
  title: threadTitle,
  subforumId: id,
});
/** Posts of a thread, without its first one, go into another one. */
export const movePostsInput = z.object({ threadId: id, postIds, targetId: id });
/** All of a thread goes into another one. */
export const mergeThreadsInput = z.object({ threadId: id, targetId: id });
export const moveThreadInput = z.object({ threadId: id, subforumId: id });

/** Without `postIds` the thread is merged; without a target the posts become a thread. */
export const forecastInput = z.object({
  threadId: id,
  postIds: z.optional(postIds),
  targetId: z.optional(id),
});

const threadAtATime = z.object({ id: z.number(), title: z.string() });

/** What will happen. */
export const forecastOutput = z.object({
  /** live posts that go */
  posts: z.number(),
  /** answers and quotes that then lead from one thread into the other one */
  links: z.number(),
  /** members who then hear of the target, and didn't before */
  watchers: z.number(),
  /** members who have read in the thread, and whose marks come along */
  readers: z.number(),
  /** posts of the target that get another number, as older ones come before them */
  renumbered: z.number(),
  /** comes: the thread's poll comes along; stays: the target has one itself, so the thread's is shown nowhere */
  poll: z.enum(['none', 'comes', 'stays']),
  /** tags that come along with a merge, and those for which the target has no room */
  tags: z.number(),
  tagsLeft: z.number(),
  /** posts that wait for approval, and wait for the target then */
  waiting: z.number(),
  source: threadAtATime,
  target: z.nullable(
    z.extend(threadAtATime, {
      subforum: z.string(),
      /** it was started later than the thread that would go into it */
      isYounger: z.boolean(),
    }),
  ),
});
export type Forecast = z.infer<typeof forecastOutput>;

export const reorderingKinds = ['split', 'posts', 'merge', 'thread'] as const;
export type ReorderingKind = (typeof reorderingKinds)[number];

export const reorderingOutput = z.object({
  id: z.number(),
  kind: z.enum(reorderingKinds),
  source: threadAtATime,
  target: threadAtATime,
  /** where it came from and went to, for a thread that was moved */
  from: z.string(),
  to: z.string(),
  postCount: z.number(),
  /** where the first of the posts is now */
  place: z.object({ threadId: z.number(), number: z.number() }),
  movedAt: dateTime,
  movedBy: z.object({ firstName: z.string(), lastName: z.string() }),
  /** null once it is too late, or undone */
  undoUntil: z.nullable(dateTime),
  isUndone: z.boolean(),
});
export type Reordering = z.infer<typeof reorderingOutput>;

export const undoReorderingInput = z.object({ id });
export const reorderingListOutput = z.object({ items: z.array(reorderingOutput) });

/** A post's address, of today or of old. */
export const placeInput = z.object({
  threadId: id,
  number: z._default(
    z
      .number('invalid')
      .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(2_147_483_647, 'invalid')),
    1,
  ),
});
/** Where the post is now; null where no other post has stood there than the one that still does. */
export const placeOutput = z.nullable(z.object({ threadId: z.number(), number: z.number() }));
