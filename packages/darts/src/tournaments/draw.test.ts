import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { draw, drawForGroups, mainGroups, seedLines, sizeFor } from './draw.ts';
import { snakeGroups } from './round-robin.ts';
import { type Pairing, pairSwiss } from './swiss.ts';
import { qualifiers, TABLE_RULES, type TableMatch, tableOf } from './table.ts';

test('seeds meet as late as they should', () => {
  expect(seedLines(8)).toEqual([0, 7, 4, 3, 2, 5, 6, 1]);
  expect([2, 3, 4, 5, 8, 9].map(sizeFor)).toEqual([2, 4, 4, 8, 8, 16]);
  for (const size of [4, 16, 64]) {
    const lines = seedLines(size);
    expect([...lines].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i));
    for (let best = 2; best <= size; best *= 2) {
      const parts = lines.flatMap((seed, line) =>
        seed < best ? [Math.floor((line * best) / size)] : [],
      );
      expect(new Set(parts).size).toBe(best);
    }
  }
});

describe('a draw', () => {
  const names = Array.from({ length: 16 }, (_, index) => `p${index}`);

  it('can be done again with its seed, and differs with another', () => {
    const once = draw(names, { seed: 'Freitag', seeded: 4 });
    expect(draw(names, { seed: 'Freitag', seeded: 4 })).toEqual(once);
    expect(draw(names, { seed: 'Samstag', seeded: 4 })).not.toEqual(once);
    expect(once.slice(0, 4)).toEqual(names.slice(0, 4));
    expect([...once].sort()).toEqual([...names].sort());
    // kept, so that a stored seed gives the same draw after any change of the code
    expect(once.slice(4, 8)).toMatchInlineSnapshot(`
      [
        "p14",
        "p12",
        "p11",
        "p13",
      ]
    `);
  });

  it('keeps club mates apart as long as there is room', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 9, max: 32 }), (seed, count) => {
        const entrants = Array.from({ length: count }, (_, index) => index);
        const groups = entrants.map((index) =>
          index % 3 === 0 ? 'Bulls' : index % 3 === 1 ? 'Oche' : undefined,
        );
        const order = draw(entrants, { seed, seeded: 2, groups });
        expect([...order].sort((a, b) => a - b)).toEqual(entrants);
        const lines = seedLines(sizeFor(count)).map((place) => order[place]);
        for (let line = 0; line < lines.length; line += 2) {
          const [a, b] = [lines[line], lines[line + 1]];
          if (a === undefined || b === undefined) continue;
          const [first, second] = [groups[a], groups[b]];
          expect(first !== undefined && first === second).toBe(false);
        }
      }),
    );
  });
});

describe('who is in several clubs', () => {
  const clubs = fc.array(
    fc.uniqueArray(fc.constantFrom('Bulls', 'Oche', 'Kante', 'Tops'), { maxLength: 3 }),
    {
      minLength: 2,
      maxLength: 32,
    },
  );

  it('counts for the one with most of the field, and never for one in which they are alone', () => {
    fc.assert(
      fc.property(clubs, (memberships: readonly (readonly string[])[]) => {
        const sizeOf = (club: string) => memberships.filter((own) => own.includes(club)).length;
        for (const [index, main] of mainGroups(memberships).entries()) {
          const own = memberships[index] ?? [];
          const sizes = own.map(sizeOf);
          if (main === undefined) expect(Math.max(0, ...sizes)).toBeLessThan(2);
          else expect([own.includes(main), sizeOf(main)]).toEqual([true, Math.max(...sizes)]);
        }
      }),
    );
  });

  it('is kept apart in the first round from mates of that club, as long as there is room', () => {
    fc.assert(
      fc.property(fc.string(), clubs, (seed, memberships) => {
        const groups = mainGroups(memberships);
        const largest = Math.max(
          0,
          ...groups.map((group) => groups.filter((other) => group && other === group).length),
        );
        // with fuller clubs the last one may find no other line
        fc.pre(largest * 3 <= memberships.length);
        const entrants = memberships.map((_, index) => index);
        const order = draw(entrants, { seed, seeded: 0, groups });
        expect([...order].sort((a, b) => a - b)).toEqual(entrants);
        const lines = seedLines(sizeFor(entrants.length)).map((place) => order[place]);
        let met = 0;
        for (let line = 0; line < lines.length; line += 2) {
          const [a, b] = [lines[line], lines[line + 1]];
          if (a === undefined || b === undefined) continue;
          if (groups[a] !== undefined && groups[a] === groups[b]) met += 1;
        }
        expect(met).toBe(0);
      }),
    );
  });
});

