import { type Entry, replay, type Setup } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import { expect, it } from 'vitest';
import { courseOf, courseRows, legsOf, roundsOf } from './legs-of.ts';

const setup: Setup = {
  rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 2 } },
  sides: [1, 1],
  first: 0,
};

function play(...entries: Entry[]) {
  const game = replay(setup, entries);
  if (isRefusal(game)) throw new Error(game.refused);
  return game;
}

it('a leg knows who won it, with how many darts and which checkout', () => {
  const game = play({ total: 61 }, { total: 26 }, { total: 40, dartsThrown: 2 }, { total: 7 });
  expect(legsOf(game)).toMatchObject([
    { leg: 0, winner: 0, darts: 5, checkout: 40, turns: [{}, {}, {}] },
    { leg: 1, winner: undefined, checkout: undefined, turns: [{ points: 7 }] },
  ]);
});

it('the leg that comes is there before its first visit', () => {
  expect(legsOf(play())).toEqual([
    {
      leg: 0,
      turns: [],
      winner: undefined,
      isByBull: false,
      darts: 0,
      checkout: undefined,
    },
  ]);
});

it('a round has a visit of each side, also when the second one began', () => {
  const game = play({ total: 61 }, { total: 26 }, { total: 40, dartsThrown: 2 }, { total: 7 });
  expect(roundsOf(legsOf(game)[0]?.turns ?? [], 2)).toMatchObject([
    [{ points: 61 }, { points: 26 }],
    [{ points: 40 }, undefined],
  ]);
  const [second] = roundsOf(legsOf(game)[1]?.turns ?? [], 2);
  expect(second).toMatchObject([undefined, { points: 7 }]);
});

it('a course comes down by darts, and stays where a visit was a bust', () => {
  const { turns } = play({ total: 61 }, { total: 26 }, { total: 39 }, { total: 26 });
  expect(courseOf(turns, 0, 101)).toEqual([
    { darts: 0, left: 101 },
    { darts: 3, left: 40 },
    { darts: 6, left: 40 },
  ]);
  expect(courseOf(turns, 1, 101).at(-1)).toEqual({ darts: 6, left: 49 });
});

it('a table of courses has a row for every count of darts at which a side stood', () => {
  const { turns } = play({ total: 61 }, { total: 26 }, { total: 40, dartsThrown: 2 });
  expect(courseRows([courseOf(turns, 0, 101), courseOf(turns, 1, 101)])).toEqual([
    { darts: 0, left: [101, 101] },
    { darts: 3, left: [40, 75] },
    { darts: 5, left: [0, undefined] },
  ]);
});
