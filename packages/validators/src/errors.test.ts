import { expect, test } from 'vitest';
import { errorCodes, errors, errorsByDomain } from './errors.ts';

test('a code has one domain', () => {
  const codes = Object.values(errorsByDomain).flatMap((entries) => Object.keys(entries));
  expect(codes).toEqual([...new Set(codes)]);
  expect(errorCodes).toEqual(codes);
});

test.each(['de', 'en'] as const)('a code has a text of its own: %s', (locale) => {
  const texts = errorCodes.map((code) => errors[code][locale]);
  expect(new Set(texts).size).toBe(errorCodes.length);
  expect(texts.every((text) => /^\p{Lu}.*\p{L}[.)]*$/u.test(text))).toBe(true);
});

test('a code has its words in both languages', () => {
  for (const code of errorCodes) expect(errors[code].de).not.toBe(errors[code].en);
});
