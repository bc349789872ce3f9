import { describe, expect, it } from 'vitest';
import { instantOf, mondayOf, timeText, wallTime, weekdayOf } from './wall-time.ts';

const BERLIN = 'Europe/Berlin';
const iso = (instant: number) => new Date(instant).toISOString();

describe('instantOf', () => {
  it('knows summer and winter', () => {
    expect(iso(instantOf('2026-07-03', 19 * 60, BERLIN))).toBe('2026-07-03T17:00:00.000Z');
    expect(iso(instantOf('2026-11-27', 19 * 60, BERLIN))).toBe('2026-11-27T18:00:00.000Z');
  });

  it('takes minutes beyond midnight as the next day', () => {
    expect(iso(instantOf('2026-11-27', 26 * 60, BERLIN))).toBe('2026-11-28T01:00:00.000Z');
  });

  it('is the first of two when the clock is set back', () => {
    expect(iso(instantOf('2026-10-25', 150, BERLIN))).toBe('2026-10-25T00:30:00.000Z');
    expect(iso(instantOf('2026-10-25', 180, BERLIN))).toBe('2026-10-25T02:00:00.000Z');
  });

  it('goes on by the hour that the clock skips', () => {
    expect(iso(instantOf('2026-03-29', 150, BERLIN))).toBe('2026-03-29T01:30:00.000Z');
    expect(iso(instantOf('2026-03-29', 180, BERLIN))).toBe('2026-03-29T01:00:00.000Z');
  });

  it('works far from Greenwich', () => {
    expect(iso(instantOf('2026-01-10', 60, 'Pacific/Auckland'))).toBe('2026-01-09T12:00:00.000Z');
    expect(iso(instantOf('2026-01-10', 60, 'America/New_York'))).toBe('2026-01-10T06:00:00.000Z');
  });
});

it('reads the wall clock, also in the hour that comes twice', () => {
  const first = Date.parse('2026-10-25T00:30Z');
  const second = Date.parse('2026-10-25T01:30Z');
  expect(wallTime(first, BERLIN)).toEqual({ date: '2026-10-25', minutes: 150 });
  expect(wallTime(second, BERLIN)).toEqual({ date: '2026-10-25', minutes: 150 });
});

it('counts days without looking at clocks', () => {
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
});

it('writes times of day', () => {
  expect(timeText(0)).toBe('00:00');
  expect(timeText(26 * 60 + 5)).toBe('02:05');
});
