import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type Game, newGame, replay, type Setup } from '../game.ts';
import { isOver } from '../match.ts';
import { randomFrom } from '../random.ts';
import { type LegTurn, statisticsOf } from '../statistics.ts';
import { throwVisit } from '../thrower.ts';
import { isRefusal } from '../visit.ts';
import { averageOfLevel, levelOfAverage, MACHINE_LEVELS } from './levels.ts';
import { type Machine, machineEntry } from './machine.ts';

const ring = fc.constantFrom('straight' as const, 'double' as const, 'master' as const);
const setups: fc.Arbitrary<Setup> = fc.record({
  rules: fc.oneof(
    fc.record({
      game: fc.constant('x01' as const),
      start: fc.constantFrom(101, 301, 501),
      in: ring,
      out: ring,
      roundLimit: fc.constantFrom(undefined, 15),
    }),
    fc.record({
      game: fc.constant('cricket' as const),
      scoring: fc.constantFrom('standard' as const, 'cutThroat' as const),
    }),
  ),
  format: fc.record({
    legs: fc.record({
      kind: fc.constant('firstTo' as const),
      count: fc.integer({ min: 1, max: 2 }),
    }),
    bullBeforeDecider: fc.boolean(),
  }),
  sides: fc.constant([1, 1]),
  first: fc.constantFrom(0, 1, null),
});
/** No leg of two who throw at random lasts longer. */
const MOST_ENTRIES = 3000;

/** Somebody plays against a machine, to the end. */
function played(setup: Setup, machine: Machine): Game {
  const random = randomFrom('a person');
  let game = newGame(setup);
  while (!isOver(game.position.standing)) {
    const darts = () => throwVisit({ spread: 14, random }, setup, game.position);
    const next = apply(game, machineEntry(setup, game.position, machine) ?? { darts: darts() });
    if (isRefusal(next)) throw new Error(`it can't throw that: ${next.refused}`);
    if (next.entries.length > MOST_ENTRIES) throw new Error('the game has no end');
    game = next;
  }
  return game;
}

describe('a machine that throws', () => {
  it('plays every game to its end, by the rules, and the same darts each time', () => {
    const levels = fc.integer({ min: 1, max: MACHINE_LEVELS });
    fc.assert(
      fc.property(setups, levels, fc.string(), (setup, level, seed) => {
        const machine = { side: 1, average: averageOfLevel(level), seed };
        const game = played(setup, machine);
        // from whichever entry on one looks, it would throw what it has thrown
        for (const turn of game.turns.filter(({ side }) => side === machine.side)) {
          const before = replay(setup, game.entries.slice(0, turn.entry));
          if (isRefusal(before)) throw new Error(before.refused);
          expect(machineEntry(setup, before.position, machine)).toEqual(game.entries[turn.entry]);
        }
        expect(machineEntry(setup, game.position, machine)).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });

  it('throws only when it is its turn, and otherwise with another seed', () => {
    const setup: Setup = {
      rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
      format: { legs: { kind: 'firstTo', count: 1 } },
      sides: [1, 1],
      first: 1,
    };
    const { position } = newGame(setup);
    const machine = { side: 1, average: 60, seed: 'one' };
    expect(machineEntry(setup, position, { ...machine, side: 0 })).toBeUndefined();
    const visits = Array.from({ length: 20 }, (_, seed) =>
      JSON.stringify(machineEntry(setup, position, { ...machine, seed: `${seed}` })),
    );
    expect(new Set(visits).size).toBeGreaterThan(10);
  });

  it('averages what its level says', () => {
    const rules = { game: 'x01', start: 501, in: 'straight', out: 'double' } as const;
    const setup: Setup = {
      rules,
      format: { legs: { kind: 'firstTo', count: 25 } },
      sides: [1],
      first: 0,
    };
    for (const level of [4, 10, 20]) {
      const average = averageOfLevel(level);
      const { turns } = played(setup, { side: 0, average, seed: 'level' });
      const thrown = statisticsOf(rules, turns as unknown as LegTurn[]).average ?? 0;
      expect(Math.abs(thrown - average), `level ${level}: ${thrown}`).toBeLessThan(5);
    }
  });

  it('has levels from 20 to 96, four points apart', () => {
    expect([1, 7, 20].map(averageOfLevel)).toEqual([20, 44, 96]);
    expect([20, 44, 96, 45, 16, 100].map(levelOfAverage)).toEqual([
      1,
      7,
      20,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
