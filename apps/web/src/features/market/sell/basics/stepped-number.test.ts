import { expect, it } from 'vitest';
import { stepped } from './stepped-number.ts';

const grams = { min: 5, max: 60, start: 23 };

it.each([
  ['', 1, '23'],
  ['schwer', -1, '23'],
  ['23', 1, '24'],
  ['23', -1, '22'],
  ['23,4', 1, '24'],
  ['23.4', -1, '23'],
  ['60', 1, '60'],
  ['5', -1, '5'],
  ['900', -1, '60'],
] as const)('%j and one step %i is %s', (typed, direction, expected) => {
  expect(stepped(typed, direction, grams)).toBe(expected);
});
