import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type LeagueTableRules,
  leagueTable,
  type PlayedFixture,
  type TeamStanding,
} from './table.ts';

const RULES: LeagueTableRules = {
  tieBreaks: ['headToHead', 'gameDifference', 'legDifference', 'lot'],
  seed: 'Saison',
};
const all = (...teams: number[]): TeamStanding[] =>
  teams.map((team) => ({ team, isWithdrawn: null }));

/** A fixture of 12 games with 2, 1 or no points; legs as games, unless they are said. */
function played(
  home: number,
  away: number,
  games: readonly [number, number],
  more: Partial<PlayedFixture> = {},
): PlayedFixture {
  const [a, b] = games;
  const points = a === b ? ([1, 1] as const) : a > b ? ([2, 0] as const) : ([0, 2] as const);
  return {
    id: home * 100 + away,
    home,
    away,
    points,
    games,
    legs: games,
    isForfeit: false,
    ...more,
  };
}
const orderOf = (...args: Parameters<typeof leagueTable>) =>
  leagueTable(...args).map(({ team }) => team);

describe('a table computed by hand', () => {
  const fixtures = [
    played(1, 2, [7, 5], { legs: [24, 20] }),
    played(3, 4, [6, 6], { legs: [22, 22] }),
    played(2, 3, [10, 2], { legs: [31, 12] }),
    played(4, 1, [4, 8], { legs: [15, 27], isLive: true }),
  ];

  it('has what each team played', () => {
    const rows = leagueTable(all(1, 2, 3, 4), fixtures, [], RULES);
    expect(rows.map(({ why, decidedBy, ...row }) => row)).toEqual([
      row(1, 1, [2, 2, 0, 0], [15, 9], [51, 35], 4, true),
      row(2, 2, [2, 1, 0, 1], [15, 9], [51, 36], 2, false),
      row(4, 3, [2, 0, 1, 1], [10, 14], [37, 49], 1, true),
      row(3, 4, [2, 0, 1, 1], [8, 16], [34, 53], 1, false),
    ]);
  });

  it('says why each stands above the next', () => {
    const rows = leagueTable(all(1, 2, 3, 4), fixtures, [], RULES);
    expect(rows.map(({ decidedBy }) => decidedBy)).toEqual([
      'points',
      'points',
      'gameDifference',
      null,
    ]);
    expect(rows.map(({ why }) => why)).toEqual([
      { by: 'points', below: 2, values: [4, 2] },
      { by: 'points', below: 4, values: [2, 1] },
      { by: 'gameDifference', below: 3, values: [-4, -8] },
      null,
    ]);
  });

  it('takes the points of a penalty away, or gives some, and says so', () => {
    const penalties = [
      { team: 1, points: -2 },
      { team: 1, points: -1, reason: 'late' },
      { team: 4, points: 2 },
    ];
    const rows = leagueTable(all(1, 2, 3, 4), fixtures, penalties, RULES);
    expect(rows.map(({ team, points, penalty }) => [team, points, penalty])).toEqual([
      [4, 3, 2],
      [2, 2, 0],
      [1, 1, -3],
      [3, 1, 0],
    ]);
  });

  const row = (
    team: number,
    place: number,
    [count, won, drawn, lost]: [number, number, number, number],
    games: [number, number],
    legs: [number, number],
    points: number,
    isLive: boolean,
  ) => ({
    ...{ team, place, isWithdrawn: null, played: count, won, drawn, lost, games, legs, points },
    ...{ penalty: 0, isLive },
  });
});

