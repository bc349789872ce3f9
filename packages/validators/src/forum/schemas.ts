import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, page } from '../common.ts';
import { authorOutput, shownAuthor } from './authors.ts';
import { sentDraft } from './drafts/schemas.ts';
import { formattedText } from './formatting.ts';
import { threadWiki } from './levels/wiki.ts';
import { RECENT_POSTS_MAX } from './limits.ts';
import { postPictures, shownPicture } from './pictures.ts';
import { closedReasons } from './places.ts';
import { changedReactions, postOrder, reactionsOutput } from './reading.ts';
import { shownTag, threadTagIds } from './tags/shown.ts';
import { postContent, threadContent, threadTitle } from './texts.ts';

export * from './limits.ts';
export * from './places.ts';

/** A post's running number in its thread. */
const postNumber = z
  .number('invalid')
  .check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(2_147_483_647, 'invalid'));

export const createThreadInput = z.object({
  subforumId: id,
  title: threadTitle,
  content: threadContent,
  pictures: postPictures,
  draft: sentDraft,
  tagIds: z.optional(threadTagIds),
  idempotencyKey,
});

export const createPostInput = z.object({
  threadId: id,
  content: postContent,
  /** the post that this one answers */
  parentPostId: z.nullish(id),
  /** the post whose text is quoted above this one; a quote always answers the post it quotes */
  quotedPostId: z.nullish(id),
  /** the number of the quoted post in the thread, which REST paths have in place of its id */
  quotedNumber: z.nullish(postNumber),
  pictures: postPictures,
  draft: sentDraft,
  idempotencyKey,
});

export const updatePostInput = z.object({
  id,
  /** when the text that was edited had been edited; null for the first one. It is refused if that isn't the latest. */
  basedOn: z.optional(z.nullable(dateTime)),
  /** pictures that are not given stay as they are */
  data: z.object({ content: postContent, pictures: postPictures }),
  draft: sentDraft,
});
/** The reader's own posts and threads that wait for approval, of one thread or subforum. */
export const waitingInput = z.object({ threadId: z.optional(id), subforumId: z.optional(id) });
export const waitingOutput = z.array(
  z.object({
    id: z.number(),
    /** of a thread that it would start */
    title: z.nullable(z.string()),
    content: z.string(),
    createdAt: dateTime,
  }),
);
export type WaitingPost = z.infer<typeof waitingOutput>[number];
export const threadIdInput = z.object({ id });
export const postIdInput = z.object({ id });
export const subforumIdInput = z.object({ id });

/** What the reader can do with a thread now. */
const threadRights = z.object({
  reply: z.boolean(),
  delete: z.boolean(),
  /** restore the deleted thread, or a deleted post in it */
  restore: z.boolean(),
});

export const threadOutput = z.object({
  id: z.number(),
  title: z.string(),
  /** the text of the first post */
  content: z.string(),
  /** the same without signs of formatting; absent where it has none */
  plain: z.optional(z.string()),
  subforumId: z.number(),
  subforum: z.object({ id: z.number(), name: z.string() }),
  category: z.object({ id: z.number(), name: z.string() }),
  authorId: z.string(),
  author: authorOutput,
  createdAt: dateTime,
  lastPostAt: dateTime,
  postCount: z.number(),
  isLocked: z.boolean(),
  isPinned: z.boolean(),
  isAnnouncement: z.boolean(),
  /** whether its posts are in a feed, as in its subforum */
  hasFeed: z.boolean(),
  closed: z.nullable(z.enum(closedReasons)),
  can: threadRights,
  /** grows with every change in the thread; a live subscription begins there */
  revision: z.number(),
  /** the revision of the poll in it, which is asked for separately; null if it has none */
  poll: z.nullable(z.number()),
  /** what the reader can do with the first post as a wiki; absent where nothing */
  wiki: z.optional(threadWiki),
  /** absent where it has none */
  tags: z.optional(z.array(shownTag)),
  /** no answer can be named that solves it, as in all of its subforum */
  isUnsolvable: z.optional(z.literal(true)),
  /** the answer that has solved it; absent where none has */
  solution: z.optional(
    z.object({
      postId: z.number(),
      number: z.number(),
      /** its beginning, without signs of formatting; null as its author for a reader who blocks them */
      text: z.nullable(z.string()),
      author: z.nullable(authorOutput),
      createdAt: dateTime,
    }),
  ),
});
export type Thread = z.infer<typeof threadOutput>;

