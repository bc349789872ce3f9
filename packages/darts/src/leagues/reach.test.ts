import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FixtureToCome, type PointPair, reachOf, whatIf } from './reach.ts';
import {
  type LeagueTableRules,
  leagueTable,
  type PlayedFixture,
  type TeamStanding,
} from './table.ts';

const RULES: LeagueTableRules = { tieBreaks: ['gameDifference', 'lot'], seed: 'x' };
const TWO_ONE: readonly PointPair[] = [
  [2, 0],
  [1, 1],
  [0, 2],
];
const THREE_TWO: readonly PointPair[] = [
  [3, 0],
  [2, 1],
  [1, 2],
  [0, 3],
];
const ONLY_WINS: readonly PointPair[] = [
  [2, 0],
  [0, 2],
];
const all = (count: number): TeamStanding[] =>
  Array.from({ length: count }, (_, index) => ({ team: index + 1, isWithdrawn: null }));
const open = (id: number, home: number, away: number): FixtureToCome => ({ id, home, away });

function played(
  id: number,
  home: number,
  away: number,
  points: readonly [number, number],
  games: readonly [number, number] = points,
): PlayedFixture {
  return { id, home, away, points, games, legs: [0, 0], isForfeit: false };
}
const places = (...args: Parameters<typeof reachOf>) =>
  reachOf(...args).map(({ team, best, worst }) => [team, best, worst]);

describe('who can still reach what', () => {
  it('of a last round', () => {
    // 1 has 4 points, 2 has 3, 3 has 1, 4 has 0; to come are 1:2 and 3:4
    const before = [
      ...[played(1, 1, 3, [2, 0]), played(2, 1, 4, [2, 0])],
      ...[played(3, 2, 3, [1, 1]), played(4, 2, 4, [2, 0])],
    ];
    const toCome = [open(5, 1, 2), open(6, 3, 4)];
    expect(reachOf(all(4), before, toCome, RULES, TWO_ONE)).toEqual([
      { team: 1, best: 1, worst: 2, isExact: true },
      { team: 2, best: 1, worst: 3, isExact: true },
      { team: 3, best: 2, worst: 4, isExact: true },
      { team: 4, best: 3, worst: 4, isExact: true },
    ]);
    // with a penalty, 1 has as much as 2 and 3 can have in the end
    expect(places(all(4), before, toCome, RULES, TWO_ONE, [{ team: 1, points: -3 }])).toEqual([
      ...[
        [2, 1, 3],
        [1, 1, 4],
        [3, 1, 4],
        [4, 2, 4],
      ],
    ]);
  });

  it('that rivals take points from each other', () => {
    // three have 4, 3, 3 points; 2 and 3 play each other, so both can’t get past 1, who has ended
    const before = [
      ...[played(1, 1, 4, [2, 0]), played(2, 1, 5, [2, 0])],
      ...[played(3, 2, 4, [2, 0]), played(4, 2, 5, [1, 1])],
      ...[played(5, 3, 4, [2, 0]), played(6, 3, 5, [1, 1])],
    ];
    const [first] = reachOf(all(5), before, [open(7, 2, 3)], RULES, TWO_ONE);
    expect(first).toEqual({ team: 1, best: 1, worst: 3, isExact: true });
    const [same] = reachOf(all(5), before, [open(7, 2, 3)], RULES, ONLY_WINS);
    expect(same).toEqual({ team: 1, best: 2, worst: 2, isExact: true });
  });

  it('is not better for two who have ended and are equal in all', () => {
    const before = [
      ...[played(1, 1, 3, [2, 0], [7, 5]), played(2, 2, 3, [2, 0], [7, 5])],
      played(3, 4, 5, [0, 0], [0, 0]),
    ];
    expect(places(all(5), before, [open(4, 4, 5)], RULES, TWO_ONE).slice(0, 2)).toEqual(
      leagueTable(all(5), before, [], RULES)
        .slice(0, 2)
        .map(({ team }) => [team, 1, 3]),
    );
  });

  it('that exactly the two who play most have to get past', () => {
    // all have nothing yet, and each of these fixtures has a winner: 2 and 3 may win all of theirs
    const toCome = [open(1, 2, 3), open(2, 2, 4), open(3, 5, 2), open(4, 3, 6), open(5, 7, 3)];
    const reached = reachOf(all(7), [], toCome, RULES, ONLY_WINS);
    expect(reached.find(({ team }) => team === 1)).toEqual({
      ...{ team: 1, best: 3, worst: 7, isExact: true },
    });
  });

  it('nothing but the table when nothing is to come', () => {
    const before = [played(1, 1, 2, [1, 1]), played(2, 2, 3, [2, 0])];
    const reached = reachOf(all(3), before, [open(2, 2, 3)], RULES, TWO_ONE);
    const table = leagueTable(all(3), before, [], RULES);
    expect(reached).toEqual(
      table.map(({ team, place }) => ({ team, best: place, worst: place, isExact: true })),
    );
  });

  it('does not count what is to come with an annulled team', () => {
    const teams: TeamStanding[] = [...all(2), { team: 3, isWithdrawn: 'annulled' }];
    const before = [played(1, 1, 2, [2, 0])];
    expect(places(teams, before, [open(2, 3, 2), open(3, 1, 3)], RULES, TWO_ONE)).toEqual([
      ...[
        [1, 1, 1],
        [2, 2, 2],
        [3, 3, 3],
      ],
    ]);
  });

  it('decides between two who have ended by their own numbers, unless others’ are looked at first', () => {
    const before = [
      ...[played(1, 1, 3, [2, 0], [10, 2]), played(2, 2, 3, [2, 0], [7, 5])],
      played(3, 4, 5, [0, 0], [0, 0]),
    ];
    const toCome = [open(4, 4, 5)];
    expect(places(all(5), before, toCome, RULES, TWO_ONE).slice(0, 2)).toEqual([
      ...[
        [1, 1, 2],
        [2, 2, 3],
      ],
    ]);
    const headToHead: LeagueTableRules = { ...RULES, tieBreaks: ['headToHead', 'gameDifference'] };
    expect(places(all(5), before, toCome, headToHead, TWO_ONE).slice(0, 2)).toEqual([
      ...[
        [1, 1, 3],
        [2, 1, 3],
      ],
    ]);
  });

  it('leaves it open between one who has ended and one who still plays', () => {
    // 2 has won by more, and may lose by more than that what is to come
    const before = [played(1, 1, 4, [2, 0], [7, 5]), played(2, 2, 4, [2, 0], [10, 2])];
    const reached = places(all(4), before, [open(3, 2, 3)], RULES, ONLY_WINS);
    expect(new Map(reached.map(([team, ...range]) => [team, range])).get(1)).toEqual([1, 3]);
  });

  it('says when it gives bounds only', () => {
    // more ways to play than are searched: a win may cost the other points or not
    const odd: readonly PointPair[] = [
      [3, 2],
      [2, 0],
      [0, 2],
    ];
    const toCome = Array.from({ length: 8 }, (_, index) => open(index, 1, 2 + (index % 3)));
    const rows = reachOf(all(4), [], toCome, RULES, odd);
    expect(rows.find(({ team }) => team === 1)).toMatchObject({ best: 1, isExact: false });
  });
});

