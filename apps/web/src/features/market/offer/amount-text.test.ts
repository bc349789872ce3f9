import { describe, expect, it } from 'vitest';
import { amountOf, lowered, pressed, textOfAmount, typedAmount } from './amount-text.ts';

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
