import { describe, expect, it } from 'vitest';
import type { Entry, Setup, Turn } from './game.ts';
import { replay } from './game.ts';
import { expectedScore, isProvisional, periodsCertain, rate, UNRATED } from './ratings.ts';
import { type LegTurn, marksPerRound, statisticsOf } from './statistics.ts';
import { isRefusal } from './visit.ts';
import type { X01Rules } from './x01.ts';

const rules: X01Rules = { game: 'x01', start: 501, in: 'straight', out: 'double' };
const alone: Setup = {
  rules,
  format: { legs: { kind: 'firstTo', count: 3 } },
  sides: [1],
  first: 0,
};

function statistics(...entries: Entry[]) {
  const game = replay(alone, entries);
  if (isRefusal(game)) throw new Error(`${game.refused} at ${game.entry}`);
  return statisticsOf(
    rules,
    game.turns.filter((turn): turn is Turn & LegTurn => 'isBust' in turn),
  );
}

const NINE_DARTER: Entry[] = [
  { total: 180 },
  { darts: ['T20', 'T20', 'T20'] },
  { darts: ['T20', 'T19', 'D12'] },
];

describe('statistics', () => {
  it('of a nine-darter', () => {
    expect(statistics(...NINE_DARTER)).toMatchObject({
      darts: 9,
      points: 501,
      average: 167,
      firstNineAverage: 167,
      checkouts: { hit: 1, attempts: 1, rate: 1 },
      highestFinish: 141,
      visits: { from60: 0, from100: 0, from140: 1, is180: 2 },
      bestLeg: 9,
      averageLeg: 9,
    });
  });

  it('count the darts of a short last visit, and a bust as three without points', () => {
    const some = statistics(
      { total: 180 },
      { total: 180 },
      { total: 101 },
      { darts: ['S20', 'S20'] },
      { darts: ['0', 'D20'] },
    );
    expect(some).toMatchObject({ darts: 14, points: 501, bestLeg: 14, highestFinish: 40 });
    expect(some.average).toBeCloseTo(107.36, 2);
    expect(some.firstNineAverage).toBeCloseTo(153.67, 2);
    // two at the double in the bust, two in the visit that finished
    expect(some.checkouts).toEqual({ hit: 1, attempts: 4, rate: 0.25 });
    expect(some.doubles).toEqual(
      new Map([
        [20, { thrown: 3, hit: 1 }],
        [10, { thrown: 1, hit: 0 }],
      ]),
    );
  });

  it('know a hit only in the double that was asked for', () => {
    const some = statistics(
      { total: 180 },
      { total: 180 },
      { total: 101 },
      // another double, then the number's single: a bust
      { darts: ['D5', 'S15', 'S15'] },
      { darts: ['S20', 'S10', '0'] },
      { darts: ['D5'] },
    );
    expect(some.doubles).toEqual(
      new Map([
        [20, { thrown: 2, hit: 0 }],
        [15, { thrown: 1, hit: 0 }],
        [10, { thrown: 1, hit: 0 }],
        [5, { thrown: 2, hit: 1 }],
      ]),
    );
  });

  it('go by legs', () => {
    const some = statistics(...NINE_DARTER, { total: 60 }, ...NINE_DARTER.slice(0, 2));
    expect(some).toMatchObject({ darts: 18, bestLeg: 9, averageLeg: 9 });
    expect(some.visits).toMatchObject({ from60: 1 });
    const longer: Entry[] = [{ total: 0 }, ...NINE_DARTER];
    expect(statistics(...NINE_DARTER, ...longer)).toMatchObject({ bestLeg: 9, averageLeg: 10.5 });
  });

  it('say nothing about nothing', () => {
    expect(statistics()).toMatchObject({
      average: undefined,
      firstNineAverage: undefined,
      checkouts: { rate: undefined },
      bestLeg: undefined,
      averageLeg: undefined,
      highestFinish: 0,
    });
    expect(marksPerRound([])).toBeUndefined();
    expect(
      marksPerRound([
        { marks: 5, dartsThrown: 3 },
        { marks: 2, dartsThrown: 3 },
      ]),
    ).toBe(3.5);
  });
});

describe('Glicko-2', () => {
  it('rates the worked example of its paper', () => {
    const opponent = (rating: number, deviation: number) => ({
      rating,
      deviation,
      volatility: 0.06,
    });
    const after = rate({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { opponent: opponent(1400, 30), score: 1 },
      { opponent: opponent(1550, 100), score: 0 },
      { opponent: opponent(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('becomes less certain without games, never less than at first', () => {
    const known = { rating: 1600, deviation: 50, volatility: 0.06 };
    const later = rate(known, []);
    expect(later.rating).toBeCloseTo(1600);
    expect(later.deviation).toBeCloseTo(51.07, 1);
    expect(rate(UNRATED, []).deviation).toBe(350);
  });

  it('grows less certain with time, part by part', () => {
    const known = { rating: 1600, deviation: 50, volatility: 0.06 };
    const halves = rate(rate(known, [], 0.5), [], 0.5);
    expect(halves.deviation).toBeCloseTo(rate(known, []).deviation, 6);
    expect(rate(known, [], 0)).toEqual(known);
  });

  it('is provisional again after as many periods as are said', () => {
    const known = { rating: 1600, deviation: 50, volatility: 0.06 };
    const periods = periodsCertain(known);
    expect(isProvisional(rate(known, [], periods * 0.999))).toBe(false);
    expect(isProvisional(rate(known, [], periods * 1.001))).toBe(true);
    expect(periodsCertain(UNRATED)).toBe(0);
  });

  it('is provisional until certain enough', () => {
    let own = UNRATED;
    const other = { rating: 1500, deviation: 60, volatility: 0.06 };
    expect(isProvisional(own)).toBe(true);
    for (let game = 0; game < 12; game += 1) {
      own = rate(own, [{ opponent: other, score: game % 2 === 0 ? 1 : 0 }]);
    }
    expect(isProvisional(own)).toBe(false);
    expect(expectedScore(own, own)).toBe(0.5);
    expect(expectedScore({ ...own, rating: 1900 }, other)).toBeGreaterThan(0.85);
  });

  it('rates a surprise as a surprise', () => {
    const erratic = rate({ rating: 1500, deviation: 50, volatility: 0.06 }, [
      { opponent: { rating: 2300, deviation: 40, volatility: 0.06 }, score: 1 },
    ]);
    expect(erratic.volatility).toBeGreaterThan(0.06);
  });
});
