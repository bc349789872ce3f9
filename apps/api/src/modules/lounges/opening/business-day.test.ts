import { weekdays } from '@oche/validators/places';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laterDay, minutesAround, troubledDays } from '../../../testing/slow-clock.ts';
import { businessDayAt } from './business-day.ts';
import type { OpeningRules } from './openings.ts';

const berlin = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+01:00`);

/** Open every day from 18:00 to 02:00 in Berlin, unless told otherwise. */
const rulesOf = (rules: Partial<OpeningRules> = {}): OpeningRules => ({
  timeZone: 'Europe/Berlin',
  openingHours: weekdays.map((weekday) => ({
    weekday,
    periods: [{ from: '18:00', to: '02:00' }],
  })),
  exceptions: [],
  ...rules,
});

describe('the business day', () => {
  it.each([
    ['2026-11-27 12:00', '2026-11-27', '2026-11-28 02:00'],
    ['2026-11-27 23:30', '2026-11-27', '2026-11-28 02:00'],
    ['2026-11-28 00:55', '2026-11-27', '2026-11-28 02:00'],
    ['2026-11-28 02:00', '2026-11-28', '2026-11-29 02:00'],
  ])('at %s is %s until %s', (now, date, until) => {
    expect(businessDayAt(rulesOf(), berlin(now))).toEqual({ date, until: berlin(until) });
  });

  it('is the calendar’s day after midnight when the evening before was closed', () => {
    const rules = rulesOf({ exceptions: [{ date: '2026-11-27', periods: [] }] });
    expect(businessDayAt(rules, berlin('2026-11-28 00:55')).date).toBe('2026-11-28');
    expect(businessDayAt(rules, berlin('2026-11-27 12:00')).until).toBe(berlin('2026-11-28 00:00'));
  });

  it('begins with the next opening, however long the evening before would have been', () => {
    const rules = rulesOf({
      exceptions: [{ date: '2026-11-28', periods: [{ from: '01:00', to: '05:00' }] }],
    });
    expect(businessDayAt(rules, berlin('2026-11-28 00:30'))).toEqual({
      date: '2026-11-27',
      until: berlin('2026-11-28 01:00'),
    });
    expect(businessDayAt(rules, berlin('2026-11-28 01:30')).date).toBe('2026-11-28');
  });

  const time = fc
    .integer({ min: 0, max: 95 })
    .map((quarters) =>
      [Math.floor(quarters / 4), (quarters % 4) * 15]
        .map((part) => String(part).padStart(2, '0'))
        .join(':'),
    );
  const periods = fc.array(fc.record({ from: time, to: time }), { maxLength: 2 });
  const setting = fc.constantFrom(...troubledDays).chain(({ timeZone, date }) =>
    fc.record({
      timeZone: fc.constant(timeZone),
      date: fc.constant(date),
      openingHours: fc
        .array(periods, { minLength: 7, maxLength: 7 })
        .map((days) => weekdays.map((weekday, index) => ({ weekday, periods: days[index] ?? [] }))),
      exceptions: periods.map((own) => [{ date: laterDay(date, 1), periods: own }]),
    }),
  );

  it('lasts until the instant that it names, also when the clock changes', () => {
    fc.assert(
      fc.property(setting, fc.integer({ min: 2 * 96, max: 5 * 96 }), (rules, quarter) => {
        const minutes = minutesAround(rules);
        const at = minutes[quarter * 15];
        if (!at) return;
        const day = businessDayAt(rules, at.instant);
        const dateAt = (instant: number) => businessDayAt(rules, instant).date;
        expect([at.date, laterDay(at.date, -1)]).toContain(day.date);
        expect(dateAt(day.until - 1)).toBe(day.date);
        expect(dateAt((at.instant + day.until) / 2)).toBe(day.date);
        expect(dateAt(day.until) > day.date).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
