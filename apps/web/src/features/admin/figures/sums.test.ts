import { describe, expect, it } from 'vitest';
import { topOf } from './sums.ts';

describe('the top of an axis', () => {
  it.each([
    [[0], 1],
    [[1], 1],
    [[3], 5],
    [[7, 2], 10],
    [[12], 20],
    [[480, 501], 1000],
  ])('of %j is %i', (values, top) => expect(topOf(values)).toBe(top));
});