test('random numbers are spread evenly', () => {
  const random = randomFrom('spread');
  const counts = Array.from({ length: 10 }, () => 0);
  for (let index = 0; index < 10_000; index += 1) {
    const place = Math.floor(random() * 10);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('groups are filled like a snake', () => {
  expect(snakeGroups([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([
    [1, 6, 7],
    [2, 5],
    [3, 4],
  ]);
});

test('a draw for groups spreads the seeds, and club mates as far as that goes', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 8, max: 40 }), (seed, count) => {
      const entrants = Array.from({ length: count }, (_, index) => index);
      const pools = Math.ceil(count / 4);
      const clubs = entrants.map((index) => (index % 4 === 0 ? 'Bulls' : undefined));
      const order = drawForGroups(entrants, pools, { seed, seeded: pools, groups: clubs });
      expect([...order].sort((a, b) => a - b)).toEqual(entrants);
      const groups = snakeGroups(order, pools);
      for (const group of groups) {
        expect(group.filter((one) => one < pools)).toHaveLength(1);
        // at most as many as have to be somewhere, and the one who is a seed
        expect(group.filter((one) => clubs[one]).length).toBeLessThanOrEqual(2);
      }
    }),
  );
});

describe('the Swiss system', () => {
  it('pairs nobody twice, and gives nobody a second round off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 64 }), fc.string(), (count, seed) => {
        const random = randomFrom(seed);
        const entrants = Array.from({ length: count }, (_, index) => index);
        const points = entrants.map(() => 0);
        const before: Pairing[] = [];
        const rounds = Math.min(Math.ceil(Math.log2(count)) + 1, count - 1);
        for (let round = 0; round < rounds; round += 1) {
          const ranked = entrants
            .map((entrant) => ({ entrant, points: points[entrant] ?? 0 }))
            .sort((a, b) => b.points - a.points);
          const pairings = pairSwiss(ranked, before);
          if (!pairings) {
            // only few players run out of pairings
            expect(count).toBeLessThan(8);
            return;
          }
          expect(pairings.flat().sort((a, b) => a - b)).toEqual(entrants);
          for (const [a, b] of pairings) {
            const winner = b !== undefined && random() < 0.5 ? b : a;
            points[winner] = (points[winner] ?? 0) + 1;
          }
          before.push(...pairings);
        }
        const met = before.map((pair) => [...pair].sort((a, b) => a - b).join());
        expect(new Set(met).size).toBe(met.length);
      }),
    );
  });

  /** Entrants by their points, e.g. `{ 2: [1, 2], 0: [3] }`. */
  const ranks = (byPoints: Record<number, readonly number[]>) =>
    Object.entries(byPoints)
      .flatMap(([points, entrants]) =>
        entrants.map((entrant) => ({ entrant, points: Number(points) })),
      )
      .sort((a, b) => b.points - a.points);
  const firstOf8: Pairing[] = [
    [1, 5],
    [2, 6],
    [3, 7],
    [4, 8],
  ];

  it('lets the upper half of those with the same points meet the lower one', () => {
    expect(pairSwiss(ranks({ 0: [1, 2, 3, 4, 5, 6, 7, 8] }), [])).toEqual(firstOf8);
    expect(pairSwiss(ranks({ 2: [1, 2, 3, 4], 0: [5, 6, 7, 8] }), firstOf8)).toEqual([
      [1, 3],
      [2, 4],
      [5, 7],
      [6, 8],
    ]);
  });

  it('changes the order of the lower half, and then the halves, where two have met', () => {
    expect(pairSwiss(ranks({ 0: [1, 2, 3, 4, 5, 6] }), [[1, 4]])).toEqual([
      [1, 5],
      [2, 4],
      [3, 6],
    ]);
    // 1 has met the whole lower half, so 3 and 4 change places
    const met: Pairing[] = [
      [1, 4],
      [1, 5],
      [1, 6],
    ];
    expect(pairSwiss(ranks({ 0: [1, 2, 3, 4, 5, 6] }), met)).toEqual([
      [1, 3],
      [2, 5],
      [4, 6],
    ]);
  });

  it('lets the lowest of an odd group meet the best of the next one', () => {
    expect(pairSwiss(ranks({ 2: [1, 2, 3], 0: [4, 5, 6] }), [])).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    // 3 has met all below, so 2 goes down
    const met: Pairing[] = [
      [3, 4],
      [3, 5],
      [3, 6],
    ];
    expect(pairSwiss(ranks({ 2: [1, 2, 3], 0: [4, 5, 6] }), met)).toEqual([
      [1, 3],
      [2, 4],
      [5, 6],
    ]);
  });

  it('lets a group give up a pair for those below who have met', () => {
    expect(pairSwiss(ranks({ 2: [1, 2, 3, 4], 0: [5, 6] }), [[5, 6]])).toEqual([
      [1, 2],
      [3, 5],
      [4, 6],
    ]);
  });

  it('gives the round off to the last who had none', () => {
    const five = ranks({ 0: [1, 2, 3, 4, 5] });
    expect(pairSwiss(five, [])).toEqual([[1, 3], [2, 4], [5]]);
    expect(pairSwiss(five, [[5]])).toEqual([[1, 3], [2, 5], [4]]);
  });

  it('says when everybody has met', () => {
    expect(pairSwiss(ranks({ 0: [1, 2] }), [[1, 2]])).toBeUndefined();
    const all: Pairing[] = [[1, 2], [3], [1, 3], [2], [2, 3], [1]];
    expect(pairSwiss(ranks({ 0: [1, 2, 3] }), all)).toBeUndefined();
  });

  it('pairs large fields, also after many rounds', () => {
    const entrants = Array.from({ length: 128 }, (_, index) => index);
    const points = entrants.map(() => 0);
    const before: Pairing[] = [];
    for (let round = 0; round < 20; round += 1) {
      const ranked = entrants
        .map((entrant) => ({ entrant, points: points[entrant] ?? 0 }))
        .sort((a, b) => b.points - a.points);
      const pairings = pairSwiss(ranked, before);
      expect(pairings).toHaveLength(64);
      for (const [winner] of pairings ?? []) points[winner] = (points[winner] ?? 0) + 1;
      before.push(...(pairings ?? []));
    }
  });
});

