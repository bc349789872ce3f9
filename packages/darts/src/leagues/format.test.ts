import { describe, expect, it } from 'vitest';
import type { MatchFormat } from '../match.ts';
import {
  type FixtureFormat,
  type FormatProblem,
  legsToWin,
  type Pairing,
  plannedGames,
  problemsOf,
} from './format.ts';
import { formatOf, lineUpOf, singlesOf } from './testing.ts';

const whole = (count: number) => lineUpOf('singles', { positions: count });
const withGames = (games: readonly Pairing[], positions: number) =>
  formatOf([singlesOf('singles', 1, { games })], { lineUps: [whole(positions)] });
const playedAs = (format: MatchFormat, isDecider = false) =>
  formatOf([singlesOf('singles', 1), singlesOf('last', 1, { format, isDecider })], {
    lineUps: [whole(1), lineUpOf('last', { positions: 1 })],
  });

it('numbers games in the order of play', () => {
  const planned = plannedGames(formatOf([singlesOf('one', 2), singlesOf('two', 1)]));
  expect(planned.map(({ number, block, size }) => [number, block.id, size])).toEqual([
    [1, 'one', 1],
    [2, 'one', 1],
    [3, 'two', 1],
  ]);
});

describe('what a format may not be', () => {
  const one = formatOf([singlesOf('singles', 4)], { lineUps: [whole(4)] });
  const points = (win: number, draw: number, loss: number, more = {}): FixtureFormat => ({
    ...one,
    points: { win, draw, loss, ...more },
  });
  const cases: [FormatProblem, FixtureFormat][] = [
    [
      'noGames',
      { ...one, blocks: [singlesOf('singles', 1, { isDecider: true })], lineUps: [whole(1)] },
    ],
    ['tooManyGames', formatOf([singlesOf('singles', 61)], { lineUps: [whole(61)] })],
    ['blockTwice', { ...one, blocks: [...one.blocks, ...one.blocks] }],
    ['lineUpMissing', { ...one, blocks: [...one.blocks, singlesOf('others', 1)] }],
    ['lineUpTwice', { ...one, lineUps: [...one.lineUps, ...one.lineUps] }],
    ['lineUpUnused', { ...one, lineUps: [...one.lineUps, lineUpOf('others')] }],
    ['positionMissing', { ...one, lineUps: [whole(3)] }],
    ['positionMissing', withGames([{ home: [0], away: [1] }], 1)],
    [
      'positionTwice',
      withGames(
        [
          { home: [1, 1], away: [1, 2] },
          { home: [2, 1], away: [1, 2] },
        ],
        2,
      ),
    ],
    ['positionUnused', { ...one, lineUps: [whole(5)] }],
    [
      'unevenSides',
      withGames(
        [
          { home: [1], away: [1, 2] },
          { home: [2], away: [1, 2] },
        ],
        2,
      ),
    ],
    ['unevenSides', withGames([{ home: [], away: [] }], 0)],
    [
      'mixedSizes',
      withGames(
        [
          { home: [1], away: [1] },
          { home: [1, 2], away: [1, 2] },
        ],
        2,
      ),
    ],
    [
      'tooManyPlayers',
      withGames([{ home: [1, 2, 3, 4, 5, 6, 7], away: [1, 2, 3, 4, 5, 6, 7] }], 7),
    ],
    ['nothingAtStake', { ...one, blocks: [singlesOf('singles', 4, { worth: 0 })] }],
    ['pointsOutOfOrder', points(1, 1, 1)],
    ['pointsOutOfOrder', points(2, 3, 0)],
    ['pointsOutOfOrder', points(2, 1, 2)],
    ['pointsOutOfOrder', points(3, 1, 0, { deciderWin: 4 })],
    ['pointsOutOfOrder', points(3, 2, 0, { deciderWin: 1 })],
    ['pointsOutOfOrder', points(3, 1, 0, { deciderLoss: 2 })],
    ['pointsOutOfOrder', points(3, 2, 1, { deciderLoss: 0 })],
    ['matchImpossible', playedAs({ legs: { kind: 'bestOf', count: 4 } })],
    ['matchImpossible', playedAs({ legs: { kind: 'firstTo', count: 0 } })],
    ['matchImpossible', playedAs({ legs: { kind: 'all', count: 4 }, winByTwo: {} })],
    [
      'matchImpossible',
      playedAs({ legs: { kind: 'all', count: 3 }, sets: { kind: 'firstTo', count: 2 } }),
    ],
    [
      'matchImpossible',
      playedAs({ legs: { kind: 'firstTo', count: 3 }, sets: { kind: 'bestOf', count: 2 } }),
    ],
    ['deciderDrawn', playedAs({ legs: { kind: 'all', count: 4 } }, true)],
    [
      'deciderNotLast',
      {
        ...one,
        blocks: [singlesOf('decider', 1, { isDecider: true, lineUp: 'singles' }), ...one.blocks],
      },
    ],
    [
      'deciderTwice',
      {
        ...one,
        blocks: [...one.blocks, singlesOf('decider', 2, { isDecider: true, lineUp: 'singles' })],
      },
    ],
  ];
  it.each(cases)('%s', (problem, format) => {
    expect(problemsOf(format)).toEqual([problem]);
  });

  it('several of these at once', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7];
    expect(problemsOf(withGames([{ home: seven, away: [1] }], 7))).toEqual([
      'unevenSides',
      'tooManyPlayers',
      'positionUnused',
    ]);
    const drawn = { legs: { kind: 'all', count: 4 } } as const;
    const deciders = [
      singlesOf('first', 1, { isDecider: true, lineUp: 'singles' }),
      singlesOf('second', 1, { isDecider: true, lineUp: 'singles', format: drawn }),
    ];
    expect(problemsOf({ ...one, blocks: [...one.blocks, ...deciders] })).toEqual([
      'deciderTwice',
      'deciderDrawn',
    ]);
  });

  it('nothing else', () => {
    expect(problemsOf(one)).toEqual([]);
    expect(problemsOf(points(3, 1, 0, { deciderWin: 2, deciderLoss: 1 }))).toEqual([]);
    expect(problemsOf(points(2, 0, 0))).toEqual([]);
    expect(problemsOf(formatOf([singlesOf('singles', 60)], { lineUps: [whole(60)] }))).toEqual([]);
    const six = [1, 2, 3, 4, 5, 6];
    expect(problemsOf(withGames([{ home: six, away: six }], 6))).toEqual([]);
    expect(problemsOf(playedAs({ legs: { kind: 'all', count: 4 } }))).toEqual([]);
    expect(problemsOf(playedAs({ legs: { kind: 'all', count: 5 } }, true))).toEqual([]);
    const sets: MatchFormat = {
      legs: { kind: 'bestOf', count: 5 },
      sets: { kind: 'bestOf', count: 3 },
    };
    expect(problemsOf(playedAs({ ...sets, winByTwo: {} }))).toEqual([]);
  });
});

it('knows by how many legs, or sets, a game is lost that nobody came to', () => {
  expect(legsToWin({ legs: { kind: 'bestOf', count: 5 } })).toBe(3);
  expect(legsToWin({ legs: { kind: 'all', count: 5 } })).toBe(5);
  expect(
    legsToWin({ legs: { kind: 'firstTo', count: 3 }, sets: { kind: 'firstTo', count: 2 } }),
  ).toBe(2);
});
