import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bedOf, type Dart } from './board.ts';
import { bogeyNumbers, checkoutHints, type DartsInHand } from './checkout.ts';
import { after, highestFinish, leastDarts, type Ring } from './out.ts';
import { ELSEWHERE, PUBLISHED, TWO_DARTS } from './routes/testing.ts';

const written = (text: string) =>
  text
    .split(' ')
    .map((dart) => (dart === 'B' ? 'D25' : /^\d/.test(dart) ? `S${dart}` : dart)) as Dart[];

/** What is left after a route, dart by dart; 'finish' where it ends the leg. */
const leftAfter = (remaining: number, darts: readonly Dart[], out: Ring) =>
  darts.reduce<number | 'finish' | 'bust'>((left, dart) => {
    const bed = bedOf(dart);
    return typeof left === 'number' && bed ? after(left, bed, out) : 'bust';
  }, remaining);

describe('beside the published table', () => {
  const scores = Object.keys(PUBLISHED).map(Number);
  const routesOf = (score: number) =>
    checkoutHints(score, 3, { out: 'double' }).map(({ darts }) => darts.join(' '));

  it('has a route for exactly the scores of the table', () => {
    const finishable = scores.filter((score) => routesOf(score).length > 0);
    expect(finishable).toEqual(scores);
    expect(bogeyNumbers('double')).toEqual([159, 162, 163, 165, 166, 168, 169]);
    expect(leastDarts(171, 'double')).toBeUndefined();
  });

  it('needs as many darts as the table, where that takes the surest way too', () => {
    const differing = scores.filter(
      (score) => routesOf(score)[0]?.split(' ').length !== PUBLISHED[score]?.split(' ').length,
    );
    // 61 and 65 begin with the outer bull as often as with a treble; both have two darts
    expect(differing).toEqual([]);
  });

  it('says what the table says, or what is also taught', () => {
    const table = (score: number) => written(PUBLISHED[score] ?? '').join(' ');
    const other = (score: number) => written(ELSEWHERE[score] ?? '0').join(' ');
    const same = scores.filter((score) => routesOf(score)[0] === table(score));
    const unheardOf = scores.filter(
      (score) => ![table(score), other(score)].includes(routesOf(score)[0] ?? ''),
    );
    expect(same.length / scores.length).toBeGreaterThan(0.8);
    expect(unheardOf).toEqual([]);
  });

  it('leaves D16 or D8 of an odd score', () => {
    const below = Object.keys(ELSEWHERE)
      .map(Number)
      .filter((score) => score < 41);
    const said = below.map((score) => routesOf(score)[0]);
    expect(said).toEqual(below.map((score) => written(ELSEWHERE[score] ?? '').join(' ')));
  });

  it('says with two darts what is taught of two', () => {
    const two = Object.keys(TWO_DARTS).map(Number);
    const said = two.map((score) => checkoutHints(score, 2, { out: 'double' })[0]?.darts.join(' '));
    expect(said).toEqual(two.map((score) => written(TWO_DARTS[score] ?? '').join(' ')));
  });

  it.each([
    [170, 'T20 T20 D25'],
    [120, 'T20 S20 D20'],
    [116, 'T20 S16 D20'],
    [100, 'T20 D20'],
    [81, 'T19 D12'],
    [76, 'T20 D8'],
    [60, 'S20 D20'],
    [40, 'D20'],
    [32, 'D16'],
    [3, 'S1 D1'],
  ])('finishes %i as everybody does', (score, route) => {
    expect(routesOf(score)[0]).toBe(route);
  });
});

const outs = fc.constantFrom<Ring>('straight', 'double', 'master');
const inHand = fc.constantFrom<DartsInHand>(1, 2, 3);

test('no hint needs an impossible dart or more darts than are in hand', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 260 }), inHand, outs, (score, darts, out) => {
      const least = leastDarts(score, out) ?? Infinity;
      const routes = checkoutHints(score, darts, { out });
      for (const route of routes) {
        const left = leftAfter(score, route.darts, out);
        expect(route.darts.length).toBeLessThanOrEqual(darts);
        expect(left).toBe(least <= darts ? 'finish' : route.leaves);
        expect(left).not.toBe('bust');
      }
      if (least <= darts) expect(routes.length).toBeGreaterThan(0);
      expect(new Set(routes.map((route) => route.darts.join())).size).toBe(routes.length);
    }),
  );
});

test.each<[number, DartsInHand, string, number]>([
  [169, 3, 'T20 T20 S17', 32],
  [185, 3, 'T20 T20 S25', 40],
  [181, 3, 'T20 T20 S25', 36],
  [180, 3, 'T20 T20 S20', 40],
  [168, 3, 'T20 T20 S16', 32],
  [165, 3, 'T20 T19 S16', 32],
  [60, 1, 'S20', 40],
  [100, 1, 'T20', 40],
])('%i with %i darts leaves a good double', (score, darts, route, leaves) => {
  const [hint] = checkoutHints(score, darts, { out: 'double' });
  expect(hint).toEqual({ darts: route.split(' '), leaves });
});

test('a setup aims at no small bed, and leaves a double that players like or two darts', () => {
  for (let score = 159; score <= 230; score += 1) {
    const [route] = checkoutHints(score, 3, { out: 'double' });
    if (!route || route.leaves === 0) continue;
    expect(route.darts.filter((dart) => dart.startsWith('D'))).toEqual([]);
    expect(route.darts.slice(0, 2).every((dart) => /^T(20|19|18|17)$/.test(dart))).toBe(true);
    const isLiked = [16, 20, 24, 32, 36, 38, 40].includes(route.leaves);
    expect(isLiked || route.leaves > 40, `${score} leaves ${route.leaves}`).toBe(true);
  }
});

test('nothing is said while scoring is all that counts', () => {
  expect(checkoutHints(231, 3, { out: 'double' })).toEqual([]);
  expect(checkoutHints(501, 3, { out: 'double' })).toEqual([]);
});

test('the doubles that a player likes come first', () => {
  const first = (score: number, preferredDoubles: number[]) =>
    checkoutHints(score, 3, { out: 'double', preferredDoubles })[0]?.darts.join(' ');
  expect(first(56, [])).toBe('S16 D20');
  expect(first(56, [18])).toBe('S20 D18');
  expect(first(90, [18])).toBe('T18 D18');
});

test('other rules have other finishes', () => {
  const first = (score: number, out: Ring) => checkoutHints(score, 3, { out })[0]?.darts.join(' ');
  expect(highestFinish('master')).toBe(180);
  expect(first(180, 'master')).toBe('T20 T20 T20');
  expect(first(60, 'master')).toBe('T20');
  expect(first(1, 'straight')).toBe('S1');
  expect(first(1, 'double')).toBeUndefined();
});
