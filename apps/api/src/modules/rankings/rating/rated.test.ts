import { expect, it } from 'vitest';
import { certainUntil, isSameRating, rateGame, type StoredRating, wholePoints } from './rated.ts';

const at = (day: number) => new Date(Date.UTC(2031, 0, day)).toISOString();
const known: StoredRating = {
  rating: 160_000,
  deviation: 6_000,
  volatility: 6_000_000,
  ratedAt: at(1),
};

it('begins at 1500 for both, and moves them apart', () => {
  const [winner, loser] = rateGame([null, null], at(1), true, 100);
  expect([winner.rating, loser.rating]).toEqual([166_221, 133_779]);
  expect(winner.ratedAt).toBe(at(1));
  expect(rateGame([null, null], at(1), false, 100)[0]).toEqual(loser);
});

it('takes a draw for a half: equals stay, and the weaker one rises', () => {
  const [one, other] = rateGame([null, null], at(1), null, 100);
  expect([one.rating, other.rating]).toEqual([150_000, 150_000]);
  const [better, weaker] = rateGame([known, { ...known, rating: 140_000 }], at(2), null, 100);
  expect(better.rating).toBeLessThan(known.rating);
  expect(weaker.rating).toBeGreaterThan(140_000);
});

it('moves who has not played for long further, and the opponent less', () => {
  const soon = rateGame([known, known], at(2), true, 100);
  const late = rateGame([known, { ...known, ratedAt: at(300) }], at(301), true, 100);
  expect(late[0].rating).toBeGreaterThan(soon[0].rating);
  expect(late[0].deviation).toBeGreaterThan(soon[0].deviation);
  expect(late[1].rating).toBeGreaterThan(soon[1].rating);
});

it('never gets more certain than a deviation of 45', () => {
  const certain = { ...known, deviation: 4_510 };
  expect(rateGame([certain, certain], at(1), true, 100)[0].deviation).toBe(4_500);
});

it('is certain for about a year without a game', () => {
  const until = Date.parse(certainUntil(known) ?? '');
  expect((until - Date.parse(at(1))) / 86_400_000).toBeCloseTo(391, 0);
  expect(certainUntil({ ...known, deviation: 11_001 })).toBeNull();
});

it('is the same by its numbers, and shown in whole points', () => {
  expect(isSameRating({ ...known }, known)).toBe(true);
  expect(isSameRating(null, known)).toBe(false);
  for (const key of ['rating', 'deviation', 'volatility'] as const) {
    expect(isSameRating({ ...known, [key]: 1 }, known)).toBe(false);
  }
  expect(wholePoints({ rating: 149_950 })).toBe(1500);
});

it('moves less by a game that weighs less, for both alike', () => {
  const moved = [100, 80, 65, 50].map((weight) => {
    const [winner, loser] = rateGame([known, known], at(2), true, weight);
    expect(winner.rating - known.rating).toBe(known.rating - loser.rating);
    return { by: winner.rating - known.rating, deviation: winner.deviation };
  });
  expect(moved.map(({ by }) => by)).toEqual(moved.map(({ by }) => by).toSorted((a, b) => b - a));
  expect(new Set(moved.map(({ by }) => by)).size).toBe(4);
  expect(moved.map(({ deviation }) => deviation)).toEqual(
    moved.map(({ deviation }) => deviation).toSorted((a, b) => a - b),
  );
});
