import { describe, expect, it } from 'vitest';
import { reviewAfter, verdictOn } from './verdict.policy.ts';

describe('the verdict on what an ad says', () => {
  it.each([
    [[], false, 'fine'],
    [['phone'], false, 'flag'],
    [['phone', 'email'], false, 'flag'],
    [['phone', 'email', 'messenger'], false, 'wait'],
    [['payment_link'], false, 'wait'],
    [[], true, 'wait'],
  ] as const)('%j, caught: %s is %s', (kinds, isCaught, verdict) => {
    expect(verdictOn(kinds, isCaught)).toBe(verdict);
  });
});

describe('the review afterwards', () => {
  it.each([
    [null, 'fine', null],
    [null, 'flag', null],
    [null, 'wait', 'waiting'],
    ['waiting', 'fine', 'waiting'],
    ['rejected', 'fine', 'waiting'],
    ['blocked', 'fine', 'blocked'],
  ] as const)('of %s that is %s is %s', (before, verdict, after) => {
    expect(reviewAfter(before, verdict)).toBe(after);
  });
});