export const postOutput = z.object({
  id: z.number(),
  threadId: z.number(),
  /** running number in the thread, in order of creation; never reused */
  number: z.number(),
  /**
   * number of the top-level post below which this one is shown; a top-level post has its own
   * number. A reply to the first post is top-level, as it replies to the thread.
   */
  rootNumber: z.number(),
  /** as it was written, with signs of formatting */
  content: z.string(),
  /** how the content is shown; absent where nothing in it is formatted, so that its lines are paragraphs */
  formatted: z.optional(formattedText),
  /** in their order; absent where there are none */
  pictures: z.optional(z.array(shownPicture)),
  /** the members whom the content names as `@username`, and whose page can be linked */
  mentions: z.array(z.object({ userId: z.string(), username: z.string() })),
  parentPostId: z.nullable(z.number()),
  /** the beginning of the parent's text; null when the parent was deleted */
  parent: z.nullable(
    z.object({
      number: z.number(),
      /** where it is, if that is not the same thread */
      threadId: z.optional(z.number()),
      snippet: z.nullable(z.string()),
    }),
  ),
  /** `text` is null when the quoted post was deleted */
  quote: z.nullable(
    z.object({ postId: z.number(), number: z.number(), text: z.nullable(z.string()) }),
  ),
  authorId: z.string(),
  author: shownAuthor,
  createdAt: dateTime,
  editedAt: z.nullable(dateTime),
  /** regulars may edit it; absent where they may not */
  isWiki: z.optional(z.literal(true)),
  /** who has written what it says now; absent where that is the author */
  editor: z.optional(authorOutput),
  /** absent where there are none, and in live events */
  reactions: z.optional(reactionsOutput),
  /** the reader blocks the author, and sees the text on demand only */
  isFromBlocked: z.optional(z.literal(true)),
  /** what the reader can do with it now */
  can: z.object({
    /** until when the member can edit it; null if they can't */
    editUntil: z.nullable(dateTime),
    delete: z.boolean(),
  }),
});
export type Post = z.infer<typeof postOutput>;

/**
 * A page of posts in reading order: top-level posts by number, each followed by its replies; or by time.
 * `around` opens the page that contains that post number, `cursor` continues after a page and
 * `before` goes back.
 */
export const postListInput = z.extend(page, {
  threadId: id,
  before: z.optional(z.string().check(z.maxLength(200, 'invalid'))),
  around: z.optional(postNumber),
  /** how the posts follow each other; else as the reader likes it. A cursor has its own order. */
  order: z.optional(postOrder),
});
export const postListOutput = z.object({
  items: z.array(postOutput),
  order: postOrder,
  nextCursor: z.nullable(z.string()),
  previousCursor: z.nullable(z.string()),
  /** the revision of the thread that this page shows; a live subscription begins there */
  revision: z.number(),
  /** the same of the reactions in it, which have a count of their own */
  reactionRevision: z.number(),
});

export const recentPostOutput = z.object({
  id: z.number(),
  threadId: z.number(),
  threadTitle: z.string(),
  number: z.number(),
  snippet: z.string(),
  author: authorOutput,
  subforum: z.object({ id: z.number(), name: z.string() }),
  createdAt: dateTime,
});
export const recentPostsInput = z.object({
  limit: z._default(
    z.number().check(z.int(), z.minimum(1), z.maximum(RECENT_POSTS_MAX)),
    RECENT_POSTS_MAX,
  ),
});
export const recentPostsOutput = z.array(recentPostOutput);

/** The properties of a thread that change with its posts. */
const changedThread = z.object({ postCount: z.number(), can: threadRights });

/** What is sent to open pages of a thread. An event may be sent twice, which does no harm. */
export const threadEventOutput = z.discriminatedUnion('type', [
  /** a new, edited or restored post, or one that quotes a deleted or restored one */
  z.object({ type: z.literal('post.saved'), post: postOutput, thread: changedThread }),
  z.object({
    type: z.literal('post.deleted'),
    postId: z.number(),
    number: z.number(),
    thread: changedThread,
  }),
  /**
   * the thread has changed otherwise, or by too much for single events: read it and its posts again
   */
  z.object({ type: z.literal('thread.changed') }),
  /** its poll was added (null before), voted on, changed or removed; also the first event of a thread with one */
  z.object({ type: z.literal('poll.changed'), poll: z.nullable(z.number()) }),
  /** members have reacted to posts; all that is known up to this revision of the reactions */
  z.object({
    type: z.literal('reactions.changed'),
    posts: z.array(changedReactions),
    reactionRevision: z.number(),
  }),
  /** the last event, after which the stream ends */
  z.object({ type: z.literal('thread.deleted') }),
]);
export type ThreadEvent = z.infer<typeof threadEventOutput>;

export const threadEventsInput = z.object({
  threadId: id,
  /**
   * the last revision that the client knows: at first that of the page; after a reconnection the
   * client library sets it. Without it the stream begins with the next change.
   */
  lastEventId: z.nullish(z.string().check(z.regex(/^\d{1,15}$/, 'invalid'))),
  /** the same of the reactions */
  reactionRevision: z.optional(
    z.number('invalid').check(z.int('invalid'), z.minimum(0, 'invalid')),
  ),
});
