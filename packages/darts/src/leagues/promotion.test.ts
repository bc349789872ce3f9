import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FinalPlace,
  type FinishedDivision,
  nextSeason,
  PROMOTION_RULES,
  type PromotionRules,
} from './promotion.ts';

/** Teams 11, 12, … of division 1, and so on; some of them are special. */
function division(
  id: number,
  level: number,
  size: number,
  more: Partial<FinishedDivision> = {},
  special: Record<number, Partial<FinalPlace>> = {},
): FinishedDivision {
  const table = Array.from({ length: size }, (_, index) => {
    const team = id * 10 + index + 1;
    return { team, ...special[team] };
  });
  return { id, level, size, promotes: 1, relegates: 1, table, ...more };
}

const teamsOf = (finished: readonly FinishedDivision[], rules?: PromotionRules) =>
  nextSeason(finished, rules).divisions.map(({ teams }) => teams);

const moveOf = (team: number, finished: readonly FinishedDivision[], rules?: PromotionRules) => {
  const { moves } = nextSeason(finished, rules);
  const { kind, reason, to, instead } = moves.find((move) => move.team === team) ?? {};
  return [kind, reason, to, ...(instead ? [instead] : [])];
};

describe('two divisions', () => {
  const usual = [division(1, 1, 4, { relegates: 2 }), division(2, 2, 4, { promotes: 2 })];

  it('exchange as many as go up and down', () => {
    expect(teamsOf(usual)).toEqual([
      [11, 12, 21, 22],
      [23, 24, 13, 14],
    ]);
    expect(nextSeason(usual.toReversed())).toEqual(nextSeason(usual));
    expect(nextSeason(usual).moves[2]).toEqual({
      ...{ team: 13, kind: 'relegated', reason: 'place', from: 1, to: 2, place: 3 },
    });
    expect(moveOf(21, usual)).toEqual(['promoted', 'place', 1]);
    expect(moveOf(11, usual)).toEqual(['stays', 'place', 1]);
    expect(moveOf(24, usual)).toEqual(['stays', 'lowest', 2]);
    expect(nextSeason(usual).divisions.map(({ free }) => free)).toEqual([0, 0]);
  });

  it('let the next one up when somebody waives it', () => {
    const waiving = [division(1, 1, 4), division(2, 2, 4, {}, { 21: { waives: true } })];
    expect(moveOf(21, waiving)).toEqual(['stays', 'waived', 2]);
    expect(moveOf(22, waiving)).toEqual(['promoted', 'insteadOf', 1, [21]]);
    expect(teamsOf(waiving)).toEqual([
      [11, 12, 13, 22],
      [21, 23, 24, 14],
    ]);
  });

  it('let nobody up instead when the rules say so, and then nobody has to go down', () => {
    const waiving = [division(1, 1, 4), division(2, 2, 4, {}, { 21: { waives: true } })];
    const rules: PromotionRules = { ...PROMOTION_RULES, waived: 'nobody' };
    expect(teamsOf(waiving, rules)).toEqual([
      [11, 12, 13, 14],
      [21, 22, 23, 24],
    ]);
    expect(moveOf(14, waiving, rules)).toEqual(['stays', 'saved', 1]);
    expect(moveOf(22, waiving, rules)).toEqual(['stays', 'place', 2]);
  });

  it('let nobody up from below the last place that may', () => {
    const waiving = [
      division(1, 1, 4),
      division(2, 2, 4, { promotesDownTo: 2 }, { 21: { waives: true }, 22: { waives: true } }),
    ];
    expect(moveOf(23, waiving)).toEqual(['stays', 'place', 2]);
    expect(moveOf(14, waiving)).toEqual(['stays', 'saved', 1]);
    const second = [
      division(1, 1, 4),
      division(2, 2, 4, { promotesDownTo: 2 }, { 21: { waives: true } }),
    ];
    expect(moveOf(22, second)).toEqual(['promoted', 'insteadOf', 1, [21]]);
  });

  it('count who left as one who goes down', () => {
    const left = [
      division(1, 1, 4, {}, { 14: { isWithdrawn: 'annulled' } }),
      division(2, 2, 4, {}, { 22: { leaves: true } }),
    ];
    expect(moveOf(14, left)).toEqual(['out', 'withdrawn', null]);
    expect(moveOf(22, left)).toEqual(['out', 'leaves', null]);
    expect(moveOf(13, left)).toEqual(['stays', 'place', 1]);
    expect(nextSeason(left).divisions).toEqual([
      { id: 1, level: 1, teams: [11, 12, 13, 21], free: 0 },
      { id: 2, level: 2, teams: [23, 24], free: 2 },
    ]);
  });

  it('go up past one who has left', () => {
    const left = [division(1, 1, 4), division(2, 2, 4, {}, { 21: { isWithdrawn: 'kept' } })];
    expect(moveOf(22, left)).toEqual(['promoted', 'place', 1]);
  });

  it('fill what is free from below, or leave it free', () => {
    const free = [
      division(1, 1, 4, {}, { 13: { leaves: true }, 14: { isWithdrawn: 'kept' } }),
      division(2, 2, 4, {}, { 22: { waives: true } }),
    ];
    const up: PromotionRules = { waived: 'next', free: 'moreUp' };
    expect(teamsOf(free, up)[0]).toEqual([11, 12, 21, 23]);
    expect(moveOf(23, free, up)).toEqual(['promoted', 'free', 1]);
    const stays: PromotionRules = { waived: 'next', free: 'stays' };
    expect(nextSeason(free, stays).divisions[0]).toMatchObject({ teams: [11, 12, 21], free: 1 });
  });

  it('send the regular ones down though a place stays free', () => {
    const waiving = [division(1, 1, 4), division(2, 2, 4, { promotes: 0 })];
    const rules: PromotionRules = { waived: 'nobody', free: 'stays' };
    expect(moveOf(14, waiving, rules)).toEqual(['relegated', 'place', 2]);
    expect(nextSeason(waiving, rules).divisions.map(({ free }) => free)).toEqual([1, -1]);
  });
});

