import { expect, it } from 'vitest';
import { linesOf } from './parts.ts';

it('breaks a text between words, but not between a number and its unit', () => {
  const fit = { room: 12 * 0.42 * 100, size: 100, most: 3 };
  expect(linesOf('Blackout rot 24 g', fit)).toEqual(['Blackout rot', '24\u00A0g']);
  expect(linesOf('Set 90 % 24 g', fit)).toEqual(['Set 90\u00A0%', '24\u00A0g']);
  expect(linesOf('Board 2 von drei', fit)).toEqual(['Board 2 von', 'drei']);
});