describe('a table', () => {
  const rules = { ...TABLE_RULES, seed: 'Tisch' };
  const match = (a: number, b: number, x: number, y: number): TableMatch => ({
    players: [a, b],
    scores: [x, y],
    winner: x === y ? undefined : x > y ? 0 : 1,
  });
  const order = (entrants: number[], ...matches: TableMatch[]) =>
    tableOf(entrants, matches, rules).map(({ entrant }) => entrant);

  it('counts', () => {
    expect(tableOf([1, 2, 3], [match(1, 2, 3, 1), match(2, 3, 2, 2)], rules)).toEqual([
      {
        entrant: 1,
        place: 1,
        played: 1,
        won: 1,
        drawn: 0,
        lost: 0,
        legsWon: 3,
        legsLost: 1,
        points: 2,
      },
      {
        entrant: 3,
        place: 2,
        played: 1,
        won: 0,
        drawn: 1,
        lost: 0,
        legsWon: 2,
        legsLost: 2,
        points: 1,
      },
      {
        entrant: 2,
        place: 3,
        played: 2,
        won: 0,
        drawn: 1,
        lost: 1,
        legsWon: 3,
        legsLost: 5,
        points: 1,
      },
    ]);
  });

  it('goes by leg difference, then by who beat whom, then by legs, then by lot', () => {
    expect(order([1, 2, 3, 4], match(1, 3, 3, 2), match(2, 4, 3, 0))).toEqual([2, 1, 3, 4]);
    // 1 and 2 have the same points and difference; 2 has beaten 1
    expect(order([1, 2, 3, 4], match(2, 1, 3, 2), match(1, 3, 3, 2), match(4, 2, 3, 2))).toEqual([
      4, 2, 1, 3,
    ]);
    expect(order([1, 2], match(1, 2, 3, 2), match(2, 1, 3, 2), match(2, 1, 4, 4))).toHaveLength(2);
    const byLot = order([1, 2, 3, 4]);
    expect(order([4, 3, 2, 1])).toEqual(byLot);
    expect(
      tableOf([1, 2, 3, 4], [], { ...rules, seed: 'anders 3' }).map((row) => row.entrant),
    ).not.toEqual(byLot);
  });

  it('goes by legs won where the rules say so', () => {
    const table = tableOf([1, 2, 3, 4], [match(1, 3, 4, 3), match(2, 4, 3, 2)], {
      ...rules,
      tieBreaks: ['legDifference', 'headToHead', 'legsWon'],
    });
    expect(table.map(({ entrant }) => entrant)).toEqual([1, 2, 3, 4]);
  });

  it('lets the best of each group go on, and the best behind them', () => {
    const a = tableOf([1, 2, 3], [match(1, 2, 3, 0), match(1, 3, 3, 0), match(2, 3, 3, 2)], rules);
    const b = tableOf([4, 5, 6], [match(4, 5, 3, 2), match(4, 6, 3, 2), match(5, 6, 3, 0)], rules);
    expect(qualifiers([a, b], 1, 3, { seed: 'x' })).toEqual([1, 4, 5]);
    expect(qualifiers([a, b], 1, 2, { seed: 'x' })).toEqual([1, 4]);
    expect(qualifiers([a, b], 2, 4, { seed: 'x' })).toEqual([1, 4, 5, 2]);
    // all three of a group won once: its third is better than the other's second, and stays behind
    const c = tableOf([1, 2, 3], [match(1, 2, 3, 0), match(2, 3, 3, 0), match(3, 1, 3, 0)], rules);
    const d = tableOf([4, 5, 6], [match(4, 5, 3, 0), match(4, 6, 3, 0), match(5, 6, 2, 2)], rules);
    expect(qualifiers([c, d], 1, 4, { seed: 'x' }).map((one) => one < 4)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

test('whoever is kept apart, the others are still drawn', () => {
  const entrants = Array.from({ length: 16 }, (_, index) => index);
  const groups = entrants.map((index) => (index < 2 ? 'Club' : undefined));
  const places = Array.from({ length: 40 }, (_, seed) =>
    draw(entrants, { seed: `${seed}`, seeded: 2, groups }).indexOf(10),
  );
  expect(new Set(places).size).toBeGreaterThan(8);
});
