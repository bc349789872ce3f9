import { doubleElimination, singleElimination } from '@oche/darts/tournaments/elimination';
import { roundRobin } from '@oche/darts/tournaments/round-robin';
import { expect, it } from 'vitest';
import type { Course } from '../bracket/course.ts';
import { courseOfPlan, groupCourse } from '../bracket/testing-course.ts';
import { scenesOf, winnerOf } from './scenes.ts';

const kinds = (course: Course) => scenesOf(course).map(({ kind }) => kind);

it('shows what is on, what comes next, and what of the bracket is open', () => {
  const plan = singleElimination(64);
  const begun = scenesOf(courseOfPlan(plan, 64, { played: 3 }));
  expect(begun.map(({ kind }) => kind)).toEqual([
    'now',
    'next',
    ...Array.from({ length: 5 }, () => 'sheet'),
  ]);
  const [now] = begun;
  expect(now?.kind === 'now' && now.matches.map(({ state }) => state)).toEqual([
    'playing',
    'called',
    'playing',
    'disputed',
    'called',
  ]);
  // the first sheet has been played, and is not shown any more
  const later = scenesOf(courseOfPlan(plan, 64, { played: 61 }));
  expect(later.flatMap((one) => (one.kind === 'sheet' ? one.sheet.from : []))).toEqual([3]);
});

it('ends with the winner and the final', () => {
  const over = courseOfPlan(singleElimination(8), 8, { played: 7 });
  expect(kinds(over)).toEqual(['winner', 'sheet']);
  expect(winnerOf(courseOfPlan(singleElimination(8), 8, { played: 6 }))).toBeUndefined();
});

it('knows the winner of a double elimination, with and without a second final', () => {
  for (const played of [14, 15]) {
    const course = courseOfPlan(doubleElimination(8, { reset: true }), 8, { played });
    const reset = course.matches.at(-1);
    const final = course.matches.at(-2);
    const decided = reset?.state === 'skipped' ? final : reset;
    const expected = decided?.winner === undefined ? undefined : decided.players[decided.winner];
    expect(winnerOf(course)).toBe(expected);
  }
});

it('shows tables as long as they are played, several small ones together', () => {
  const groups = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name, group) => ({
    name,
    entrants: [0, 1, 2, 3].map((place) => group * 4 + place + 1),
    plan: roundRobin([0, 1, 2, 3]),
  }));
  expect(kinds(groupCourse(groups)).filter((kind) => kind === 'tables').length).toBe(2);
  const long = { name: '', entrants: Array.from({ length: 20 }, (_, i) => i + 1) };
  const rows = scenesOf(groupCourse([{ ...long, plan: roundRobin([...long.entrants.keys()]) }]));
  expect(
    rows.flatMap((scene) => (scene.kind === 'tables' ? scene.groups[0]?.table.length : [])),
  ).toEqual([12, 8]);
  const league = [{ name: '', entrants: [1, 2, 3, 4], plan: roundRobin([0, 1, 2, 3]) }];
  expect(kinds(groupCourse(league, { played: 6 }))).toEqual(['winner', 'tables']);
});

it('shows the best of the evening once somebody has thrown', () => {
  const none = { games: 0, game: null, maximums: [], finishes: [], legs: [], averages: [] };
  const course = courseOfPlan(singleElimination(4), 4, { played: 1 });
  expect(scenesOf(course, none).at(-1)?.kind).toBe('sheet');
  expect(scenesOf(course, { ...none, games: 1 }).at(-1)?.kind).toBe('bests');
});
