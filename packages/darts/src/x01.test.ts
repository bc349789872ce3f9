import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dartsAtDoubleChoices, dartsOfCheckout } from './at-double.ts';
import { BEDS, type Dart, isPossibleTotal } from './board.ts';
import type { Ring } from './out.ts';
import { isRefusal, type Visit } from './visit.ts';
import { playX01, startX01, type X01Leg, type X01Rules } from './x01.ts';

const rules = (over: Partial<X01Rules> = {}): X01Rules => ({
  game: 'x01',
  start: 501,
  in: 'straight',
  out: 'double',
  ...over,
});

/** Plays one visit of a single side that has this much left and is in. */
function from(remaining: number, visit: Visit, over: Partial<X01Rules> = {}) {
  const leg: X01Leg = { remaining: [remaining], isIn: [true] };
  return playX01(rules(over), leg, 0, visit);
}
const turn = (remaining: number, visit: Visit, over: Partial<X01Rules> = {}) => {
  const played = from(remaining, visit, over);
  return isRefusal(played) ? played : played.turn;
};
const darts = (text: string): Visit => ({ darts: text.split(' ') as Dart[] });

test('exactly the totals that three darts can make are possible', () => {
  const impossible = Array.from({ length: 181 }, (_, total) => total).filter(
    (total) => !isPossibleTotal(total),
  );
  expect(impossible).toEqual([163, 166, 169, 172, 173, 175, 176, 178, 179]);
  for (const total of [-1, 181, 0.5]) expect(isPossibleTotal(total)).toBe(false);
});

describe('a visit by its total', () => {
  it('scores', () => {
    expect(turn(501, { total: 60 })).toEqual({
      before: 501,
      after: 441,
      points: 60,
      isBust: false,
      isFinish: false,
      dartsThrown: 3,
      dartsAtDouble: 0,
    });
  });

  it.each([
    [501, { total: 179 }, 'impossibleTotal'],
    [501, { total: 181 }, 'impossibleTotal'],
    [501, { total: -1 }, 'impossibleTotal'],
    [501, { total: 60, dartsThrown: 2 }, 'impossibleDartsThrown'],
    [162, { total: 162 }, 'impossibleCheckout'],
    [159, { total: 159 }, 'impossibleCheckout'],
    [100, { total: 100, dartsThrown: 1 }, 'impossibleDartsThrown'],
    [100, { total: 100 }, 'impossibleDartsThrown'],
    [501, { bust: true }, 'impossibleTotal'],
    [182, { bust: true }, 'impossibleTotal'],
    [40, { total: 20, dartsAtDouble: 0 }, 'impossibleDartsAtDouble'],
  ] as const)('is refused when it cannot be: %i %o', (remaining, visit, refused) => {
    expect(turn(remaining, visit)).toEqual({ refused });
  });

  it.each([
    [32, { total: 60 }],
    [32, { total: 31 }],
    [32, { bust: true }],
    [181, { bust: true }],
  ] as const)('that is too much or leaves a 1 is a bust: %i %o', (remaining, visit) => {
    expect(turn(remaining, visit)).toMatchObject({
      after: remaining,
      points: 0,
      isBust: true,
      dartsThrown: 3,
    });
  });

  it('finishes with the darts that were said, or the only number there is', () => {
    expect(turn(100, { total: 100, dartsThrown: 2 })).toMatchObject({
      after: 0,
      isFinish: true,
      dartsThrown: 2,
      dartsAtDouble: 1,
    });
    expect(turn(170, { total: 170 })).toMatchObject({ isFinish: true, dartsThrown: 3 });
  });

  it('leaves a 1 only where any dart may finish', () => {
    expect(turn(32, { total: 31 }, { out: 'straight' })).toMatchObject({ after: 1, isBust: false });
    expect(turn(1, { total: 1, dartsThrown: 1 }, { out: 'straight' })).toMatchObject({
      isFinish: true,
    });
    expect(turn(180, { total: 180 }, { out: 'master' })).toMatchObject({ isFinish: true });
    expect(turn(180, { total: 180 })).toEqual({ refused: 'impossibleCheckout' });
  });
});

describe('a visit by its darts', () => {
  it.each([
    [501, 'T20 T20 T20', { after: 321, points: 180, dartsAtDouble: 0 }],
    [40, 'S20 D10', { isFinish: true, dartsThrown: 2, dartsAtDouble: 2 }],
    [40, '0 0 D20', { isFinish: true, dartsThrown: 3, dartsAtDouble: 3 }],
    [40, 'S20 S20', { isBust: true, after: 40, dartsThrown: 3, dartsAtDouble: 2 }],
    [40, 'S20 S19', { isBust: true, after: 40, points: 0 }],
    [40, 'T20', { isBust: true, after: 40, dartsAtDouble: 1 }],
    [50, 'D25', { isFinish: true, dartsThrown: 1 }],
    [25, 'S25', { isBust: true }],
  ])('%i: %s', (remaining, text, expected) => {
    expect(turn(remaining, darts(text))).toMatchObject(expected);
  });

  it.each([
    [501, 'T25 S1 S1', 'notADart'],
    [501, 'D21 S1 S1', 'notADart'],
    [501, 'T20 T20', 'dartsMissing'],
    [501, 'T20 T20 T20 T20', 'dartsTooMany'],
    [40, 'D20 S1', 'dartsTooMany'],
    [40, 'T20 S1', 'dartsTooMany'],
  ])('%i: %s is refused: %s', (remaining, text, refused) => {
    expect(turn(remaining, darts(text))).toEqual({ refused });
  });

  it('may end with a treble by master out, never by double out', () => {
    expect(turn(60, darts('T20'), { out: 'master' })).toMatchObject({ isFinish: true });
    expect(turn(60, darts('T20'))).toMatchObject({ isBust: true });
  });
});