describe('three levels', () => {
  it('push more down when more come down than go up', () => {
    const levels = [
      division(1, 1, 4, { relegates: 2 }),
      division(2, 2, 4, { promotes: 1, relegates: 1 }),
      division(3, 3, 4, { promotes: 1 }),
    ];
    // 13 and 14 would go down, and 21 comes up; one place is free then, so only 14 does
    expect(teamsOf(levels)).toEqual([
      [11, 12, 13, 21],
      [22, 23, 14, 31],
      [32, 33, 34, 24],
    ]);
    const fixed: PromotionRules = { waived: 'next', free: 'stays' };
    // both go down: 2 has 22, 23, 24 and 13, 14, 31, two too many
    expect(teamsOf(levels, fixed)).toEqual([
      [11, 12, 21],
      [22, 13, 14, 31],
      [32, 33, 34, 23, 24],
    ]);
    expect(moveOf(24, levels, fixed)).toEqual(['relegated', 'place', 3]);
    expect(moveOf(23, levels, fixed)).toEqual(['relegated', 'fromAbove', 3]);
  });
});

describe('several divisions on one level', () => {
  const tree = (special: Record<number, Partial<FinalPlace>> = {}) => [
    division(1, 1, 6, { relegates: 2 }, special),
    division(2, 2, 4, { promotes: 1 }, special),
    division(3, 2, 4, { promotes: 1 }, special),
  ];

  it('each send their first up, and take those from above where room is', () => {
    expect(teamsOf(tree())).toEqual([
      [11, 12, 13, 14, 21, 31],
      [22, 23, 24, 16],
      [32, 33, 34, 15],
    ]);
  });

  it('take more where more room is: two have left one, and one goes up from the other', () => {
    const levels = [
      division(1, 1, 5, { relegates: 3, promotes: 0 }),
      division(2, 2, 4, { promotes: 1 }),
      division(3, 2, 4, { promotes: 0 }, { 33: { leaves: true }, 34: { leaves: true } }),
      division(4, 2, 4, { promotes: 0 }),
    ];
    const rules: PromotionRules = { waived: 'next', free: 'stays' };
    expect(teamsOf(levels, rules)).toEqual([
      [11, 12, 21],
      [22, 23, 24, 14],
      [31, 32, 13, 15],
      [41, 42, 43, 44],
    ]);
  });

  it('list those who come by their places, and of one place by division', () => {
    const levels = [division(3, 2, 3), division(1, 1, 4, { relegates: 2 }), division(2, 2, 3)];
    expect(teamsOf(levels)[0]).toEqual([11, 12, 21, 31]);
    const { moves, divisions } = nextSeason(levels);
    expect(divisions.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(moves.map(({ team }) => team)).toEqual([11, 12, 13, 14, 21, 22, 23, 31, 32, 33]);
  });

  it('take those from above who belong there, and push further down who has not', () => {
    const levels = [
      ...tree({ 15: { below: 3 }, 16: { below: 3 } }),
      { ...division(4, 3, 4), above: 2 },
      { ...division(5, 3, 4), above: 3 },
    ];
    const next = nextSeason(levels).divisions.map(({ teams }) => teams);
    expect(next).toEqual([
      [11, 12, 13, 14, 21, 31],
      [22, 23, 24, 41],
      [32, 15, 16, 51],
      [42, 43, 44],
      [52, 53, 54, 33, 34],
    ]);
    expect(moveOf(33, levels)).toEqual(['relegated', 'fromAbove', 5]);
  });

  it('fill a free place by the better placed', () => {
    const rules: PromotionRules = { waived: 'next', free: 'moreUp' };
    const left = { 14: { leaves: true }, 15: { leaves: true }, 16: { leaves: true } };
    const levels = tree({ ...left, 22: { waives: true } });
    expect(teamsOf(levels, rules)[0]).toEqual([11, 12, 13, 32, 21, 31].toSorted(byPlace));
    expect(moveOf(32, levels, rules)).toEqual(['promoted', 'free', 1]);
  });

  it('send nobody up where it is not said to which', () => {
    const levels = [division(1, 1, 3), division(2, 1, 3), division(3, 2, 3)];
    expect(moveOf(31, levels)).toEqual(['stays', 'place', 3]);
  });
});

/** Those who stay, then those from below by place. */
const byPlace = (a: number, b: number) =>
  Number(a > 20) - Number(b > 20) || (a > 20 ? (a % 10) - (b % 10) : 0) || a - b;

const league = fc
  .record({
    sizes: fc.array(fc.integer({ min: 4, max: 9 }), { minLength: 1, maxLength: 5 }),
    moving: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 12, maxLength: 12 }),
    odd: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 50, maxLength: 50 }),
    waived: fc.constantFrom('next' as const, 'nobody' as const),
    free: fc.constantFrom('fewerDown' as const, 'moreUp' as const, 'stays' as const),
  })
  .map(({ sizes, moving, odd, waived, free }) => {
    const finished = sizes.map((size, index): FinishedDivision => {
      const id = index + 1;
      const special = Object.fromEntries(
        Array.from({ length: size }, (_, at) => {
          const chance = odd[index * 9 + at] ?? 30;
          return [
            id * 10 + at + 1,
            {
              ...(chance === 0 && { leaves: true }),
              ...(chance < 4 && { waives: true }),
              ...(chance === 30 && { isWithdrawn: 'annulled' as const }),
            },
          ];
        }),
      );
      const more = { promotes: moving[index] ?? 1, relegates: moving[index + 6] ?? 1 };
      // the lower half of the levels has two divisions side by side
      const level = index < 3 ? id : 4;
      return division(id, level, size, { ...more, ...(index > 2 && { above: 3 }) }, special);
    });
    return { finished, rules: { waived, free } };
  });

it('in any league nobody is lost or doubled, and only the lowest grow', () => {
  fc.assert(
    fc.property(league, ({ finished, rules }) => {
      const { divisions, moves } = nextSeason(finished, rules);
      const before = finished.flatMap(({ table }) => table.map(({ team }) => team));
      expect(moves.map(({ team }) => team).sort()).toEqual(before.sort());
      const after = divisions.flatMap(({ teams }) => teams);
      expect(new Set(after).size).toBe(after.length);
      expect(after.length).toBe(before.length - moves.filter(({ to }) => to === null).length);
      const lowest = Math.max(...finished.map(({ level }) => level));
      for (const { level, free } of divisions) {
        if (level < lowest) expect(free).toBeGreaterThanOrEqual(0);
      }
      for (const { from, to, kind } of moves) {
        const levels = [from, to].map((id) => finished.find((one) => one.id === id)?.level ?? 0);
        const [a = 0, b = 0] = levels;
        if (kind === 'promoted') expect(b).toBe(a - 1);
        if (kind === 'relegated') expect(b).toBe(a + 1);
        if (kind === 'stays') expect(to).toBe(from);
      }
    }),
  );
});
