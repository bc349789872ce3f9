import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, midnightOf, weekdayOf } from '../../../lib/time/wall-clock.ts';
import { afterOnClock, clockMinutes, datesBetween, minutesOfDay, startOn } from './dates.ts';

const BERLIN = 'Europe/Berlin';
const rhythm = (firstDate: string, more: object = {}) => ({
  repeats: 'weekly' as const,
  every: 1,
  firstDate,
  lastDate: null,
  ...more,
});

describe('the dates of a series', () => {
  it('are each Thursday, each other one, or the second or last one of a month', () => {
    const between = (more: object, first = '2031-03-06') =>
      datesBetween(rhythm(first, more), '2031-03-01', '2031-06-30');
    expect(between({ lastDate: '2031-03-20' })).toEqual(['2031-03-06', '2031-03-13', '2031-03-20']);
    expect(between({ every: 4 })).toEqual([
      '2031-03-06',
      '2031-04-03',
      '2031-05-01',
      '2031-05-29',
      '2031-06-26',
    ]);
    expect(between({ repeats: 'monthly' }, '2031-03-13')).toEqual([
      '2031-03-13',
      '2031-04-10',
      '2031-05-08',
      '2031-06-12',
    ]);
    // the fifth one of a month is the last one of the others
    expect(between({ repeats: 'monthly' }, '2031-01-30')).toEqual([
      '2031-03-27',
      '2031-04-24',
      '2031-05-29',
      '2031-06-26',
    ]);
  });

  it('stay on their weekday, in order, whatever part of them is asked for', () => {
    fc.assert(
      fc.property(
        fc.record({
          repeats: fc.constantFrom('weekly' as const, 'monthly' as const),
          every: fc.integer({ min: 1, max: 12 }),
          day: fc.nat(1000),
          from: fc.nat(3000),
          length: fc.nat(800),
        }),
        ({ repeats, every, day, from, length }) => {
          const firstDate = addDays('2030-01-01', day);
          const all = rhythm(firstDate, { repeats, every });
          const since = addDays(firstDate, from);
          const until = addDays(since, length);
          const part = datesBetween(all, since, until);
          const whole = datesBetween(all, firstDate, until);
          expect(whole[0]).toBe(firstDate);
          expect(part).toEqual(whole.filter((date) => date >= since));
          expect(part).toEqual([...new Set(part)].sort());
          const weekday = weekdayOf(midnightOf(firstDate));
          expect(part.every((date) => weekdayOf(midnightOf(date)) === weekday)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are at the same time on the clock, in winter and in summer', () => {
    expect(startOn('2031-03-27', 19 * 60, BERLIN)).toBe('2031-03-27T18:00:00.000Z');
    expect(startOn('2031-04-03', 19 * 60, BERLIN)).toBe('2031-04-03T17:00:00.000Z');
    expect(minutesOfDay(BERLIN, '2031-04-03T17:00:00.000Z')).toBe(19 * 60);
    // the day before at ten, although the clock is put forward in the night
    const start = startOn('2031-03-30', 14 * 60, BERLIN);
    const deadline = afterOnClock(BERLIN, start, -16 * 60);
    expect(deadline).toBe('2031-03-29T21:00:00.000Z');
    expect(clockMinutes(BERLIN, start, deadline)).toBe(-16 * 60);
  });
});
