import { expect, it } from 'vitest';
import { runOf } from './runs.ts';

it('goes around the clock dart by dart, and ends in the middle of a visit', () => {
  expect(runOf('clock', [])).toMatchObject({ target: 1, score: 0, done: 0, all: 21 });
  const half = runOf('clock', [1, 0, 1, 1]);
  expect(half).toMatchObject({ target: 4, score: 4, done: 3, isOver: false });
  expect(half.thrown).toEqual({ kind: 'clock', visits: [['S1', '0', 'S2'], ['S3']] });
  const end = runOf('clock', [0, ...Array.from({ length: 21 }, () => 1)]);
  expect(end).toMatchObject({ target: undefined, score: 22, done: 21, isOver: true });
});

it("plays Bob's 27 round by round", () => {
  expect(runOf('bob', [2, 0])).toMatchObject({ target: 3, score: 27, done: 2, isOver: false });
  expect(runOf('bob', [0, 0, 0, 0, 0])).toMatchObject({
    target: undefined,
    score: -3,
    isOver: true,
  });
  expect(runOf('bob', [3]).thrown).toEqual({ kind: 'bob', hits: [3] });
});

it('gives ten checkouts to try', () => {
  expect(runOf('checkout', [1, 0])).toMatchObject({ target: 69, score: 60, done: 2, all: 10 });
  const end = runOf(
    'checkout',
    Array.from({ length: 10 }, () => 1),
  );
  expect(end).toMatchObject({ target: undefined, done: 10, isOver: true });
});
