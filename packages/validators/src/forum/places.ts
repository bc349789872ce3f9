import * as z from 'zod/mini';
import { dateTime, id, page } from '../common.ts';
import { shownAuthor } from './authors.ts';
import { shownTag } from './tags/shown.ts';

export const subforumOutput = z.object({
  id: z.number(),
  categoryId: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  position: z.number(),
  isActive: z.boolean(),
  isLocked: z.boolean(),
  threadCount: z.number(),
  postCount: z.number(),
  lastPost: z.nullable(
    z.object({
      threadId: z.number(),
      threadTitle: z.string(),
      number: z.number(),
      author: shownAuthor,
      createdAt: dateTime,
    }),
  ),
});

export const categoryOutput = z.object({
  id: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  position: z.number(),
  isActive: z.boolean(),
  createdAt: dateTime,
  postCount: z.number(),
  subforums: z.array(subforumOutput),
});
export const categoryListOutput = z.array(categoryOutput);

/** Why the reader can't write here; null if they can. For visitors: why no member can. */
export const closedReasons = [
  'CATEGORY_INACTIVE',
  'SUBFORUM_INACTIVE',
  'SUBFORUM_LOCKED',
  'THREAD_LOCKED',
] as const;
export type ClosedReason = (typeof closedReasons)[number];

export const subforumDetailOutput = z.extend(subforumOutput, {
  category: z.object({ id: z.number(), name: z.string(), isActive: z.boolean() }),
  /** whether its posts are in a feed: archives and the news of clubs have none */
  hasFeed: z.boolean(),
  closed: z.nullable(z.enum(closedReasons)),
  /** what the reader can do in it now */
  can: z.object({ startThread: z.boolean() }),
});
export type SubforumDetail = z.infer<typeof subforumDetailOutput>;

export const threadSummaryOutput = z.object({
  id: z.number(),
  subforumId: z.number(),
  title: z.string(),
  authorId: z.string(),
  author: shownAuthor,
  createdAt: dateTime,
  lastPostAt: dateTime,
  lastPost: z.object({ number: z.number(), author: shownAuthor }),
  postCount: z.number(),
  isLocked: z.boolean(),
  isPinned: z.boolean(),
  isAnnouncement: z.boolean(),
  /** absent where it has none */
  tags: z.optional(z.array(shownTag)),
  /** an answer has solved it; absent where none has */
  isSolved: z.optional(z.literal(true)),
});
export type ThreadSummary = z.infer<typeof threadSummaryOutput>;
export const threadListInput = z.extend(page, { subforumId: id });
export const threadListOutput = z.object({
  items: z.array(threadSummaryOutput),
  nextCursor: z.nullable(z.string()),
});
