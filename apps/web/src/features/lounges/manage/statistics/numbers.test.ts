import { expect, it } from 'vitest';
import { chartTop, totalOf, utilisation } from './numbers.ts';

const week = (bookings: number, bookedHours: number) => ({
  week: '2026-11-16',
  bookings,
  income: bookings * 10,
  cancelled: 1,
  noShows: 0,
  bookedHours,
  openHours: 40,
});

it('adds weeks up', () => {
  const total = totalOf([week(2, 10), week(3, 20)]);
  expect(total).toMatchObject({ bookings: 5, income: 50, cancelled: 2, openHours: 80 });
  expect(utilisation(total)).toBeCloseTo(0.375);
});

it('a week without opening hours is not used at all', () => {
  expect(utilisation({ ...week(0, 0), openHours: 0 })).toBe(0);
});

it('ends charts at round numbers', () => {
  expect([0, 1, 3, 7, 12, 240, 251, 1001].map((value) => chartTop([value]))).toEqual([
    1, 1, 5, 10, 20, 250, 500, 2000,
  ]);
});
