import { expect, it } from 'vitest';
import { ticksUpTo } from './ticks.ts';

it.each([
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [90, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
  [8_000_000, [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000]],
])('up to %i there are marks at %j', (most, ticks) => {
  expect(ticksUpTo(most)).toEqual(ticks);
});
