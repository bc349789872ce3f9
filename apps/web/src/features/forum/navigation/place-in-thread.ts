import type { Rail } from '@oche/validators/forum/reading';
import { isAhead, type ThreadWindow } from '../data/thread-window.ts';

type Stop = Rail['stops'][number];

/**
 * Which number in its thread a post has by position, counted from the nearest stop before it, and that stop. It is
 * exact as long as that stop is on the page, which begins at most a few posts ahead of what is read.
 */
export function placeInThread(
  stops: readonly Stop[],
  { posts, order }: Pick<ThreadWindow, 'posts' | 'order'>,
  number: number,
): { position: number; stop: Stop | undefined } {
  const index = posts.findIndex((post) => post.number === number);
  const post = posts[index];
  if (!post) return { position: 1, stop: stops[0] };
  const place = [post.rootNumber, post.number] as const;
  const stop = stops.findLast((one) => !isAhead(order, place, [one.rootNumber, one.number]));
  if (!stop) return { position: index + 1, stop: stops[0] };
  const from = posts.findIndex(({ number: other }) => other === stop.number);
  return { position: stop.position + (from === -1 ? 0 : index - from), stop };
}
