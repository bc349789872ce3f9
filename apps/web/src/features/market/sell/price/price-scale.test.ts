import { describe, expect, it } from 'vitest';
import { priceScale, verdictOf } from './price-scale.ts';

const range = { low: 30, median: 40, high: 60 };

describe('the scale of prices', () => {
  it('has room on both sides of what was paid', () => {
    const { low, median, high, own } = priceScale(range, 45);
    expect([0, low, median, own, high, 1]).toEqual([0, low, median, own, high, 1].sort());
    expect(low).toBeCloseTo(0.2);
    expect(high).toBeCloseTo(0.8);
  });

  it('shows what is beyond it at its ends', () => {
    expect([priceScale(range, 1).own, priceScale(range, 500).own]).toEqual([0, 1]);
    expect(priceScale(range, null).own).toBeNull();
  });

  it('is a scale where all were sold for the same', () => {
    const { low, high } = priceScale({ low: 5, median: 5, high: 5 }, 5);
    expect(low).toBe(high);
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThan(1);
  });
});

it.each([
  [29, 'low'],
  [30, 'fair'],
  [60, 'fair'],
  [61, 'high'],
])('%i euro are %s', (price, verdict) => {
  expect(verdictOf(range, price)).toBe(verdict);
});
