import { createRandom, type Random } from '../random.ts';

export const SUBFORUMS = 12;
/** Length of the thread that stands for a typical one, in data of every size. */
const TYPICAL_POSTS = 24;
const YEARS_MS = 3 * 365 * 86_400_000;
const POST_GAP_MS = 9 * 3_600_000;
/**
 * Three in ten of all posts; but a thread's first two can't be replies, so more of the others are.
 */
const SHARE_OF_REPLIES = 0.36;
const SHARE_OF_QUOTES = 0.06;
/** A reply answers one of this many posts before it. */
const REPLY_REACH = 12;

/**
 * What to write, without the texts: numbers in typed arrays, as a million posts as objects would
 * take a gigabyte. Threads, subforums and users count from 0. Posts are stored by thread.
 */
export interface ScalePlan {
  users: number;
  threads: {
    count: number;
    subforum: Uint8Array;
    /** index of the first post of thread t; it ends where t + 1 begins */
    firstPost: Int32Array;
  };
  posts: {
    count: number;
    thread: Int32Array;
    author: Int32Array;
    /** milliseconds since 1970 */
    time: Float64Array;
    rootNumber: Int32Array;
    /** index of the answered post, or -1 */
    parent: Int32Array;
    isQuote: Uint8Array;
    /** indexes in order of time, in which the posts are written and get their ids */
    byTime: Int32Array;
  };
  typicalThread: number;
  longThread: number;
}

/** @param count how many posts, at least 100 */
export function planScale(
  count: number,
  now: number,
  users = Math.max(20, Math.round(count / 100)),
): ScalePlan {
  const random = createRandom(180);
  const lengths = threadLengths(count, random);
  const posts = emptyPosts(count);
  const firstPost = new Int32Array(lengths.length + 1);
  const subforum = new Uint8Array(lengths.length);

  let index = 0;
  for (const [thread, length] of lengths.entries()) {
    firstPost[thread] = index;
    subforum[thread] = chooseSubforum(random);
    const times = postTimes(length, now, random);
    for (const time of times) {
      posts.thread[index] = thread;
      // few members write much, most write little
      posts.author[index] = Math.floor(users * random() ** 3);
      posts.time[index] = time;
      link(posts, index, firstPost[thread] ?? 0, random);
      index++;
    }
  }
  firstPost[lengths.length] = index;
  posts.byTime.sort((a, b) => (posts.time[a] ?? 0) - (posts.time[b] ?? 0) || a - b);
  const threads = { count: lengths.length, subforum, firstPost };
  return { users, threads, posts, typicalThread: 0, longThread: 1 };
}

/** @returns how many posts a thread has */
export function postsOf({ threads }: ScalePlan, thread: number): number {
  return (threads.firstPost[thread + 1] ?? 0) - (threads.firstPost[thread] ?? 0);
}

function emptyPosts(count: number): ScalePlan['posts'] {
  return {
    count,
    thread: new Int32Array(count),
    author: new Int32Array(count),
    time: new Float64Array(count),
    rootNumber: new Int32Array(count),
    parent: new Int32Array(count),
    isQuote: new Uint8Array(count),
    byTime: Int32Array.from({ length: count }, (_, index) => index),
  };
}

/** One typical thread, a few very long ones, and the rest, of which half have at most six posts. */
function threadLengths(count: number, random: Random): number[] {
  const longest = Math.min(5_000, Math.floor(count / 20));
  const long = Math.min(2_000, Math.floor(count / 50));
  const lengths = [TYPICAL_POSTS, Math.max(longest, TYPICAL_POSTS), long, long, long];
  let left = count - lengths.reduce((sum, length) => sum + length, 0);
  while (left > 0) {
    const length = Math.min(left, 400, Math.ceil(6 * Math.exp(1.15 * normal(random))));
    lengths.push(length);
    left -= length;
  }
  return lengths;
}

/** Box and Muller: a normal distribution around 0 with deviation 1. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The first subforum is by far the busiest (Zipf's law). */
function chooseSubforum(random: Random): number {
  return Math.min(SUBFORUMS - 1, Math.floor((SUBFORUMS + 1) ** random()) - 1);
}

/** In ascending order. A forum grows, so more of its threads are young. */
function postTimes(length: number, now: number, random: Random): Float64Array {
  const start = now - YEARS_MS * random() ** 1.5 - 60_000;
  const span = Math.min(now - 30_000 - start, length * POST_GAP_MS);
  const times = Float64Array.from({ length }, (_, index) =>
    Math.floor(start + (index === 0 ? 0 : span * random())),
  );
  return times.sort();
}

/**
 * Turns some posts into replies, and some of these into quotes, but never of a thread's first post.
 */
function link(posts: ScalePlan['posts'], index: number, first: number, random: Random): void {
  const number = index - first + 1;
  const kind = random();
  posts.parent[index] = -1;
  posts.rootNumber[index] = number;
  if (number < 3 || kind >= SHARE_OF_REPLIES) return;
  const back = 1 + Math.floor(random() * Math.min(REPLY_REACH, number - 2));
  posts.parent[index] = index - back;
  posts.rootNumber[index] = posts.rootNumber[index - back] ?? number;
  posts.isQuote[index] = kind < SHARE_OF_QUOTES ? 1 : 0;
}
