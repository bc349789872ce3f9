import { singleElimination } from '@oche/darts/tournaments/elimination';
import { expect, test } from 'vitest';
import { sectionsOf } from '../../features/tournaments/bracket/layout/sections.ts';
import { courseOfPlan } from '../../features/tournaments/bracket/testing-course.ts';
import { firstRound, nearest } from './tournament.tsx';

const plan = singleElimination(32);
const section = (() => {
  const [only] = sectionsOf(plan);
  if (!only) throw new Error('a knock-out has a section');
  return only;
})();

test.each([
  [0, 0],
  [15, 0],
  [16, 1],
  [24, 2],
  [30, 4],
  // over: the final, and what led to it
  [31, 3],
])('after %i matches the bracket begins with round %i', (played, round) => {
  expect(firstRound(courseOfPlan(plan, 32, { played }), section)).toBe(round);
});

test('of a long round those that are on come first, and all stay in their order', () => {
  const { matches } = courseOfPlan(singleElimination(64), 64, { played: 20 });
  const round = matches.filter(({ plan: { round: number } }) => number === 1);
  const shown = nearest(round);
  expect(shown).toHaveLength(16);
  const on = round.filter(({ state }) => state === 'playing' || state === 'called');
  expect(on.length).toBeGreaterThan(0);
  for (const match of on) expect(shown).toContain(match);
  const numbers = shown.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