describe('withdrawal and forfeit', () => {
  const fixtures = [played(1, 2, [12, 0]), played(2, 3, [7, 5]), played(3, 1, [7, 5])];

  it('puts an annulled team last and counts nothing of it for anybody', () => {
    const teams = all(2, 3).concat({ team: 1, isWithdrawn: 'annulled' });
    const rows = leagueTable(teams, fixtures, [{ team: 1, points: -2 }], RULES);
    expect(rows.map(({ team, played: count, points }) => [team, count, points])).toEqual([
      [2, 1, 2],
      [3, 1, 0],
      [1, 0, 0],
    ]);
    expect(rows.map(({ why }) => why)).toEqual([
      { by: 'points', below: 3, values: [2, 0] },
      { by: 'withdrawn', below: 1, values: null },
      null,
    ]);
    expect(rows.map(({ penalty, isWithdrawn }) => [penalty, isWithdrawn])).toEqual([
      [0, null],
      [0, null],
      [0, 'annulled'],
    ]);
  });

  it('says nothing between two annulled teams', () => {
    const teams: TeamStanding[] = [
      { team: 9, isWithdrawn: 'annulled' },
      { team: 8, isWithdrawn: 'annulled' },
      { team: 7, isWithdrawn: null },
    ];
    const rows = leagueTable(teams, [], [], RULES);
    expect(rows.map(({ team, decidedBy, why }) => [team, decidedBy, why?.below])).toEqual([
      [7, 'withdrawn', 8],
      [8, null, undefined],
      [9, null, undefined],
    ]);
  });

  it('counts what a team played whose results are kept', () => {
    const teams = all(2, 3).concat({ team: 1, isWithdrawn: 'kept' });
    const rows = leagueTable(teams, fixtures, [], RULES);
    expect(rows.map(({ team, points }) => [team, points])).toEqual([
      [1, 2],
      [3, 2],
      [2, 2],
    ]);
  });

  it('counts a forfeit as it was given, and both as losers when neither came', () => {
    const rows = leagueTable(
      all(1, 2),
      [
        played(1, 2, [12, 0], { isForfeit: true, legs: [36, 0] }),
        played(2, 1, [0, 0], { isForfeit: true, points: [0, 0] }),
      ],
      [],
      RULES,
    );
    expect(rows.map(({ team, won, drawn, lost, legs }) => [team, won, drawn, lost, legs])).toEqual([
      [1, 1, 0, 1, [36, 0]],
      [2, 0, 0, 2, [0, 36]],
    ]);
  });

  it('knows a fixture without games as a draw while it is no forfeit', () => {
    const [first] = leagueTable(all(1, 2), [played(1, 2, [0, 0], { points: [0, 0] })], [], RULES);
    expect(first).toMatchObject({ won: 0, drawn: 1, lost: 0 });
  });

  it('ignores a fixture with somebody who is not in the division', () => {
    const rows = leagueTable(all(1), [played(1, 2, [9, 3])], [], RULES);
    expect(rows[0]).toMatchObject({ played: 0, points: 0, decidedBy: null });
  });
});

describe('three are equal', () => {
  it('head-to-head is a table among exactly the three', () => {
    const fixtures = [
      ...[played(1, 2, [7, 5]), played(2, 3, [9, 3]), played(3, 1, [7, 5])],
      ...[played(1, 4, [7, 5]), played(2, 4, [7, 5]), played(3, 4, [12, 0])],
    ];
    // all have 4 points; among each other 1 has 12:12 games, 2 has 14:10, 3 has 10:14. In all, 3 has the most
    const rows = leagueTable(all(4, 3, 2, 1), fixtures, [], RULES);
    expect(rows.map(({ team }) => team)).toEqual([2, 1, 3, 4]);
    expect(rows[0]?.why).toEqual({
      ...{ by: 'headToHead', below: 1, values: [4, 0] },
      ...{ measure: 'gameDifference', among: [1, 2, 3] },
    });
    expect(rows[1]?.why).toMatchObject({ below: 3, values: [0, -4], measure: 'gameDifference' });
    const other = { ...RULES, tieBreaks: ['gameDifference', 'headToHead'] as const };
    expect(orderOf(all(1, 2, 3, 4), fixtures, [], other)).toEqual([3, 2, 1, 4]);
  });

  it('points among each other come first, and a fourth with more is not one of them', () => {
    const fixtures = [
      ...[played(1, 2, [8, 4]), played(2, 1, [8, 4]), played(1, 3, [8, 4]), played(3, 1, [6, 6])],
      ...[played(2, 3, [6, 6]), played(3, 2, [7, 5])],
      ...[played(1, 4, [5, 7]), played(4, 1, [7, 5]), played(2, 4, [7, 5]), played(4, 2, [7, 5])],
      ...[played(3, 4, [6, 6]), played(4, 3, [7, 5])],
    ];
    // in all: 1 has 2 + 2 + 1, 2 has 2 + 1 + 2, 3 has 1 + 1 + 2 + 1, 4 has 9; among the three: 5, 3 and 4
    const rows = leagueTable(all(1, 2, 3, 4), fixtures, [], RULES);
    expect(rows.map(({ team, points }) => [team, points])).toEqual([
      ...[[4, 9] as const, [1, 5] as const, [3, 5] as const, [2, 5] as const],
    ]);
    expect(rows[1]?.why).toMatchObject({ measure: 'points', values: [5, 4], among: [1, 2, 3] });
    expect(rows[2]?.why).toMatchObject({ measure: 'points', values: [4, 3], among: [1, 2, 3] });
  });

  it('does not count penalties among each other', () => {
    const fixtures = [played(1, 2, [7, 5]), played(1, 3, [7, 5]), played(2, 3, [7, 5])];
    const penalties = [
      { team: 1, points: -4 },
      { team: 2, points: -2 },
    ];
    expect(orderOf(all(3, 2, 1), fixtures, penalties, RULES)).toEqual([1, 2, 3]);
  });

  test('two with the same numbers against the others are separated by their own match', () => {
    // 1 has won both of its own, and a penalty makes all three equal
    const fixtures = [
      played(1, 2, [8, 4], { legs: [26, 20] }),
      played(1, 3, [8, 4], { legs: [26, 22] }),
      played(2, 3, [6, 6], { legs: [21, 20] }),
    ];
    const penalties = [{ team: 1, points: -3 }];
    const rules: LeagueTableRules = { ...RULES, tieBreaks: ['headToHead'] };
    // legs among the three: 2 has 20+21 to 26+20 = −5, 3 has 22+20 to 26+21 = −5; between themselves 2 has one more
    const rows = leagueTable(all(1, 2, 3), fixtures, penalties, rules);
    expect(rows.map(({ team }) => team)).toEqual([1, 2, 3]);
    expect(rows[1]?.why).toEqual({
      ...{ by: 'headToHead', below: 3, values: [1, -1] },
      ...{ measure: 'legDifference', among: [2, 3] },
    });
  });

  it('nobody is separated by a circle, so the next tie-break and then the lot follows', () => {
    const fixtures = [played(1, 2, [7, 5]), played(2, 3, [7, 5]), played(3, 1, [7, 5])];
    const rows = leagueTable(all(1, 2, 3), fixtures, [], RULES);
    expect(rows.slice(0, 2).map(({ decidedBy }) => decidedBy)).toEqual(['lot', 'lot']);
    expect(rows[2]?.decidedBy).toBeNull();
    expect(orderOf(all(3, 1, 2), fixtures, [], RULES)).toEqual(rows.map(({ team }) => team));
    const seeds = Array.from({ length: 20 }, (_, index) => `${index}`);
    const firsts = seeds.map((seed) => orderOf(all(1, 2, 3), fixtures, [], { ...RULES, seed })[0]);
    expect(new Set(firsts).size).toBe(3);
  });
});

