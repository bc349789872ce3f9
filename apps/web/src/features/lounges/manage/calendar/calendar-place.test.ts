import { expect, it } from 'vitest';
import { dateParam, viewParam } from './calendar-place.ts';
import { pageDate, rangeOf } from './calendar-range.ts';

it('takes days and views from the address, and nothing else', () => {
  expect(dateParam('2026-02-28')).toBe('2026-02-28');
  expect(dateParam('2026-02-30')).toBeUndefined();
  expect(dateParam('28.02.2026')).toBeUndefined();
  expect(dateParam(20260228)).toBeUndefined();
  expect(viewParam('week')).toBe('week');
  expect(viewParam('month')).toBeUndefined();
});

it('asks for the days of a view', () => {
  expect(rangeOf('day', '2026-11-27')).toEqual({ from: '2026-11-27', days: 1 });
  expect(rangeOf('week', '2026-11-27')).toEqual({ from: '2026-11-23', days: 7 });
  expect(rangeOf('list', '2026-11-27')).toEqual({ from: '2026-11-27', days: 7 });
});

it('pages by what is shown', () => {
  expect(pageDate('day', '2026-11-30', 1)).toBe('2026-12-01');
  expect(pageDate('week', '2026-11-30', -1)).toBe('2026-11-23');
});
