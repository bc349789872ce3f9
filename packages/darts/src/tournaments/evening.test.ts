import { describe, expect, it, test } from 'vitest';
import { expectedLegs, type MatchFormat, winnerBy } from '../match.ts';
import { statesOf } from './bracket.ts';
import { type Course, courseOf, reportResult, withdrawFrom } from './course.ts';
import type { CourseKind } from './course-setup.ts';
import { type Evening, foresee } from './evening.ts';

const begin = (kind: CourseKind, count: number): Course =>
  courseOf(
    { kind, options: { reset: true }, seed: 'Freitag', drawn: count },
    { entrants: Array.from({ length: count }, (_, index) => index) },
  );

const evening = (boards: number, over: Partial<Evening> = {}): Evening => ({
  boards,
  change: 0,
  minutesOf: () => 20,
  ...over,
});

const minutesLeft = (course: Course, plan: Evening): number => foresee(course, plan).minutes;

describe('the minutes that are left', () => {
  it('are those of the rounds where there are boards enough', () => {
    expect(minutesLeft(begin('single_elimination', 8), evening(4))).toBe(60);
    expect(minutesLeft(begin('single_elimination', 8), evening(1))).toBe(140);
    expect(minutesLeft(begin('single_elimination', 8), evening(1, { change: 5 }))).toBe(170);
  });

  it('know that nobody plays at two boards', () => {
    expect(minutesLeft(begin('round_robin', 4), evening(6))).toBe(60);
    expect(minutesLeft(begin('round_robin', 4), evening(1))).toBe(120);
  });

  it('count rounds that are not paired yet, and groups before what is behind them', () => {
    expect(minutesLeft(begin('swiss', 8), evening(4))).toBe(60);
    expect(minutesLeft(begin('swiss', 8), evening(2))).toBe(120);
    expect(minutesLeft(begin('groups', 8), evening(4))).toBe(60 + 40);
  });

  it('count a second final half', () => {
    expect(minutesLeft(begin('double_elimination', 2), evening(1))).toBe(20 + 20 + 10);
  });

  it('get fewer with what was played, is being played, and is not played at all', () => {
    const cup = begin('single_elimination', 4);
    const [first] = [...statesOf(cup.bracket).keys()];
    const running = new Map([[first ?? '', 15]]);
    expect(minutesLeft(cup, evening(1, { running }))).toBe(45);
    const played = reportResult(cup, first ?? '', { scores: [2, 0], winner: 0 });
    if ('refused' in played) throw new Error(played.refused);
    expect(minutesLeft(played, evening(1))).toBe(40);
    expect(minutesLeft(withdrawFrom(played, 1), evening(1))).toBe(20);
  });

  it('follow the pace of who plays', () => {
    const minutesOf: Evening['minutesOf'] = (_, players) => (players.includes(0) ? 40 : 10);
    expect(minutesLeft(begin('round_robin', 2), evening(1, { minutesOf }))).toBe(40);
  });
});

test('a match begins when a board is free and both have come', () => {
  const cup = begin('single_elimination', 4);
  const [first = '', second = '', final = ''] = [...statesOf(cup.bracket).keys()];
  const onOne = foresee(cup, evening(1, { change: 5 })).begins;
  expect([...onOne]).toEqual([
    [first, 0],
    [second, 25],
    [final, 50],
  ]);
  const running = new Map([[second, 15]]);
  const onTwo = foresee(cup, evening(2, { change: 5, running })).begins;
  expect([...onTwo]).toEqual([
    [second, 0],
    [first, 0],
    [final, 20],
  ]);
});

const bestOf = (count: number): MatchFormat => ({ legs: { kind: 'bestOf', count } });

test('two who are as good as each other play so many legs', () => {
  expect(expectedLegs(bestOf(1))).toBe(1);
  expect(expectedLegs(bestOf(3))).toBe(2.5);
  expect(expectedLegs(bestOf(5))).toBe(4.125);
  expect(expectedLegs({ ...bestOf(3), sets: { kind: 'firstTo', count: 2 } })).toBe(6.25);
});

test.each<[MatchFormat, [number, number], 0 | 1 | undefined]>([
  [bestOf(5), [3, 2], 0],
  [bestOf(5), [0, 3], 1],
  [bestOf(5), [2, 1], undefined],
  [bestOf(5), [4, 1], undefined],
  [bestOf(5), [3, 3], undefined],
  [{ ...bestOf(5), sets: { kind: 'bestOf', count: 3 } }, [2, 1], 0],
  [{ ...bestOf(5), winByTwo: {} }, [3, 2], undefined],
  [{ ...bestOf(5), winByTwo: {} }, [3, 1], 0],
  [{ ...bestOf(5), winByTwo: {} }, [4, 6], 1],
  [{ ...bestOf(5), winByTwo: {} }, [7, 4], undefined],
  [{ ...bestOf(5), winByTwo: { suddenDeath: 5 } }, [6, 5], 0],
  [{ ...bestOf(5), winByTwo: { suddenDeath: 5 } }, [7, 5], undefined],
])('%o ends with %o for %s', (format, scores, winner) => {
  expect(winnerBy(format, scores)).toBe(winner);
});
