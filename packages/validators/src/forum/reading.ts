import * as z from 'zod/mini';
import { dateTime, id, page } from '../common.ts';
import { POST_ORDERS, REACTION_KINDS } from './reading-limits.ts';

/** How posts of a thread follow each other: each with its answers behind it, or as they were written. */
export const postOrder = z.enum(POST_ORDERS, 'invalid');

const reactionKind = z.enum(REACTION_KINDS, 'invalid');

/** The kinds of reactions that a post has, in the order in which they are shown. */
export const reactionsOutput = z.array(
  z.object({
    kind: reactionKind,
    count: z.number(),
    /** whether the reader's own is among them */
    isMine: z.boolean(),
  }),
);
export type Reactions = z.infer<typeof reactionsOutput>;

export const reactInput = z.object({ postId: id, kind: reactionKind, isOn: z.boolean() });
export const reactOutput = z.object({ postId: z.number(), reactions: reactionsOutput });

export const reactingInput = z.extend(page, { postId: id });
export const reactingOutput = z.object({
  items: z.array(
    z.object({
      userId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      kinds: z.array(reactionKind),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});

/** The reactions to a post as an event tells them. */
export const changedReactions = z.object({
  postId: z.number(),
  counts: z.array(z.object({ kind: reactionKind, count: z.number() })),
  /** the reader's own, where they have reacted elsewhere meanwhile; missing where these are as they were */
  own: z.optional(z.array(reactionKind)),
});
export type ChangedReactions = z.infer<typeof changedReactions>;

export const visitInput = z.object({
  threadId: id,
  /** the page has been open since the last call, and has shown what came meanwhile */
  isStillOpen: z._default(z.boolean(), false),
});
export const visitOutput = z.object({
  /**
   * what others have written since the member was there before, the oldest first, at most NEWS_MAX; nothing on the
   * first visit
   */
  news: z.array(z.object({ number: z.number(), rootNumber: z.number() })),
  /** ids of the posts here that the member has bookmarked, of their latest BOOKMARKS_SHOWN; missing for none */
  bookmarked: z.optional(z.array(z.number())),
});
export type VisitNews = z.infer<typeof visitOutput>['news'];

export const unreadInput = z.object({
  threadIds: z.array(id).check(z.minLength(1, 'required'), z.maxLength(100, 'invalid')),
});
/** Of these threads those that the member has visited; `newer` is what others have written since, at most NEWER_MAX. */
export const unreadOutput = z.array(z.object({ threadId: z.number(), newer: z.number() }));

export const setOrderInput = z.object({ order: postOrder });

export const railInput = z.object({ threadId: id, order: postOrder });
export const railOutput = z.object({
  /** posts that are not deleted */
  total: z.number(),
  /** some posts of the thread in its order, evenly spread; the first and the last are among them */
  stops: z.array(
    z.object({
      number: z.number(),
      rootNumber: z.number(),
      /** its position in the thread, from 1 */
      position: z.number(),
      createdAt: dateTime,
    }),
  ),
});
export type Rail = z.infer<typeof railOutput>;

export const bestInput = z.object({ threadId: id });
/** The answers that readers liked most, the best one first. */
export const bestOutput = z.array(
  z.object({
    number: z.number(),
    /** how often it was said that it is good */
    score: z.number(),
    snippet: z.string(),
    author: z.object({ firstName: z.string(), lastName: z.string() }),
  }),
);
export type BestPosts = z.infer<typeof bestOutput>;
