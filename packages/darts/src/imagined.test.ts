import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, type Setup } from './game.ts';
import { imagineGame } from './imagined.ts';
import { randomFrom } from './random.ts';
import { isRefusal } from './visit.ts';

const ring = fc.constantFrom('straight' as const, 'double' as const, 'master' as const);
const rules = fc.oneof(
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
);
const setups: fc.Arbitrary<Setup> = fc.record({
  rules,
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

describe('an imagined game', () => {
  it('is legal and has a winner, whatever is played and however well', () => {
    fc.assert(
      fc.property(
        setups,
        fc.integer({ min: 20, max: 110 }),
        fc.string(),
        (setup, average, seed) => {
          const entries = imagineGame(setup, [average, average], randomFrom(seed));
          const game = replay(setup, entries);
          if (isRefusal(game)) throw new Error(game.refused);
          expect(game.position.standing.winner).toBeDefined();
        },
      ),
      { numRuns: 60 },
    );
  });
});
