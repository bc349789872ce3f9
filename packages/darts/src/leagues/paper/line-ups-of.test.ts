import { describe, expect, it } from 'vitest';
import { plannedGames } from '../format.ts';
import { PRESETS } from '../presets.ts';
import { formatOf, lineUpOf, singlesOf } from '../testing.ts';
import { lineUpsOf, type Stood } from './line-ups-of.ts';

/** Two singles, and both again with the guests turned. */
const twice = (over: Parameters<typeof lineUpOf>[1] = {}) =>
  formatOf(
    [
      singlesOf('first', 2, { lineUp: 'all' }),
      {
        ...singlesOf('second', 2, { lineUp: 'all' }),
        games: [
          { home: [1], away: [2] },
          { home: [2], away: [1] },
        ],
      },
    ],
    { lineUps: [lineUpOf('all', { positions: 2, ...over })] },
  );

const played = (...games: Stood[]) => new Map(games.map((stood, index) => [index + 1, stood]));

describe('line-ups of games that were played', () => {
  it('are who stood at each position', () => {
    const games = played([[10], [20]], [[11], [21]], [[10], [21]], [[11], [20]]);
    const { lineUps, problem, players } = lineUpsOf(twice({ substitutes: 'none' }), games, false);
    expect(lineUps).toEqual([
      { name: 'all', side: 0, players: [10, 11], substitutions: [] },
      { name: 'all', side: 1, players: [20, 21], substitutions: [] },
    ]);
    expect([problem, players]).toEqual([undefined, games]);
  });

  it('have who came in later as a substitution', () => {
    const games = played([[10], [20]], [[11], [21]], [[10], [22]], [[12], [20]]);
    const { lineUps } = lineUpsOf(twice(), games, false);
    expect(lineUps.map(({ substitutions }) => substitutions)).toEqual([
      [{ position: 2, player: 12, from: 4 }],
      [{ position: 2, player: 22, from: 3 }],
    ]);
  });

  it('put pairs in the order of their positions, also by singles behind them', () => {
    const format = formatOf([
      {
        ...singlesOf('doubles', 1, { lineUp: 'all' }),
        games: [{ home: [1, 2], away: [1, 2] }],
      },
      singlesOf('singles', 2, { lineUp: 'all' }),
      {
        ...singlesOf('again', 1, { lineUp: 'all' }),
        games: [{ home: [1, 2], away: [1, 2] }],
      },
    ]);
    const games = played(
      [
        [11, 10],
        [20, 21],
      ],
      [[10], [20]],
      [[11], [21]],
      [
        [10, 11],
        [22, 20],
      ],
    );
    const { lineUps, players, problem } = lineUpsOf(format, games, false);
    expect(lineUps.map(({ players }) => players.slice(0, 2))).toEqual([
      [10, 11],
      [20, 21],
    ]);
    expect(players.get(1)).toEqual([
      [10, 11],
      [20, 21],
    ]);
    expect(players.get(4)).toEqual([
      [10, 11],
      [20, 22],
    ]);
    expect(lineUps[1]?.substitutions).toEqual([{ position: 2, player: 22, from: 4 }]);
    expect(problem).toBeUndefined();
  });

  it('leave out what was not played, and nobody where nobody has come', () => {
    const format = PRESETS.cup424;
    const games = new Map<number, Stood>(
      plannedGames(format).flatMap(({ number, block, size }) => {
        if (block.isDecider) return [];
        const side = size === 1 ? [number % 4] : [5, 6];
        return [[number, [side, side]] as const];
      }),
    );
    const { lineUps } = lineUpsOf(format, games, true);
    expect(new Set(lineUps.map(({ name }) => name))).toEqual(new Set(['singles', 'doubles']));
    expect(lineUps[0]?.players).toEqual([1, 2, 3, 0]);
  });
});

describe('what no line-up can be', () => {
  const start: Stood[] = [
    [[10], [20]],
    [[11], [21]],
  ];
  const problemOf = (rule: 'free' | 'stayOut' | 'none', mayRepeat: boolean, ...rest: Stood[]) =>
    lineUpsOf(twice({ substitutes: rule }), played(...start, ...rest), mayRepeat).problem;

  it('is told at the first game that says so', () => {
    expect(problemOf('none', false, [[12], [21]], [[11], [20]])).toEqual({
      kind: 'noSubstitutes',
      side: 0,
      number: 3,
      player: 12,
    });
    expect(problemOf('free', false, [[0], [21]], [[11], [20]])?.kind).toBe('goneLater');
    expect(problemOf('free', false, [[10], [21]], [[10], [20]])).toMatchObject({
      kind: 'twice',
      number: 4,
    });
    expect(problemOf('free', true, [[10], [21]], [[10], [20]])).toBeUndefined();
    const [, second] = start;
    const same = played([[10], [20]], [[10], [21]], second ?? [[], []]);
    expect(lineUpsOf(twice(), same, false).problem).toMatchObject({ kind: 'twice', number: 2 });
  });

  it('somebody who was replaced comes back only where that is allowed', () => {
    const format = formatOf([singlesOf('singles', 1, { lineUp: 'all' })], {
      lineUps: [lineUpOf('all', { positions: 1, substitutes: 'stayOut' })],
    });
    const [block] = format.blocks;
    const thrice = {
      ...format,
      blocks: block ? [{ ...block, games: Array(3).fill(block.games[0]) }] : [],
    };
    const games = played([[10], [20]], [[11], [20]], [[10], [20]]);
    expect(lineUpsOf(thrice, games, false).problem).toMatchObject({ kind: 'stayedOut', number: 3 });
  });
});
