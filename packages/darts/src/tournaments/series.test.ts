import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Performance, type SeriesRules, seriesTable } from './series.ts';

const rules: SeriesRules = {
  points: [12, 9, 7, 5, 3, 3, 3, 3],
  others: 1,
  best: 2,
  bonus: { maximum: 1, finish: 2, shortLeg: 3 },
  finishFrom: 100,
  shortLegDarts: 18,
};
const played = (evening: number, place: number, more: Partial<Performance> = {}): Performance => ({
  evening,
  place,
  maximums: 0,
  finishes: [],
  legs: [],
  ...more,
});
const table = (players: Record<string, Performance[]>, changed: Partial<SeriesRules> = {}) =>
  seriesTable({ ...rules, ...changed }, Object.entries(players));

describe('a series', () => {
  it('counts the best evenings of each, with what was thrown there', () => {
    const [anna, ben] = table({
      ben: [played(1, 1), played(2, 9)],
      anna: [
        played(1, 5),
        played(2, 2, { maximums: 2, finishes: [99, 100, 161], legs: [18, 19] }),
        played(3, 1),
      ],
    });
    // 9 for the place, 2 for 180s, 4 for finishes, 3 for a short leg; and 12 for the first place
    expect(anna).toMatchObject({
      player: 'anna',
      rank: 1,
      points: 30,
      wins: 1,
      highestFinish: 161,
    });
    expect(anna?.evenings.map(({ points, bonus, counts }) => [points, bonus, counts])).toEqual([
      [3, 0, false],
      [18, 9, true],
      [12, 0, true],
    ]);
    expect(ben).toMatchObject({ player: 'ben', rank: 2, points: 13 });
  });

  it('decides between equal points by places, then 180s, then the highest checkout', () => {
    const equal = { points: [3, 2, 1], others: 0, best: null };
    const without = { bonus: { maximum: 0, finish: 0, shortLeg: 0 } };
    const ranks = (players: Record<string, Performance[]>) =>
      table(players, { ...equal, ...without }).map(({ player, rank }) => `${rank} ${player}`);
    expect(ranks({ b: [played(1, 2), played(2, 3)], a: [played(1, 1)] })).toEqual(['1 a', '2 b']);
    expect(ranks({ b: [played(1, 1)], a: [played(2, 1, { maximums: 1 })] })).toEqual([
      '1 a',
      '2 b',
    ]);
    expect(ranks({ b: [played(1, 1)], a: [played(2, 1, { finishes: [40] })] })).toEqual([
      '1 a',
      '2 b',
    ]);
    expect(ranks({ b: [played(1, 1)], a: [played(2, 1)], c: [played(1, 2)] })).toEqual([
      '1 b',
      '1 a',
      '3 c',
    ]);
  });

  const performances = fc.uniqueArray(
    fc.record({
      evening: fc.integer({ min: 1, max: 40 }),
      place: fc.integer({ min: 1, max: 64 }),
      maximums: fc.integer({ min: 0, max: 5 }),
      finishes: fc.array(fc.integer({ min: 2, max: 170 }), { maxLength: 5 }),
      legs: fc.array(fc.integer({ min: 9, max: 60 }), { maxLength: 5 }),
    }),
    { selector: ({ evening }) => evening, minLength: 1, maxLength: 40 },
  );
  const anyRules = fc.record({
    points: fc
      .array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 64 })
      .map((points) => points.sort((a, b) => b - a)),
    others: fc.constant(0),
    best: fc.option(fc.integer({ min: 1, max: 45 })),
    bonus: fc.record({ maximum: fc.nat(5), finish: fc.nat(5), shortLeg: fc.nat(5) }),
    finishFrom: fc.integer({ min: 100, max: 170 }),
    shortLegDarts: fc.integer({ min: 9, max: 30 }),
  });

  it('never depends on the order of evenings or players, nor counts more than the best', () => {
    fc.assert(
      fc.property(
        anyRules,
        fc.array(performances, { minLength: 1, maxLength: 12 }),
        (chosen, all) => {
          const players = all.map((one, index) => [index, one] as const);
          const rows = seriesTable(chosen, players);
          const back = players.map(([id, one]) => [id, one.toReversed()] as const).reverse();
          const rankOf = (some: typeof rows) =>
            some.map(({ player, rank, points }) => [player, rank, points].join()).sort();
          expect(rankOf(seriesTable(chosen, back))).toEqual(rankOf(rows));
          for (const [index, { rank, points, evenings }] of rows.entries()) {
            const counted = evenings.filter(({ counts }) => counts);
            expect(counted).toHaveLength(Math.min(chosen.best ?? 40, evenings.length));
            expect(points).toBe(counted.reduce((sum, evening) => sum + evening.points, 0));
            const least = Math.min(...counted.map((evening) => evening.points));
            const dropped = evenings.filter(({ counts }) => !counts);
            expect(dropped.every((evening) => evening.points <= least)).toBe(true);
            expect(points <= (rows[index - 1]?.points ?? points)).toBe(true);
            expect(rank <= index + 1).toBe(true);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('never takes points away for playing one evening more', () => {
    fc.assert(
      fc.property(anyRules, performances, (chosen, all) => {
        const points = (some: Performance[]) => seriesTable(chosen, [['p', some]])[0]?.points ?? 0;
        expect(points(all)).toBeGreaterThanOrEqual(points(all.slice(1)));
      }),
      { numRuns: 100 },
    );
  });
});
