import { expect, it } from 'vitest';
import { mondayOf, weekOf, weeksFrom } from './iso-week.ts';

it.each([
  ['2026-11-29', '2026-W48', '2026-11-23'],
  ['2026-01-01', '2026-W01', '2025-12-29'],
  ['2027-01-03', '2026-W53', '2026-12-28'],
  ['2024-12-30', '2025-W01', '2024-12-30'],
  ['2021-01-03', '2020-W53', '2020-12-28'],
])('%s is in %s, which begins at %s', (date, week, monday) => {
  expect(weekOf(date)).toBe(week);
  expect(mondayOf(week)).toBe(monday);
});

it('a week that the year does not have is none', () => {
  for (const week of ['2025-W53', '2026-W00', '2026-W54', '2026-48', '26-W48', '', '2026-W48 ']) {
    expect(mondayOf(week)).toBeNull();
  }
});

it('weeks go on over the ends of years', () => {
  expect(weeksFrom('2026-W53', 1)).toBe('2027-W01');
  expect(weeksFrom('2026-W01', -1)).toBe('2025-W52');
});
