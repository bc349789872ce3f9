import { DEFAULT_OPENING_HOURS } from '@oche/validators/lounges/opening-hours';
import { describe, expect, it } from 'vitest';
import { hoursError } from './hours-check.ts';
import { copied, dayAfter, endOf, hoursOf, nextPeriod, weekOf, withDay } from './week.ts';

const night = { from: '18:00', to: '02:00' };
const closed = weekOf([]);

describe('the week that is edited', () => {
  it('has all days, and leaves closed ones out when it is saved', () => {
    expect(weekOf([{ weekday: 5, periods: [night] }])).toEqual([[], [], [], [], [night], [], []]);
    expect(hoursOf(withDay(closed, 5, [night]))).toEqual([{ weekday: 5, periods: [night] }]);
    expect(hoursOf(weekOf(DEFAULT_OPENING_HOURS))).toEqual(DEFAULT_OPENING_HOURS);
  });

  it('copies a day to others', () => {
    const week = copied(withDay(closed, 1, [night]), 1, [2, 7]);
    expect(hoursOf(week).map(({ weekday }) => weekday)).toEqual([1, 2, 7]);
    expect(copied(week, 3, [1, 2, 7])).toEqual(closed);
  });

  it('says on which day times are in the way of others, and that a night runs into the morning', () => {
    const morning = { from: '01:00', to: '03:00' };
    const key = 'overlappingTimes';
    expect(hoursError(withDay(withDay(closed, 5, [night]), 6, [morning]))).toEqual({
      key,
      weekday: 5,
    });
    expect(hoursError(withDay(withDay(closed, 7, [night]), 1, [morning]))).toEqual({
      key,
      weekday: 7,
    });
    const twice = withDay(withDay(closed, 2, [night]), 3, [night, { from: '20:00', to: '21:00' }]);
    expect(hoursError(twice)).toEqual({ key, weekday: 3 });
    expect(hoursError(withDay(closed, 5, [night]))).toBeNull();
    expect(hoursError(withDay(closed, 5, [{ from: '', to: '02:00' }]))?.weekday).toBe(5);
  });
});

it('offers what comes after the last opening of a day', () => {
  expect(nextPeriod([])).toEqual({ from: '18:00', to: '23:00' });
  expect(nextPeriod([{ from: '11:00', to: '14:00' }])).toEqual({ from: '14:00', to: '23:00' });
  expect(nextPeriod([night])).toEqual({ from: '18:00', to: '23:00' });
});

it('knows which periods end on another day', () => {
  expect(endOf(night)).toBe('nextDay');
  expect(endOf({ from: '10:00', to: '24:00' })).toBe('sameDay');
  expect(endOf({ from: '10:00', to: '10:00' })).toBe('allDay');
  expect(endOf({ from: '00:00', to: '24:00' })).toBe('allDay');
  expect(endOf({ from: '10:00', to: '00:00' })).toBe('nextDay');
  expect(dayAfter(7)).toBe(1);
  expect(dayAfter(5)).toBe(6);
});
