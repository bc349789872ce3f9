import { expect, it } from 'vitest';
import { formattersOf } from './formatters.ts';

it.each([
  ['de', 0, '0'],
  ['de', 999, '999'],
  ['de', 1000, '1.000'],
  ['de', 0.5, '0,5'],
  ['de', -3, '-3'],
  ['en', 12345, '12,345'],
  ['en', 1.25, '1.25'],
] as const)('writes numbers as they are written in %s: %d', (locale, value, text) => {
  expect(formattersOf(locale).number(value)).toBe(text);
});
