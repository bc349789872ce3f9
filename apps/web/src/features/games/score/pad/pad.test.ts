import { apply, type Game, newGame, type Setup } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { learnedTotals, learnTotal } from './learned-totals.ts';
import { quickTotals } from './quick-totals.ts';
import { openWays } from './visit-input.ts';

const setup = (over: Partial<Extract<Setup['rules'], { game: 'x01' }>> = {}): Setup => ({
  rules: { game: 'x01', start: 501, in: 'straight', out: 'double', ...over },
  format: { legs: { kind: 'firstTo', count: 1 } },
  sides: [1],
  first: 0,
});

describe('quick totals', () => {
  it('are what the player throws most, filled up with what most players throw', () => {
    const totals = quickTotals({ 22: 9, 7: 5, 83: 2, 99: 1 }, 180);
    expect(totals).toHaveLength(9);
    expect(totals).toEqual([...totals].sort((a, b) => Number(a) - Number(b)));
    expect(totals).toEqual(expect.arrayContaining([7, 22, 83, 60]));
    expect(totals).not.toContain(99);
  });

  const learned = { 100: 5, 60: 4, 2: 2 };
  const fitting = (most: number) =>
    quickTotals(learned, most).filter((total): total is number => total !== null);

  it.each([180, 100, 38, 3, 0])('are no bust with %d left to score', (most) => {
    const totals = fitting(most);
    expect(totals.every((total) => total <= most)).toBe(true);
    expect(new Set(totals).size).toBe(totals.length);
    expect(totals.length).toBe({ 3: 2, 0: 0 }[most] ?? 9);
  });

  it('keep their places: a key changes only when what it enters would be a bust', () => {
    let before = quickTotals(learned, 180);
    for (let most = 179; most >= 0; most -= 1) {
      const now = quickTotals(learned, most);
      const moved = before.filter((total, place) => total !== now[place]);
      expect(moved.every((total) => total === null || total > most)).toBe(true);
      before = now;
    }
  });
});

describe('totals of a player', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });

  it('are learned for each, and for the last forty', () => {
    for (const total of [60, 60, 26]) learnTotal('anna', total);
    learnTotal('ben', 60);
    expect(learnedTotals('anna')).toEqual({ 60: 2, 26: 1 });
    expect(learnedTotals('uwe')).toEqual({});
    for (let guest = 0; guest < 39; guest++) learnTotal(`guest:${guest}`, 5);
    expect(learnedTotals('anna')).toEqual({});
    expect(learnedTotals('ben')).toEqual({ 60: 1 });
  });

  it('of long ago count less', () => {
    for (let visit = 0; visit < 300; visit++) learnTotal('anna', 26);
    learnTotal('anna', 60);
    expect(learnedTotals('anna')).toEqual({ 26: 150 });
  });

  it('are nothing where the browser stores nothing, or nonsense', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => '{',
      setItem: () => {
        throw new Error('full');
      },
    });
    learnTotal('anna', 60);
    expect(learnedTotals('anna')).toEqual({});
  });
});

/** A game of one who has this left. */
function gameWith(left: number, over: Parameters<typeof setup>[0] = {}): Game {
  return newGame(setup({ start: left, ...over }));
}

describe('what a visit leaves open', () => {
  it('is nothing far from a double, for what can’t be, and at cricket', () => {
    expect(openWays(gameWith(501), { total: 60 }, true)).toEqual([]);
    expect(openWays(gameWith(110), { total: 9 }, true)).toEqual([]);
    expect(openWays(gameWith(110), { total: 179 }, true)).toEqual([]);
    const cricket: Setup = { ...setup(), rules: { game: 'cricket', scoring: 'standard' } };
    expect(openWays(newGame(cricket), { total: 60 }, true)).toEqual([]);
  });

  it('is how many darts a checkout took, and how many went at the double', () => {
    expect(openWays(gameWith(170), { total: 170 }, true)).toEqual([]);
    expect(openWays(gameWith(101), { total: 101 }, false)).toEqual([
      { dartsThrown: 2 },
      { dartsThrown: 3 },
    ]);
    expect(openWays(gameWith(140), { total: 140 }, true)).toEqual([]);
  });

  it('is darts at a double near the finish, unless nobody wants to know', () => {
    const ways = openWays(gameWith(101), { total: 61 }, true);
    expect(ways.map(({ dartsAtDouble }) => dartsAtDouble)).toEqual([0, 1, 2]);
    expect(openWays(gameWith(101), { total: 61 }, false)).toEqual([]);
    expect(openWays(gameWith(101, { out: 'straight' }), { total: 61 }, true)).toEqual([]);
  });

  it('is asked for a bust, too, and not before the leg is open', () => {
    expect(openWays(gameWith(101), { bust: true }, true).length).toBeGreaterThan(1);
    expect(openWays(gameWith(101, { in: 'double' }), { total: 0 }, true)).toEqual([]);
  });

  it.each([102, 121, 170])('with %d left has only answers that the rules take', (left) => {
    const game = gameWith(left);
    const answers = Array.from({ length: 181 }, (_, total) => total).flatMap((total) =>
      openWays(game, { total }, true).map((way) => ({ total, ...way })),
    );
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter((visit) => isRefusal(apply(game, visit)))).toEqual([]);
  });
});
