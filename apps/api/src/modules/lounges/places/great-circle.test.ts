import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  boxAround,
  boxOf,
  chordOf,
  commonBox,
  cubeOf,
  cubeOfBox,
  distanceBetween,
} from './great-circle.ts';

const latitudes = fc.double({ min: -90, max: 90, noNaN: true });
const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
const places = fc.record({ latitude: latitudes, longitude: longitudes });
const rectangles = fc.tuple(latitudes, latitudes, longitudes, longitudes).map(([a, b, c, d]) => ({
  south: Math.min(a, b),
  north: Math.max(a, b),
  west: Math.min(c, d),
  east: Math.max(c, d),
}));

const numbersOf = (cube: string) => cube.match(/-?\d[\d.e+-]*/g)?.map(Number) ?? [];

/** Whether the box contains the point, as PostgreSQL reads both. */
function contains(box: string, point: string): boolean {
  const [x1 = 0, y1 = 0, z1 = 0, x2 = 0, y2 = 0, z2 = 0] = numbersOf(box);
  const [x = 0, y = 0, z = 0] = numbersOf(point);
  return x >= x1 && x <= x2 && y >= y1 && y <= y2 && z >= z1 && z <= z2;
}

it.each([
  // distances by others, on a sphere of 6371 km
  ['Köln', 'München', [50.9375, 6.9603], [48.1374, 11.5755], 455.8],
  ['one degree of a meridian', '', [0, 0], [1, 0], 111.19],
  ['the other side of the earth', '', [0, 0], [0, 180], 20_015.1],
  ['nowhere', '', [50, 7], [50, 7], 0],
] as const)('knows how far it is: %s %s', (_from, _to, [a, b], [c, d], kilometres) => {
  const distance = distanceBetween({ latitude: a, longitude: b }, { latitude: c, longitude: d });
  expect(distance).toBeCloseTo(kilometres, 0);
});

it('a chord is shorter than the way, and belongs to exactly that way', () => {
  expect(chordOf(0)).toBe(0);
  expect(chordOf(25)).toBeLessThan(25);
  expect(chordOf(25)).toBeCloseTo(25, 3);
  expect(chordOf(Math.PI * 6371)).toBeCloseTo(2 * 6371, 6);
});

it('the box of a rectangle has everything in it that lies there', () => {
  const shares = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(rectangles, shares, shares, ({ south, north, west, east }, up, right) => {
      const inside = {
        latitude: south + (north - south) * up,
        longitude: west + (east - west) * right,
      };
      return contains(cubeOfBox(boxOf({ south, north, west, east })), cubeOf(inside));
    }),
    { numRuns: 2000 },
  );
});

it('the box of a small rectangle is small', () => {
  const town = boxOf({ south: 50.9, west: 6.9, north: 51, east: 7 });
  for (const [least, most] of town) expect(most - least).toBeLessThan(20);
});

it('the box around a place has everything within the distance, also where it is cut', () => {
  fc.assert(
    fc.property(places, places, rectangles, (here, there, rectangle) => {
      const distance = distanceBetween(here, there);
      const around = boxAround(here, chordOf(distance));
      const isInRectangle =
        there.latitude >= rectangle.south &&
        there.latitude <= rectangle.north &&
        there.longitude >= rectangle.west &&
        there.longitude <= rectangle.east;
      const point = cubeOf(there);
      return (
        contains(cubeOfBox(around), point) &&
        (!isInRectangle || contains(cubeOfBox(commonBox(around, boxOf(rectangle))), point))
      );
    }),
    { numRuns: 2000 },
  );
});
