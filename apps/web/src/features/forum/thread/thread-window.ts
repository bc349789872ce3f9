import type { Post } from '@oche/validators/forum';
import { SNIPPET_LENGTH } from '@oche/validators/forum-limits';

/** A page of posts in reading order, as the API gives it. */
export interface PostPage {
  items: Post[];
  nextCursor: string | null;
  previousCursor: string | null;
  revision: number;
}

/** A post's position: top-level posts by number, each followed by its replies. */
type Position = readonly [rootNumber: number, number: number];

/**
 * The part of a thread that a reader has loaded. It has no gaps: every post between its two ends is
 * in it. So an event either changes it or is about a part that is not loaded.
 */
export interface ThreadWindow {
  posts: Post[];
  /** null: the window reaches the end of the thread */
  nextCursor: string | null;
  /** null: the window reaches the beginning */
  previousCursor: string | null;
  /** where what was fetched begins and ends, also if the posts there are deleted */
  first: Position;
  last: Position;
  /** the revision of the thread that it shows */
  revision: number;
}

const positionOf = (post: Post): Position => [post.rootNumber, post.number];

const compare = (a: Position, b: Position) => a[0] - b[0] || a[1] - b[1];

export const isAhead = (a: Position, b: Position): boolean => compare(a, b) < 0;

export function windowOf(page: PostPage): ThreadWindow {
  return {
    posts: page.items,
    nextCursor: page.nextCursor,
    previousCursor: page.previousCursor,
    first: edge(page.items[0]),
    last: edge(page.items.at(-1)),
    revision: page.revision,
  };
}

const edge = (post: Post | undefined): Position => (post ? positionOf(post) : [0, 0]);

/** Adds the page that follows, fetched with `nextCursor`. */
export function withNextPage(window: ThreadWindow, page: PostPage): ThreadWindow {
  const last = page.items.at(-1);
  return {
    ...window,
    posts: page.items.reduce(insert, window.posts),
    nextCursor: page.nextCursor,
    last: last ? positionOf(last) : window.last,
  };
}

/** Adds the page before, fetched with `previousCursor`. */
export function withPreviousPage(window: ThreadWindow, page: PostPage): ThreadWindow {
  const first = page.items[0];
  return {
    ...window,
    posts: page.items.reduce(insert, window.posts),
    previousCursor: page.previousCursor,
    first: first ? positionOf(first) : window.first,
  };
}

/** Whether a post belongs into the window, whether or not it is there. */
export function covers(window: ThreadWindow, post: Post): boolean {
  const position = positionOf(post);
  const isAfterFirst = window.previousCursor === null || compare(position, window.first) >= 0;
  const isBeforeLast = window.nextCursor === null || compare(position, window.last) <= 0;
  return isAfterFirst && isBeforeLast;
}

/** Puts in a post that was written, edited or restored, if its place is loaded. */
export function withPost(window: ThreadWindow, post: Post): ThreadWindow {
  const posts = covers(window, post) ? insert(window.posts, post) : window.posts;
  return {
    ...window,
    posts: withSnippet(posts, post.id, [...post.content].slice(0, SNIPPET_LENGTH).join('')),
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

/** Puts a post where it belongs in reading order; it replaces an older version of itself. */
function insert(posts: Post[], post: Post): Post[] {
  const others = posts.filter(({ id }) => id !== post.id);
  const index = others.findIndex((other) => compare(positionOf(other), positionOf(post)) > 0);
  return others.toSpliced(index === -1 ? others.length : index, 0, post);
}

/** @param snippet beginning of the answered post; null when it was deleted */
function withSnippet(posts: Post[], postId: number, snippet: string | null): Post[] {
  return posts.map((post) =>
    post.parentPostId === postId && post.parent
      ? { ...post, parent: { ...post.parent, snippet } }
      : post,
  );
}