describe('opening a leg', () => {
  const opening = rules({ in: 'double' });
  const first = (visit: Visit) => playX01(opening, startX01(opening, 1), 0, visit);

  it('counts from the first double on', () => {
    expect(first(darts('T20 D20 S20'))).toMatchObject({
      leg: { remaining: [441], isIn: [true] },
      turn: { points: 60 },
    });
    expect(first(darts('T20 T20 T20'))).toMatchObject({
      leg: { remaining: [501], isIn: [false] },
      turn: { points: 0, isBust: false },
    });
    expect(first({ total: 0 })).toMatchObject({ leg: { isIn: [false] } });
  });

  it('refuses totals that no double can have opened', () => {
    expect(first({ total: 180 })).toEqual({ refused: 'impossibleOpening' });
    expect(first({ total: 170 })).toMatchObject({ leg: { remaining: [331], isIn: [true] } });
    expect(first({ total: 1 })).toEqual({ refused: 'impossibleOpening' });
  });

  it('by master in a treble opens, too', () => {
    const master = rules({ in: 'master' });
    const played = playX01(master, startX01(master, 1), 0, darts('T20 S1 S1'));
    expect(played).toMatchObject({ leg: { remaining: [439] } });
  });

  it('is taken back with the bust that it led to', () => {
    const short = rules({ in: 'double', start: 101, handicaps: [40] });
    const played = playX01(short, startX01(short, 1), 0, darts('D10 T20'));
    expect(played).toMatchObject({ leg: { remaining: [40], isIn: [false] }, turn: { points: 0 } });
  });
});

test('a handicap is another start', () => {
  expect(startX01(rules({ handicaps: [501, 401] }), 2)).toEqual({
    remaining: [501, 401],
    isIn: [true, true],
  });
});

describe('what a scorer asks', () => {
  it.each([
    [170, [3]],
    [100, [2, 3]],
    [40, [1, 2, 3]],
    [99, [3]],
    [169, []],
  ])('%i was finished with %o darts', (remaining, expected) => {
    expect(dartsOfCheckout(remaining, 'double')).toEqual(expected);
  });

  it.each([
    [170, { finishedWith: 3 }, [1]],
    [40, { finishedWith: 1 }, [1]],
    [40, { finishedWith: 3 }, [2, 3]],
    [501, { scored: 60 }, [0]],
    [100, { scored: 60 }, [0, 1, 2]],
    [40, { scored: 0 }, [3]],
  ] as const)('from %i, %o: %o darts at a double', (remaining, ending, expected) => {
    expect(dartsAtDoubleChoices(remaining, ending, 'double')).toEqual(expected);
  });
});

const dart = fc.constantFrom(...BEDS.map((bed) => bed.dart));
const rings = fc.constantFrom<Ring>('straight', 'double', 'master');

test('any legal visits end a leg exactly at zero, with a legal dart', () => {
  fc.assert(
    fc.property(
      rings,
      rings,
      fc.array(dart, { minLength: 400, maxLength: 400 }),
      (i, out, thrown) => {
        const game = rules({ start: 101, in: i, out });
        let leg = startX01(game, 1);
        let place = 0;
        while (place < thrown.length) {
          const visit = [1, 2, 3].map((count) => thrown.slice(place, place + count));
          const played = visit
            .map((some) => playX01(game, leg, 0, { darts: some }))
            .find((one) => !isRefusal(one));
          if (!played || isRefusal(played)) return;
          const { turn: done } = played;
          const sum = done.before - done.after;
          expect(done.points).toBe(sum);
          expect(done.after).toBeGreaterThanOrEqual(0);
          expect(done.after === 0).toBe(done.isFinish);
          if (out !== 'straight') expect(done.after).not.toBe(1);
          if (done.isFinish) {
            const last = BEDS.find((bed) => bed.dart === done.darts?.at(-1));
            expect(last?.times).toBeGreaterThanOrEqual(out === 'straight' ? 1 : 2);
            if (out === 'double') expect(last?.times).toBe(2);
            return;
          }
          place += done.darts?.length ?? 3;
          leg = played.leg;
        }
      },
    ),
  );
});

test('a total says the same as its darts', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 501 }),
      fc.tuple(dart, dart, dart),
      rings,
      (remaining, three, out) => {
        const byDarts = [1, 2, 3]
          .map((count) => from(remaining, { darts: three.slice(0, count) }, { out }))
          .find((one) => !isRefusal(one));
        if (!byDarts || isRefusal(byDarts)) return;
        const { turn: done } = byDarts;
        const { dartsAtDouble, dartsThrown, points } = done;
        const byTotal = done.isBust
          ? from(remaining, { bust: true, dartsAtDouble }, { out })
          : from(remaining, { total: points, dartsThrown, dartsAtDouble }, { out });
        const { darts: _, ...entered } = done;
        expect(isRefusal(byTotal) ? byTotal : byTotal.turn).toEqual(entered);
      },
    ),
    { numRuns: 300 },
  );
});
