import { singleElimination } from '@oche/darts/tournaments/elimination';
import { expect, it } from 'vitest';
import type { Course, CourseMatch } from '../bracket/course.ts';
import { courseOfPlan } from '../bracket/testing-course.ts';
import { callsBetween } from './calls.ts';

const quiet = courseOfPlan(singleElimination(4), 4, { played: 0 });

const withFirst = (change: Partial<CourseMatch>): Course => ({
  ...quiet,
  matches: quiet.matches.map((match, index) => (index === 0 ? { ...match, ...change } : match)),
});
const open = withFirst({ state: 'open' });
const called = withFirst({ state: 'called', board: 'Board 1' });

it('a call is new once: when it comes in, and when it moves to another board', () => {
  expect(callsBetween(open, called).map(({ number }) => number)).toEqual([1]);
  expect(callsBetween(called, called)).toEqual([]);
  expect(callsBetween(called, withFirst({ state: 'playing', board: 'Board 1' }))).toEqual([]);
  expect(callsBetween(called, withFirst({ state: 'called', board: 'Board 2' }))).toHaveLength(1);
  expect(callsBetween(called, open)).toEqual([]);
});
