import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, type Setup, startPosition } from './game.ts';
import { randomFrom } from './random.ts';
import { type LegTurn, statisticsOf } from './statistics.ts';
import { throwGame, throwVisit, withoutDarts } from './thrower.ts';
import { isRefusal } from './visit.ts';
import type { X01Rules } from './x01.ts';

const rules: X01Rules = { game: 'x01', start: 501, in: 'straight', out: 'double' };
const alone: Setup = {
  rules,
  format: { legs: { kind: 'firstTo', count: 20 } },
  sides: [1],
  first: 0,
};
const ring = fc.constantFrom('straight' as const, 'double' as const, 'master' as const);
const setups: fc.Arbitrary<Setup> = fc.record({
  rules: fc.oneof(
    fc.record({
      game: fc.constant('x01' as const),
      start: fc.constantFrom(101, 301, 501),
      in: ring,
      out: ring,
    }),
    fc.record({
      game: fc.constant('cricket' as const),
      scoring: fc.constantFrom('standard' as const, 'cutThroat' as const),
    }),
  ),
  format: fc.record({
    legs: fc.record({
      kind: fc.constant('firstTo' as const),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    bullBeforeDecider: fc.boolean(),
  }),
  sides: fc.constantFrom([1], [1, 1], [2, 2]),
  first: fc.constant(0),
});

/** One player's statistics of 20 legs. */
function statisticsAt(average: number) {
  const { turns } = throwGame(alone, [average], randomFrom('statistics'));
  return statisticsOf(rules, turns as unknown as LegTurn[]);
}

describe('a thrown game', () => {
  it('is legal and has a winner, whatever is played and however well', () => {
    fc.assert(
      fc.property(
        setups,
        fc.integer({ min: 20, max: 167 }),
        fc.string(),
        (setup, average, seed) => {
          const { entries, position } = throwGame(setup, [average, average], randomFrom(seed));
          expect(position.standing.winner).toBeDefined();
          const game = replay(setup, entries);
          if (isRefusal(game)) throw new Error(game.refused);
          expect(game.position).toEqual(position);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is the same game when only points are entered', () => {
    const { turns, position } = throwGame(alone, [50], randomFrom('points'));
    expect(replay(alone, turns.map(withoutDarts))).toMatchObject({ position });
  });

  it('has nine darts a leg where nobody misses', () => {
    expect(statisticsAt(167)).toMatchObject({ average: 167, bestLeg: 9 });
    const thrower = { spread: 0, random: randomFrom('no matter') };
    expect(throwVisit(thrower, alone, startPosition(alone))).toEqual(['T20', 'T20', 'T20']);
  });

  it('is about as good as its player', () => {
    for (const average of [97, 77, 61, 47, 33, 19]) {
      const thrown = statisticsAt(average).average ?? 0;
      expect(Math.abs(thrown - average), `${thrown}`).toBeLessThan(average / 8);
    }
  });
});
