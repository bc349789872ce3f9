import { doubleElimination, singleElimination } from '@oche/darts/tournaments/elimination';
import { expect, it } from 'vitest';
import { byKey } from './course.ts';
import { focusOf, movesBetween, pathOf } from './course-path.ts';
import { awaitedAt } from './course-sources.ts';
import { sectionsOf } from './layout/sections.ts';
import { openFrom } from './map/folded.ts';
import { shortName } from './short-name.ts';
import { courseOfPlan } from './testing-course.ts';

const plan = singleElimination(8);

it('follows a player from match to match, up to the next one', () => {
  const course = courseOfPlan(plan, 8, { played: 4 });
  const winner = course.matches[0]?.players[course.matches[0].winner ?? 0];
  if (typeof winner !== 'number') throw new Error('nobody has won');
  expect(pathOf(course, winner).map(({ plan: { id } }) => id)).toEqual(['w1-1', 'w2-1']);
});

it('opens where it is interesting: the own match, one that is on, or the final', () => {
  const begun = courseOfPlan(plan, 8, { played: 4 });
  expect(focusOf(begun.matches, undefined)?.plan.id).toBe('w2-1');
  const [, second] = begun.matches[5]?.players ?? [];
  expect(focusOf(begun.matches, typeof second === 'number' ? second : 0)?.plan.id).toBe('w2-2');
  const over = courseOfPlan(plan, 8, { played: 7 });
  expect(focusOf(over.matches, undefined)?.plan.id).toBe('w3-1');
});

it('knows whom a result moves on, also back after a correction', () => {
  const before = courseOfPlan(plan, 8, { played: 3 });
  const after = courseOfPlan(plan, 8, { played: 4 });
  expect(movesBetween(before, after)).toEqual([{ from: 'w1-4', to: 'w2-2' }]);
  expect(movesBetween(after, before)).toEqual([]);
  expect(movesBetween(after, after)).toEqual([]);
});

it('says for whom a place waits, and looks through matches that nobody plays', () => {
  // of five, three have no opponent, so whoever drops out of the second round meets nobody at first
  const course = courseOfPlan(doubleElimination(5), 5);
  const matches = byKey(course);
  const played = course.matches.filter(({ state }) => state !== 'bye');
  for (const match of played) {
    for (const [side, source] of match.plan.sources.entries()) {
      if (match.players[side] !== undefined) continue;
      const awaited = awaitedAt(source, matches);
      expect(played.some(({ number }) => number === awaited?.number)).toBe(true);
    }
  }
});

it('folds what is over where there is much', () => {
  const many = singleElimination(32);
  const [section] = sectionsOf(many);
  if (!section) throw new Error('nothing to draw');
  expect(openFrom(courseOfPlan(many, 32, { played: 10 }), section)).toBe(0);
  expect(openFrom(courseOfPlan(many, 32, { played: 26 }), section)).toBe(1);
  expect(openFrom(courseOfPlan(many, 32, { played: 31 }), section)).toBe(0);
});

it.each([
  ['Anna Berger', 'Berger'],
  ['Hans-Joachim Schulze-Niederhausen', 'Schulze-Niederhausen'],
  ['Anna Berger / Ben Köhler', 'Berger / Köhler'],
  ['Ümit', 'Ümit'],
])('%s is %s where there is little room', (name, short) => {
  expect(shortName(name)).toBe(short);
});
