import { randomFrom } from '@oche/darts/random';
import { expect, test } from 'vitest';
import { medianOf, trendOf } from './trend.ts';

const minutes = (count: number, valueAt: (minute: number) => number) =>
  Array.from({ length: count }, (_, at) => ({ at, value: valueAt(at) }));

test('a steady growth is found, for each hour', () => {
  // 100, 101, 102 … of which 120 is the middle
  const trend = trendOf(minutes(41, (at) => 100 + at));
  expect(trend?.middle).toBe(120);
  expect(trend?.anHour).toBeCloseTo(60 / 120);
  expect(trend?.atLeast).toBeCloseTo(60 / 120);
});

test('noise alone is no growth, and outliers change nothing', () => {
  const random = randomFrom('soak');
  const noise = trendOf(minutes(240, () => 200 + random() * 10));
  expect(Math.abs(noise?.anHour ?? 1)).toBeLessThan(0.005);
  expect(noise?.atLeast).toBeLessThan(0);
  const spiky = trendOf(minutes(240, (at) => (at % 50 === 49 ? 900 : 200 + (at % 3))));
  expect(spiky?.anHour).toBe(0);
});

test('2 % an hour stand out of noise of 5 % after four hours, not after ten minutes', () => {
  const random = randomFrom('leak');
  const leaking = (at: number) => 200 * (1 + (0.02 * at) / 60) + random() * 10;
  expect(trendOf(minutes(240, leaking))?.atLeast).toBeGreaterThan(0.01);
  expect(trendOf(minutes(10, leaking))?.atLeast).toBeLessThan(0.01);
});

test('few points say nothing', () => {
  expect(trendOf(minutes(3, (at) => at))).toBeUndefined();
  expect(trendOf(minutes(9, () => 0))).toEqual({ middle: 0, anHour: 0, atLeast: 0 });
});

test('the median of an even number of values lies between two', () => {
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
  expect(medianOf([3, 1, 2])).toBe(2);
});
