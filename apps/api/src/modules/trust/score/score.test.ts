import { trustLevelOf, trustSignals, verificationTypes } from '@oche/validators/trust/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGNAL_MAX, scoreOf, type TrustFacts } from './score.ts';

const newcomer: TrustFacts = {
  verified: [],
  partners: 0,
  reviewWeight: 0,
  reviewSum: 0,
  asked: 0,
  answered: 0,
  responseHours: null,
  accountDays: 0,
  disputesLost: 0,
};

/** Whoever has done everything right for a long time. */
const best: TrustFacts = {
  verified: verificationTypes,
  partners: 500,
  reviewWeight: 500,
  reviewSum: 2500,
  asked: 300,
  answered: 300,
  responseHours: 0.5,
  accountDays: 4000,
  disputesLost: 0,
};

const many = { noNaN: true, min: 0, max: 10_000 };
const facts = fc
  .record({
    verified: fc.subarray([...verificationTypes]),
    partners: fc.double(many),
    reviewWeight: fc.double(many),
    rating: fc.double({ noNaN: true, min: 1, max: 5 }),
    asked: fc.nat(10_000),
    answeredShare: fc.double({ noNaN: true, min: 0, max: 1 }),
    responseHours: fc.option(fc.double({ noNaN: true, min: 0, max: 200 })),
    accountDays: fc.nat(10_000),
    disputesLost: fc.nat(20),
  })
  .map(
    ({ rating, answeredShare, ...rest }): TrustFacts => ({
      ...rest,
      reviewSum: rest.reviewWeight * rating,
      answered: Math.floor(rest.asked * answeredShare),
    }),
  );

describe('a trust score', () => {
  it('is a whole number from 0 to 100: the sum of its signals, each within its bounds', () => {
    fc.assert(
      fc.property(facts, (all) => {
        const { score, signals } = scoreOf(all);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(signals.map(({ signal }) => signal)).toEqual(trustSignals);
        for (const { signal, points, max } of signals) {
          expect(max).toBe(SIGNAL_MAX[signal]);
          expect(points, signal).toBeLessThanOrEqual(max);
          expect(points, signal).toBeGreaterThanOrEqual(-30);
        }
        const sum = signals.reduce((total, { points }) => total + points, 0);
        expect(score).toBe(Math.min(100, Math.max(0, sum)));
      }),
      { numRuns: 500 },
    );
  });

  const better: [string, (all: TrustFacts) => TrustFacts][] = [
    ['another verification', (all) => ({ ...all, verified: [...all.verified, 'identity'] })],
    ['another partner', (all) => ({ ...all, partners: all.partners + 1 })],
    [
      'another review of five stars',
      (all) => ({ ...all, reviewWeight: all.reviewWeight + 1, reviewSum: all.reviewSum + 5 }),
    ],
    [
      'one review of one star less',
      (all) =>
        all.reviewWeight < 1
          ? all
          : {
              ...all,
              reviewWeight: all.reviewWeight - 1,
              // the others are no worse than one star
              reviewSum: Math.max(all.reviewSum - 1, all.reviewWeight - 1),
            },
    ],
    ['one more answered', (all) => ({ ...all, answered: Math.min(all.asked, all.answered + 1) })],
    [
      'faster answers',
      (all) => ({ ...all, responseHours: all.responseHours && all.responseHours / 2 }),
    ],
    ['another month', (all) => ({ ...all, accountDays: all.accountDays + 30 })],
    ['one dispute less', (all) => ({ ...all, disputesLost: Math.max(0, all.disputesLost - 1) })],
  ];

  it.each(better)('never falls by %s', (_, improve) => {
    fc.assert(
      fc.property(facts, (all) => {
        expect(scoreOf(improve(all)).score).toBeGreaterThanOrEqual(scoreOf(all).score);
      }),
      { numRuns: 500 },
    );
  });

  it('begins at nothing, and reaches the highest level', () => {
    expect(scoreOf(newcomer).score).toBe(0);
    expect(trustLevelOf(scoreOf(best).score)).toBe('very_high');
  });

  it('of somebody with ten partners who are content is high, and takes more than time', () => {
    const seller: TrustFacts = {
      verified: ['email', 'phone', 'identity'],
      partners: 10,
      reviewWeight: 8,
      reviewSum: 40,
      asked: 12,
      answered: 12,
      responseHours: 3,
      accountDays: 400,
      disputesLost: 0,
    };
    expect(trustLevelOf(scoreOf(seller).score)).toBe('high');
    const old: TrustFacts = { ...newcomer, verified: ['email'], accountDays: 4000 };
    expect(trustLevelOf(scoreOf(old).score)).toBe('very_low');
  });

  it('has the documented levels', () => {
    expect([100, 90, 89, 75, 74, 50, 49, 25, 24, 0].map(trustLevelOf)).toEqual([
      'very_high',
      'very_high',
      'high',
      'high',
      'medium',
      'medium',
      'low',
      'low',
      'very_low',
      'very_low',
    ]);
  });
});
