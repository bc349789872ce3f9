import { SNIPPET_LENGTH } from '@oche/validators/forum/limits';
import type { ChangedReactions, Reactions } from '@oche/validators/forum/reading';
import type { PostOrder } from '@oche/validators/forum/reading-limits';
import type { Post } from '@oche/validators/forum/schemas';
import { plainOf } from './plain-of.ts';

/** A page of posts in their order, as the API gives it. */
export interface PostPage {
  items: Post[];
  order: PostOrder;
  nextCursor: string | null;
  previousCursor: string | null;
  revision: number;
  reactionRevision: number;
}

/** A post's position: top-level posts by number, each followed by its replies. */
type Position = readonly [rootNumber: number, number: number];

/**
 * The part of a thread that a reader has loaded. It has no gaps: every post between its two ends is
 * in it. So an event either changes it or is about a part that is not loaded.
 */
export interface ThreadWindow {
  posts: Post[];
  /** how they follow each other */
  order: PostOrder;
  /** null: the window reaches the end of the thread */
  nextCursor: string | null;
  /** null: the window reaches the beginning */
  previousCursor: string | null;
  /** where what was fetched begins and ends, even if the posts there are deleted */
  first: Position;
  last: Position;
  /** the revision of the thread that it shows, and that of the reactions in it */
  revision: number;
  reactionRevision: number;
}

const positionOf = (post: Post): Position => [post.rootNumber, post.number];

/** In time a post's number alone is its place. */
const compare = (order: PostOrder, a: Position, b: Position) =>
  (order === 'time' ? 0 : a[0] - b[0]) || a[1] - b[1];

export const isAhead = (order: PostOrder, a: Position, b: Position): boolean =>
  compare(order, a, b) < 0;

/** Whether something that was read is older than what is known from live events. */
export const isBehind = (
  read: Pick<ThreadWindow, 'revision' | 'reactionRevision'>,
  known: ThreadWindow | undefined,
): boolean =>
  known !== undefined &&
  (read.revision < known.revision || read.reactionRevision < known.reactionRevision);

export function windowOf(page: PostPage): ThreadWindow {
  return {
    posts: page.items,
    order: page.order,
    nextCursor: page.nextCursor,
    previousCursor: page.previousCursor,
    first: edge(page.items[0]),
    last: edge(page.items.at(-1)),
    revision: page.revision,
    reactionRevision: page.reactionRevision,
  };
}

const edge = (post: Post | undefined): Position => (post ? positionOf(post) : [0, 0]);

/** Adds the page that follows, fetched with `nextCursor`. */
export function withNextPage(window: ThreadWindow, page: PostPage): ThreadWindow {
  const last = page.items.at(-1);
  return {
    ...window,
    posts: page.items.reduce(inserting(window.order), window.posts),
    nextCursor: page.nextCursor,
    last: last ? positionOf(last) : window.last,
  };
}

/** Adds the page before, fetched with `previousCursor`. */
export function withPreviousPage(window: ThreadWindow, page: PostPage): ThreadWindow {
  const first = page.items[0];
  return {
    ...window,
    posts: page.items.reduce(inserting(window.order), window.posts),
    previousCursor: page.previousCursor,
    first: first ? positionOf(first) : window.first,
  };
}

/** Whether a post belongs into the window, whether or not it is there. */
export function covers(window: ThreadWindow, post: Post): boolean {
  const position = positionOf(post);
  const isAfterFirst =
    window.previousCursor === null || compare(window.order, position, window.first) >= 0;
  const isBeforeLast =
    window.nextCursor === null || compare(window.order, position, window.last) <= 0;
  return isAfterFirst && isBeforeLast;
}

/** Puts in a post that was written, edited or restored, if its place is loaded. */
export function withPost(window: ThreadWindow, post: Post): ThreadWindow {
  const posts = covers(window, post) ? inserting(window.order)(window.posts, post) : window.posts;
  return {
    ...window,
    posts: withSnippet(posts, post.id, [...plainOf(post)].slice(0, SNIPPET_LENGTH).join('')),
  };
}

/** Takes out a deleted post. Replies to it and quotes of it stay, and say that it is gone. */
export function withoutPost(window: ThreadWindow, postId: number): ThreadWindow {
  const others = window.posts.filter(({ id }) => id !== postId);
  const posts = withSnippet(others, postId, null).map((post) =>
    post.quote?.postId === postId ? { ...post, quote: { ...post.quote, text: null } } : post,
  );
  return { ...window, posts };
}

export const holdsPost = (window: ThreadWindow, number: number): boolean =>
  window.posts.some((post) => post.number === number);

/** Puts in what an event says of reactions. Where it is silent about the reader's own, these stay as they were. */
export function withCounts(window: ThreadWindow, changed: readonly ChangedReactions[]) {
  const changes = new Map(changed.map((each) => [each.postId, each]));
  const posts = window.posts.map((post) => {
    const change = changes.get(post.id);
    if (!change) return post;
    const own =
      change.own ?? post.reactions?.filter(({ isMine }) => isMine).map(({ kind }) => kind) ?? [];
    const reactions = change.counts.map((one) => ({ ...one, isMine: own.includes(one.kind) }));
    return { ...post, reactions };
  });
  return { ...window, posts };
}

export const withReactions = (window: ThreadWindow, postId: number, reactions: Reactions) => ({
  ...window,
  posts: window.posts.map((post) => (post.id === postId ? { ...post, reactions } : post)),
});

/**
 * Puts a post where it belongs; it replaces an older version of itself. A version that doesn't tell of
 * reactions has those of the older one.
 */
const inserting =
  (order: PostOrder) =>
  (posts: Post[], post: Post): Post[] => {
    const known = posts.find(({ id }) => id === post.id);
    const others = posts.filter((other) => other !== known);
    const index = others.findIndex(
      (other) => compare(order, positionOf(other), positionOf(post)) > 0,
    );
    const shown = known?.reactions ? { reactions: known.reactions, ...post } : post;
    return others.toSpliced(index === -1 ? others.length : index, 0, shown);
  };

/** @param snippet beginning of the answered post; null when it was deleted */
function withSnippet(posts: Post[], postId: number, snippet: string | null): Post[] {
  return posts.map((post) =>
    post.parentPostId === postId && post.parent
      ? { ...post, parent: { ...post.parent, snippet } }
      : post,
  );
}
