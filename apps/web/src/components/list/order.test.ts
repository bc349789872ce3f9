import { describe, expect, it } from 'vitest';
import { inserted, moved, placeAfter } from './order.ts';

describe('moved', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 9, 'bca'],
    [2, -5, 'cab'],
  ])('takes %i to %i', (from, to, expected) => {
    expect(moved([...'abc'], from, to).join('')).toBe(expected);
  });
});

describe('inserted', () => {
  it.each([
    [0, 'xabc'],
    [1, 'axbc'],
    [9, 'abcx'],
  ])('brings something back to %i', (place, expected) => {
    expect(inserted([...'abc'], place, 'x').join('')).toBe(expected);
  });
});

describe('placeAfter', () => {
  it.each([
    ['ArrowUp', 1, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowRight', 1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowUp', 0, null],
    ['ArrowDown', 2, null],
    ['Home', 0, null],
    ['Enter', 1, null],
  ])('%s from %i of three goes to %s', (key, index, expected) => {
    expect(placeAfter(key, index, 3)).toBe(expected);
  });
});
