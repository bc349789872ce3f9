import { expect, it } from 'vitest';
import { comingDays } from './coming-days.ts';

it('has the coming weekend from Friday on, and the one that is on from today', () => {
  const weekendAt = (day: string) => comingDays(new Date(`${day}T12:00:00Z`)).weekend;
  // 2026-11-23 is a Monday
  expect(weekendAt('2026-11-23')).toEqual({ from: '2026-11-27', until: '2026-11-29' });
  expect(weekendAt('2026-11-27')).toEqual({ from: '2026-11-27', until: '2026-11-29' });
  expect(weekendAt('2026-11-28')).toEqual({ from: '2026-11-28', until: '2026-11-29' });
  expect(weekendAt('2026-11-29')).toEqual({ from: '2026-11-29', until: '2026-11-29' });
});

it('begins the day in the zone of the lounges', () => {
  expect(comingDays(new Date('2026-11-28T23:30:00Z')).today).toBe('2026-11-29');
});
