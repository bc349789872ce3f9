import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bedOf, type Dart } from './board.ts';
import { bogeyNumbers, checkoutHints, type DartsInHand } from './checkout.ts';
import { after, highestFinish, leastDarts, type Ring } from './out.ts';
import { PUBLISHED } from './testing-routes.ts';

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

  it('mostly says the same', () => {
    const table = (score: number) => written(PUBLISHED[score] ?? '').join(' ');
    const same = scores.filter((score) => routesOf(score)[0] === table(score));
    const among = scores.filter((score) => routesOf(score).includes(table(score)));
    expect(same.length / scores.length).toBeGreaterThan(0.5);
    expect(among.length / scores.length).toBeGreaterThan(0.85);
  });

  it.each([
    [170, 'T20 T20 D25'],
    [121, 'T20 T11 D14'],
    [100, 'T20 D20'],
    [81, 'T19 D12'],
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
  [168, 3, 'T20 T16 S20', 40],
  [60, 1, 'S20', 40],
  [100, 1, 'T20', 40],
])('%i with %i darts leaves a good double', (score, darts, route, leaves) => {
  const [hint] = checkoutHints(score, darts, { out: 'double' });
  expect(hint).toEqual({ darts: route.split(' '), leaves });
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
