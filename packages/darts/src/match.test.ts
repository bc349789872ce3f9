import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  beginMatch,
  decidedFormat,
  expectedLegs,
  isOver,
  legWon,
  type MatchFormat,
  resultBy,
  winnerBy,
} from './match.ts';

const all = (count: number): MatchFormat => ({ legs: { kind: 'all', count } });

it.each<[number, [number, number], 0 | 1 | null | undefined]>([
  [5, [5, 0], 0],
  [5, [2, 3], 1],
  [4, [2, 2], null],
  [4, [0, 4], 1],
  [5, [3, 0], undefined],
  [5, [3, 3], undefined],
  [4, [2, 1], undefined],
  [4, [5, -1], undefined],
  [4, [-1, 5], undefined],
])('all of %i legs, %j', (count, legs, result) => {
  expect(resultBy(all(count), legs)).toBe(result);
  expect(winnerBy(all(count), legs)).toBe(result ?? undefined);
});

it('takes as long as there are legs, where all are played', () => {
  expect(expectedLegs(all(5))).toBe(5);
  expect(expectedLegs({ legs: { kind: 'bestOf', count: 3 } })).toBe(2.5);
});

it('makes a match that somebody wins of one that can be drawn', () => {
  expect(decidedFormat({ ...all(4), bullBeforeDecider: true })).toEqual({
    legs: { kind: 'bestOf', count: 5 },
    bullBeforeDecider: true,
  });
  expect(decidedFormat(all(5)).legs).toEqual({ kind: 'bestOf', count: 5 });
  const sets: MatchFormat = {
    legs: { kind: 'firstTo', count: 3 },
    sets: { kind: 'bestOf', count: 3 },
  };
  expect(decidedFormat(sets)).toEqual(sets);
});

const formats: fc.Arbitrary<MatchFormat> = fc.oneof(
  fc.integer({ min: 1, max: 8 }).map(all),
  fc.record({
    legs: fc.record({
      kind: fc.constant('firstTo' as const),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  }),
  fc.record({
    legs: fc.record({
      kind: fc.constant('firstTo' as const),
      count: fc.integer({ min: 2, max: 3 }),
    }),
    winByTwo: fc.record({ suddenDeath: fc.integer({ min: 3, max: 5 }) }),
  }),
  fc.record({
    legs: fc.record({
      kind: fc.constant('firstTo' as const),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    sets: fc.record({ kind: fc.constant('bestOf' as const), count: fc.constantFrom(1, 3, 5) }),
  }),
);

test('a result is one exactly when a match of that format has ended with it', () => {
  fc.assert(
    fc.property(formats, fc.infiniteStream(fc.constantFrom(0, 1)), (format, sides) => {
      let standing = beginMatch(2, 0);
      for (const side of sides) {
        if (isOver(standing)) break;
        const before = scoreOf(format, standing);
        if (!format.sets) expect(resultBy(format, before)).toBeUndefined();
        standing = legWon(format, standing, side);
      }
      const { winner = null } = standing;
      expect(resultBy(format, scoreOf(format, standing))).toBe(winner);
      expect(standing.isDrawn ?? false).toBe(winner === null);
    }),
  );
});

function scoreOf(format: MatchFormat, { sets, legs }: ReturnType<typeof beginMatch>) {
  const [home = 0, away = 0] = format.sets ? sets : legs;
  return [home, away] as const;
}
