import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceBetween } from '../../../lounges/index.ts';
import { cellsAround } from './cells.ts';

/** As `market_cell` of the database. */
const cellOf = (latitude: number, longitude: number, isCoarse: boolean): string => {
  const row = Math.floor((latitude + 90) * (isCoarse ? 1 : 4));
  const column = Math.floor((longitude + 180) * (isCoarse ? 0.625 : 2.5));
  return `${isCoarse ? '+c' : '+g'}${row * 1000 + column}`;
};
const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });

it('whatever lies in a circle lies in one of its cells', () => {
  fc.assert(
    fc.property(
      degrees(-60, 70),
      degrees(-179.9, 179.9),
      fc.constantFrom(5, 10, 25, 50, 100, 200),
      degrees(-1, 1),
      degrees(-1, 1),
      (latitude, longitude, radius, up, right) => {
        const there = {
          latitude: latitude + (up * radius) / 111,
          longitude: longitude + (right * radius) / 111 / Math.cos((latitude * Math.PI) / 180),
        };
        const around = ((there.longitude + 540) % 360) - 180;
        const place = { latitude: there.latitude, longitude: around };
        fc.pre(distanceBetween({ latitude, longitude }, place) <= radius);
        const cells = cellsAround({ latitude, longitude }, radius);
        return cells.includes(cellOf(place.latitude, place.longitude, radius > 60));
      },
    ),
    { numRuns: 2000 },
  );
});

it('a circle touches few cells', () => {
  const cologne = { latitude: 50.938, longitude: 6.957 };
  for (const [radius, most] of [
    [5, 4],
    [25, 9],
    [50, 22],
    [200, 25],
  ] as const) {
    expect([radius, cellsAround(cologne, radius).length <= most]).toEqual([radius, true]);
  }
});
