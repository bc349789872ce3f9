import { expect, it } from 'vitest';
import { mergeClose } from './merge-close.ts';

const pin = (id: number, latitude: number, longitude: number) => ({
  latitude,
  longitude,
  count: 1,
  lounge: { id, name: `Lounge ${id}`, city: 'Köln', rating: null, priceFrom: 10 },
});
const cluster = (count: number, latitude: number, longitude: number) => ({
  latitude,
  longitude,
  count,
  lounge: null,
});

const cologne = pin(1, 50.94, 6.96);
const deutz = pin(2, 50.936, 6.98);

it('puts pins together that would cover each other, and lets them go when the map comes nearer', () => {
  expect(mergeClose([cologne, deutz], 8)).toEqual([
    { latitude: 50.94, longitude: 6.96, count: 2, lounge: null },
  ]);
  expect(mergeClose([cologne, deutz], 13)).toEqual([cologne, deutz]);
});

it('leaves the larger one where it is', () => {
  const ruhr = cluster(7, 50.95, 6.9);
  const bonn = cluster(3, 50.73, 7.1);
  expect(mergeClose([cologne, bonn, ruhr, deutz], 6)).toEqual([{ ...ruhr, count: 12 }]);
});

it('loses nobody', () => {
  const many = Array.from({ length: 400 }, (_, index) =>
    pin(index, 47 + ((index * 37) % 100) / 12, 6 + ((index * 61) % 100) / 11),
  );
  const merged = mergeClose(many, 5);
  expect(merged.reduce((sum, { count }) => sum + count, 0)).toBe(400);
  expect(merged.length).toBeLessThan(100);
});

it('never touches the single pins of the nearest view', () => {
  const doors = [cologne, { ...deutz, latitude: cologne.latitude, longitude: cologne.longitude }];
  expect(mergeClose(doors, 16)).toEqual(doors);
});
