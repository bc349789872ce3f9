import { describe, expect, it } from 'vitest';
import { type Course, marksOf, type Played } from './implausible.policy.ts';

const course: Course = { startScore: 501, visits: 20, seconds: 600, secondsOfVisits: 570 };
const played: Played = {
  darts: 30,
  points: 501,
  bestLeg: 30,
  countedBefore: 0,
  lastOpponents: [],
  opponentId: 'ben',
};

const marks = (over: Partial<Course> = {}, ...players: Partial<Played>[]) =>
  marksOf(
    { ...course, ...over },
    (players.length > 0 ? players : [{}]).map((one) => ({ ...played, ...one })),
  );

describe('a game is marked', () => {
  it('not when it is like most', () => {
    expect(marks()).toEqual([]);
    expect(marks({}, {}, { darts: 0, points: 0, bestLeg: null })).toEqual([]);
  });

  it('for an average of 120 by somebody of whom nothing is known', () => {
    expect(marks({}, {}, { darts: 12, points: 480 })).toEqual([{ mark: 'average', value: 120 }]);
    expect(marks({}, { darts: 12, points: 479 })).toEqual([]);
    expect(marks({}, { darts: 12, points: 480, countedBefore: 9 })).toHaveLength(1);
    expect(marks({}, { darts: 12, points: 480, countedBefore: 10 })).toEqual([]);
    expect(marks({ startScore: null }, { darts: 12, points: 480 })).toEqual([]);
  });

  it('when two play nobody but each other', () => {
    const last = (often: number, of = 30) =>
      Array.from({ length: of }, (_, game) => (game < often ? 'ben' : 'lea'));
    expect(marks({}, { lastOpponents: last(24) })).toEqual([{ mark: 'opponent', value: 0.8 }]);
    expect(marks({}, { lastOpponents: last(23) })).toEqual([]);
    expect(marks({}, { lastOpponents: last(29, 29) })).toEqual([]);
    expect(marks({}, { lastOpponents: last(30), opponentId: 'lea' })).toEqual([]);
    const teams = Array.from({ length: 30 }, () => null);
    expect(marks({}, { lastOpponents: teams, opponentId: null })).toEqual([]);
  });

  it('when nobody can throw so fast', () => {
    expect(marks({ secondsOfVisits: 94 })).toEqual([{ mark: 'pace', value: 94 / 19 }]);
    expect(marks({ secondsOfVisits: 95 })).toEqual([]);
    // sent at once after a time without a network, it still takes its time from the start on
    expect(marks({ secondsOfVisits: null })).toEqual([]);
    expect(marks({ secondsOfVisits: null, seconds: 99 })).toEqual([{ mark: 'pace', value: 4.95 }]);
    expect(marks({ visits: 6, seconds: 20, secondsOfVisits: 20 })).toHaveLength(1);
    expect(marks({ visits: 5, seconds: 0, secondsOfVisits: 0 })).toEqual([]);
  });

  it('for a perfect leg', () => {
    expect(marks({}, { bestLeg: 9 }, { bestLeg: null })).toEqual([{ mark: 'leg', value: 9 }]);
    expect(marks({}, { bestLeg: 10 })).toEqual([]);
    expect(marks({ startScore: 301 }, { bestLeg: 6 })).toEqual([]);
    expect(marks({ startScore: null }, { bestLeg: 9 })).toEqual([]);
  });

  it('with the strangest number of both', () => {
    const [best, worst] = [
      { darts: 12, points: 500, bestLeg: 7 },
      { darts: 12, points: 480, bestLeg: 9 },
    ];
    expect(marks({}, worst, best)).toEqual([
      { mark: 'average', value: 125 },
      { mark: 'leg', value: 7 },
    ]);
  });
});
