import { describe, expect, it } from 'vitest';
import { amountOf, counters, lowered, pressed, textOfAmount, typedAmount } from './amount-text.ts';

describe('an amount that is typed by keys', () => {
  it.each([
    ['', '4', '4'],
    ['0', '4', '4'],
    ['4', '5', '45'],
    ['45', ',', '45,'],
    ['', ',', '0,'],
    ['45,5', '0', '45,50'],
    ['45,50', '1', '45,50'],
    ['45,', ',', '45,'],
    ['45', 'erase', '4'],
    ['', 'erase', ''],
  ])('%s and %s make %s', (typed, key, next) => {
    expect(pressed(typed, key)).toBe(next);
  });

  it('takes a point for a comma, and nothing else', () => {
    expect(typedAmount('45.5', '45')).toBe('45,5');
    expect(typedAmount('45,555', '45,55')).toBe('45,55');
    expect(typedAmount('4x5 €', '4')).toBe('45');
    expect(amountOf('45,5')).toBe(45.5);
    expect(amountOf('')).toBe(0);
    expect(textOfAmount(45.5)).toBe('45,50');
    expect(textOfAmount(45)).toBe('45');
  });

  it('is lowered to whole euros, below ten to cents', () => {
    expect(lowered(100, 5)).toBe(95);
    expect(lowered(79, 10)).toBe(71);
    expect(lowered(4.5, 10)).toBe(4.05);
    expect(lowered(0.01, 10)).toBe(0.01);
    // 31.5 cents and 12.5 euro, which are less as binary fractions: half is rounded up
    expect(lowered(0.35, 10)).toBe(0.32);
    expect(lowered(4.1, 5)).toBe(3.9);
  });
});

describe('a counter-offer', () => {
  const seen = (...[bargained]: Parameters<typeof counters>) =>
    counters(bargained).map(({ name, to }) => [name, to]);

  it('of a seller is suggested in the middle, a little below what is asked, and in full', () => {
    const first = { amount: 70, before: null, price: 100, side: 'seller' } as const;
    expect(seen(first)).toEqual([
      ['middle', 85],
      ['below', 95],
      ['full', 100],
    ]);
    // the second time from where the seller has come
    expect(seen({ ...first, amount: 80, before: 90 })[0]).toEqual(['middle', 85]);
  });

  it('of a buyer stays below what the seller has said', () => {
    const said = { amount: 90, before: 70, price: 100, side: 'buyer' } as const;
    expect(seen(said)).toEqual([
      ['middle', 80],
      ['below', 86],
    ]);
  });

  it('has each amount once, and none that is no step', () => {
    const near = { amount: 99, before: null, price: 100, side: 'seller' } as const;
    expect(seen(near)).toEqual([['middle', 100]]);
    expect(seen({ ...near, amount: 100 })).toEqual([]);
    expect(seen({ ...near, amount: 2, price: 4.5 })).toEqual([
      ['middle', 3.25],
      ['below', 4.28],
      ['full', 4.5],
    ]);
  });
});
