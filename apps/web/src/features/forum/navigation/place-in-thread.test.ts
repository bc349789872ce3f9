import type { Post } from '@oche/validators/forum/schemas';
import { expect, it } from 'vitest';
import { placeInThread } from './place-in-thread.ts';

const posts = [
  [1, 1],
  [2, 2],
  [2, 5],
  [3, 3],
  [4, 4],
].map(([rootNumber, number]) => ({ rootNumber, number }) as Post);
const stop = (rootNumber: number, number: number, position: number) => ({
  rootNumber,
  number,
  position,
  createdAt: '2026-11-21T19:00:00.000Z',
});
const stops = [stop(1, 1, 1), stop(2, 5, 3), stop(4, 4, 5)];

it('counts from the nearest stop before a post, in the order that is shown', () => {
  const window = { posts, order: 'answers' } as const;
  const of = (number: number) => placeInThread(stops, window, number);
  expect([1, 2, 5, 3, 4].map((number) => of(number).position)).toEqual([1, 2, 3, 4, 5]);
  expect(of(3).stop).toBe(stops[1]);
});

it('is about right where the stop is not on the page', () => {
  const window = { posts: posts.slice(3), order: 'answers' } as const;
  expect(placeInThread(stops, window, 3)).toEqual({ position: 3, stop: stops[1] });
  expect(placeInThread([], window, 4).position).toBe(2);
  expect(placeInThread(stops, window, 99)).toEqual({ position: 1, stop: stops[0] });
});
