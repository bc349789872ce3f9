import { expect, it } from 'vitest';
import { changeOf, chartTop, percentText, totalOf, utilisation } from './numbers.ts';

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

it('adds income up in cents, so that none is lost or won', () => {
  const weeks = Array.from({ length: 10 }, () => ({ ...week(1, 1), income: 0.1 }));
  expect(totalOf(weeks).income).toBe(1);
});

it('a week without opening hours is not used at all', () => {
  expect(utilisation({ ...week(0, 0), openHours: 0 })).toBe(0);
});

it('ends charts at round numbers', () => {
  expect([0, 1, 3, 7, 12, 240, 251, 1001].map((value) => chartTop([value]))).toEqual([
    1, 1, 5, 10, 20, 250, 500, 2000,
  ]);
});

it('compares with an earlier number, if there was one', () => {
  expect(changeOf(5, 4)).toBe(0.25);
  expect(changeOf(3, 4)).toBe(-0.25);
  expect(changeOf(5, 0)).toBeNull();
});

it('little is not nothing', () => {
  const shares = [0, 0.004, 0.045, 0.0994, 0.0996, 0.375, 1.2];
  const inEnglish = shares.map((share) => percentText(share, 'en'));
  expect(inEnglish).toEqual(['0%', '0.4%', '4.5%', '9.9%', '10%', '38%', '120%']);
  expect(percentText(0.004, 'de')).toBe('0,4\u00a0%');
});
