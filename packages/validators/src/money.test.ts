import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, centsOfSixtieths, euroOf, euroOrNull, partOf, sumOfEuro } from './money.ts';
import { isWholeCents } from './whole-cents.ts';

const cents = fc.integer({ min: 0, max: 1_000_000_000 });

describe('money', () => {
  it('is the same in euro and in cents', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsOf(euroOf(amount))).toBe(amount);
        expect(isWholeCents(euroOf(amount))).toBe(true);
      }),
    );
    expect(euroOrNull(null)).toBeNull();
    expect(euroOrNull(1250)).toBe(12.5);
    expect(isWholeCents(0.001)).toBe(false);
  });

  it('is added up in cents', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 50 }), (amounts) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        expect(sumOfEuro(amounts.map(euroOf))).toBe(euroOf(sum));
      }),
    );
    expect(sumOfEuro([0.1, 0.2])).toBe(0.3);
  });

  it('is divided in whole numbers and rounded half up', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 10_000 }), (product, of) => {
        // floor(product / of + 1/2), where nothing is a fraction
        const expected = (2n * BigInt(product) + BigInt(of)) / (2n * BigInt(of));
        expect(BigInt(partOf(product, of))).toBe(expected);
      }),
    );
    expect([29, 30, 31, 89, 90].map(centsOfSixtieths)).toEqual([0, 1, 1, 1, 2]);
  });
});
