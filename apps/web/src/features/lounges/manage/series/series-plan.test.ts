import type { BookingRefusal } from '@oche/validators/bookings/schemas';
import { expect, it } from 'vitest';
import { isBlocked, planOf, toggled } from './series-plan.ts';

const date = (day: string, conflict: BookingRefusal | null = null) => ({
  date: day,
  startTime: `${day}T18:00:00.000Z`,
  endTime: `${day}T20:00:00.000Z`,
  conflict,
  holiday: null,
});

it('a date outside the opening hours is a hint, a taken board is in the way', () => {
  expect(isBlocked(date('2026-12-01', 'OUTSIDE_OPENING_HOURS'))).toBe(false);
  expect(isBlocked(date('2026-12-01', 'BOARD_TAKEN'))).toBe(true);
  expect(isBlocked(date('2026-12-01'))).toBe(false);
});

it('counts what will be saved', () => {
  const dates = [date('2026-12-01'), date('2026-12-08', 'BOARD_TAKEN'), date('2026-12-15')];
  expect(planOf(dates, [])).toEqual({ count: 3, blocked: 1 });
  expect(planOf(dates, ['2026-12-08'])).toEqual({ count: 2, blocked: 0 });
});

it('skips a date and takes it back', () => {
  expect(toggled([], 'a')).toEqual(['a']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