describe('each tie-break', () => {
  const fixtures = [
    played(1, 3, [7, 5], { legs: [30, 10] }),
    played(2, 4, [9, 7], { legs: [33, 14] }),
  ];
  test.each([
    ['gamesWon', 2, [9, 7]],
    ['legDifference', 1, [20, 19]],
    ['legsWon', 2, [33, 30]],
  ] as const)('%s', (tieBreak, first, values) => {
    const rows = leagueTable(all(1, 2, 3, 4), fixtures, [], { ...RULES, tieBreaks: [tieBreak] });
    expect(rows[0]).toMatchObject({ team: first, decidedBy: tieBreak, why: { values } });
  });
});

const result = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 30, max: 60 }));
const season = fc
  .tuple(
    fc.integer({ min: 2, max: 8 }),
    fc.infiniteStream(result),
    fc.shuffledSubarray<'headToHead' | 'gameDifference' | 'gamesWon' | 'legDifference' | 'legsWon'>(
      ['headToHead', 'gameDifference', 'gamesWon', 'legDifference', 'legsWon'],
    ),
  )
  .map(([count, results, tieBreaks]) => {
    const teams = Array.from({ length: count }, (_, index) => index + 1);
    const fixtures = teams.flatMap((home) =>
      teams.flatMap((away) => {
        if (home === away) return [];
        const [games, legs] = results.next().value ?? [6, 40];
        return [played(home, away, [games, 12 - games], { legs: [legs, 90 - legs] })];
      }),
    );
    return { teams, fixtures, rules: { tieBreaks: [...tieBreaks], seed: 'x' } };
  });

describe('of any season', () => {
  it('has every team once, points never rise downwards, and sums are balanced', () => {
    fc.assert(
      fc.property(season, ({ teams, fixtures, rules }) => {
        const rows = leagueTable(all(...teams), fixtures, [], rules);
        expect(rows.map(({ team }) => team).sort((a, b) => a - b)).toEqual(teams);
        for (const [index, { points, why, decidedBy }] of rows.entries()) {
          const below = rows[index + 1];
          expect(why?.below).toBe(below?.team);
          if (below) expect(points).toBeGreaterThanOrEqual(below.points);
          if (why?.values) expect(why.values[0]).toBeGreaterThan(why.values[1]);
          if (below && points > below.points) expect(decidedBy).toBe('points');
          else if (below) expect(decidedBy).not.toBe('points');
        }
        const sum = (value: (row: (typeof rows)[number]) => number) =>
          rows.reduce((total, one) => total + value(one), 0);
        expect(sum(({ points }) => points)).toBe(fixtures.length * 2);
        expect(sum(({ games }) => games[0] - games[1])).toBe(0);
        expect(sum(({ won, lost }) => won - lost)).toBe(0);
      }),
    );
  });

  it('is the same in whatever order teams and fixtures come', () => {
    fc.assert(
      fc.property(season, fc.integer(), ({ teams, fixtures, rules }, at) => {
        const turn = Math.abs(at) % fixtures.length;
        const turned = [...fixtures.slice(turn), ...fixtures.slice(0, turn)];
        expect(leagueTable(all(...teams.toReversed()), turned, [], rules)).toEqual(
          leagueTable(all(...teams), fixtures, [], rules),
        );
      }),
    );
  });
});
