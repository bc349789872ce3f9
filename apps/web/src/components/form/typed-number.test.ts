import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { typedPrice, typedText } from './number-text.ts';
import { typedNumber } from './typed-number.ts';

const price = typedNumber(z.optional(z.number('invalidNumber').check(z.minimum(0, 'negative'))));

it('takes comma and point, and nothing as nothing', () => {
  expect(price.parse(' 12,50 ')).toBe(12.5);
  expect(price.parse('12.5')).toBe(12.5);
  expect(price.parse('0')).toBe(0);
  expect(price.parse('  ')).toBeUndefined();
});

it('names what is no number', () => {
  expect(price.safeParse('zwölf').error?.issues[0]?.message).toBe('invalidNumber');
  expect(price.safeParse('-1').error?.issues[0]?.message).toBe('negative');
});

it('writes numbers the way they are typed', () => {
  expect(typedText(12.5, 'de')).toBe('12,5');
  expect(typedText(12.5, 'en')).toBe('12.5');
  expect(typedText(0, 'de')).toBe('0');
  expect(typedText(null, 'de')).toBe('');
});

it('writes both places of a price, or none', () => {
  expect(typedPrice(45.5, 'de')).toBe('45,50');
  expect(typedPrice(45.05, 'en')).toBe('45.05');
  expect(typedPrice(45, 'de')).toBe('45');
  expect(typedPrice(null, 'de')).toBe('');
});
