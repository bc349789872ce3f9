import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degreesOf, fanOut, gridOf } from './map-grid.ts';

const COLOGNE = { south: 50.88, west: 6.8, north: 51.02, east: 7.1 };

describe('the grid', () => {
  it('has cells of 64 pixels, and whole ones', () => {
    const grid = gridOf({ ...COLOGNE, zoom: 12 });
    expect(grid.width).toBeCloseTo(degreesOf(64, 12), 12);
    for (const edge of [grid.west, grid.east]) {
      expect(edge / grid.width).toBeCloseTo(Math.round(edge / grid.width), 6);
    }
    expect(grid.west).toBeLessThanOrEqual(COLOGNE.west);
    expect(grid.south).toBeLessThanOrEqual(COLOGNE.south);
    expect(grid.east).toBeGreaterThanOrEqual(COLOGNE.east);
    expect(grid.north).toBeGreaterThanOrEqual(COLOGNE.north);
  });

  it('lies still while the map is moved within a cell', () => {
    const grid = gridOf({ south: 50.001, west: 6.001, north: 50.002, east: 6.002, zoom: 8 });
    const moved = gridOf({ south: 50.002, west: 6.002, north: 50.003, east: 6.003, zoom: 8 });
    expect(moved).toEqual(grid);
  });

  it('never has more cells than a screen, whatever is asked for', () => {
    const degrees = fc.double({ min: -90, max: 90, noNaN: true });
    const views = fc.record({
      south: degrees,
      west: fc.double({ min: -180, max: 180, noNaN: true }),
      north: degrees,
      east: fc.double({ min: -180, max: 180, noNaN: true }),
      zoom: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(views, (view) => {
        const { south, west, north, east, width, height } = gridOf(view);
        const columns = (east - west) / width;
        const rows = Math.max(0, north - south) / height;
        expect(columns).toBeLessThan(66.01);
        expect(rows).toBeLessThan(66.01);
      }),
    );
  });

  it('shows every lounge by itself when it is near, and only then', () => {
    const street = { south: 50.94, west: 6.95, north: 50.95, east: 6.96 };
    expect(gridOf({ ...street, zoom: 17 }).isSingle).toBe(true);
    expect(gridOf({ ...street, zoom: 12 }).isSingle).toBe(false);
    expect(gridOf({ ...COLOGNE, south: 40, zoom: 20 }).isSingle).toBe(false);
  });

  it('goes around the earth where the east lies west of the west', () => {
    const grid = gridOf({ south: -20, west: 170, north: -10, east: -170, zoom: 5 });
    expect(grid).toMatchObject({ west: -180, east: 180 });
  });
});

describe('pins on one spot', () => {
  const pin = (id: number, latitude: number, longitude: number) => ({ id, latitude, longitude });

  it('are put around it, a finger apart', () => {
    const zoom = 18;
    const pins = fanOut([pin(1, 50, 7), pin(2, 50, 7), pin(3, 50, 7), pin(4, 51, 7)], zoom);
    expect(pins.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(pins[3]).toEqual(pin(4, 51, 7));
    const pixels = (a: (typeof pins)[number], b: (typeof pins)[number]) =>
      Math.hypot(a.longitude - b.longitude, (a.latitude - b.latitude) * 1.55) / degreesOf(1, zoom);
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [first, second] = [pins[a], pins[b]];
      expect(first && second && pixels(first, second)).toBeGreaterThan(24);
    }
  });
});
