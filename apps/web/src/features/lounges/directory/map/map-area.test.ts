import { expect, it } from 'vitest';
import { areaOf } from './map-area.ts';

const mapOf = (south: number, west: number, north: number, east: number) => ({
  getBounds: () => ({
    getSouth: () => south,
    getWest: () => west,
    getNorth: () => north,
    getEast: () => east,
  }),
  getZoom: () => 9,
});

it('asks for a little more than is seen', () => {
  expect(areaOf(mapOf(50, 6, 52, 10))).toEqual({
    south: 49.7,
    west: 5.4,
    north: 52.3,
    east: 10.6,
    zoom: 9,
  });
});

it('asks for nothing beyond the earth, however far the map is zoomed out', () => {
  expect(areaOf(mapOf(-120, -400, 120, 500))).toEqual({
    south: -90,
    west: -180,
    north: 90,
    east: 180,
    zoom: 9,
  });
});