it('what if: assumed results stand for those to come and for played ones', () => {
  const before = [played(1, 1, 2, [2, 0]), played(2, 2, 3, [2, 0])];
  const assumed = [played(2, 2, 3, [0, 2]), played(3, 3, 1, [1, 1])];
  expect(whatIf(before, assumed)).toEqual([before[0], ...assumed]);
});

const cases = fc
  .record({
    count: fc.integer({ min: 3, max: 6 }),
    pairs: fc.constantFrom(TWO_ONE, THREE_TWO, ONLY_WINS),
    points: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 }),
    fixtures: fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: 1, maxLength: 7 }),
  })
  .map(({ count, pairs, points, fixtures }) => ({
    pairs,
    teams: all(count),
    // what each has collected, against a team of another division that counts for nothing
    before: all(count).map(({ team }, index) => points[index] ?? team),
    toCome: fixtures
      .map(([a, b], id) => open(id, (a % count) + 1, (b % count) + 1))
      .filter(({ home, away }) => home !== away),
  }));

it('is what trying all results says', () => {
  fc.assert(
    fc.property(cases, ({ pairs, teams, before, toCome }) => {
      const penalties = teams.map(({ team }, index) => ({ team, points: before[index] ?? 0 }));
      const reached = reachOf(
        teams,
        [],
        toCome,
        { ...RULES, tieBreaks: ['lot'] },
        pairs,
        penalties,
      );
      if (toCome.length === 0) return;
      const start = new Map(penalties.map(({ team, points }) => [team, points]));
      const tried = new Map(teams.map(({ team }) => [team, { best: 99, worst: 0 }]));
      tryAll(toCome, pairs, start, (end) => {
        for (const [team, points] of end) {
          const others = [...end].filter(([other]) => other !== team).map(([, value]) => value);
          const row = tried.get(team) ?? { best: 0, worst: 0 };
          row.best = Math.min(row.best, 1 + others.filter((value) => value > points).length);
          row.worst = Math.max(row.worst, 1 + others.filter((value) => value >= points).length);
        }
      });
      for (const { team, best, worst, isExact } of reached) {
        expect({ team, best, worst, isExact }).toEqual({ team, ...tried.get(team), isExact: true });
      }
    }),
    { numRuns: 300 },
  );
});

function tryAll(
  fixtures: readonly FixtureToCome[],
  pairs: readonly PointPair[],
  points: ReadonlyMap<number, number>,
  each: (end: ReadonlyMap<number, number>) => void,
): void {
  const [first, ...rest] = fixtures;
  if (!first) {
    each(points);
    return;
  }
  for (const [a, b] of pairs) {
    const next = new Map(points);
    next.set(first.home, (next.get(first.home) ?? 0) + a);
    next.set(first.away, (next.get(first.away) ?? 0) + b);
    tryAll(rest, pairs, next, each);
  }
}
