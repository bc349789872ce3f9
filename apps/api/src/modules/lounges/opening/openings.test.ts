import { periodMinutes } from '@oche/validators/lounges/opening-hours';
import { weekdays } from '@oche/validators/places';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import {
  firstMinuteAt,
  laterDay,
  minutesAround,
  troubledDays,
} from '../../../testing/slow-clock.ts';
import {
  isOpenThrough,
  type OpeningRules,
  openingsBetween,
  openingsOfDays,
  openState,
  slotsOf,
} from './openings.ts';

const berlin = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+01:00`);
const iso = (instant: number) => new Date(instant).toISOString();

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

describe('openings', () => {
  it('reach past midnight and belong to the day on which they begin', () => {
    expect(openingsOfDays(rulesOf(), '2026-11-27', '2026-11-27')).toEqual([
      { date: '2026-11-27', start: berlin('2026-11-27 18:00'), end: berlin('2026-11-28 02:00') },
    ]);
  });

  it('are an hour longer in the night in which the clock goes back, and one shorter in spring', () => {
    const hoursOf = (date: string) =>
      openingsOfDays(
        rulesOf({ exceptions: [{ date, periods: [{ from: '18:00', to: '06:00' }] }] }),
        date,
        date,
      ).map(({ start, end }) => (end - start) / HOUR_MS);
    expect([hoursOf('2026-10-24'), hoursOf('2026-03-28'), hoursOf('2026-11-27')]).toEqual([
      [13],
      [11],
      [12],
    ]);
  });

  it('of an exception hold instead of the weekday’s, also none at all', () => {
    const rules = rulesOf({
      exceptions: [
        { date: '2026-12-24', periods: [] },
        { date: '2026-12-25', periods: [{ from: '12:00', to: '24:00' }] },
      ],
    });
    expect(openingsOfDays(rules, '2026-12-24', '2026-12-25')).toEqual([
      { date: '2026-12-25', start: berlin('2026-12-25 12:00'), end: berlin('2026-12-26 00:00') },
    ]);
  });

  it('end where the next one begins, and lose nothing', () => {
    const rules = rulesOf({
      exceptions: [
        { date: '2026-11-27', periods: [{ from: '18:00', to: '06:00' }] },
        { date: '2026-11-28', periods: [{ from: '02:00', to: '04:00' }] },
      ],
    });
    expect(openingsOfDays(rules, '2026-11-27', '2026-11-28')).toEqual([
      { date: '2026-11-27', start: berlin('2026-11-27 18:00'), end: berlin('2026-11-28 02:00') },
      { date: '2026-11-28', start: berlin('2026-11-28 02:00'), end: berlin('2026-11-28 06:00') },
    ]);
  });
});

describe('the state', () => {
  it('says until when it is open, and from when on', () => {
    expect(openState(rulesOf(), berlin('2026-11-27 23:00'))).toEqual({
      isOpen: true,
      changesAt: iso(berlin('2026-11-28 02:00')),
    });
    expect(openState(rulesOf(), berlin('2026-11-28 02:00'))).toEqual({
      isOpen: false,
      changesAt: iso(berlin('2026-11-28 18:00')),
    });
  });

  it('has no change within two weeks where it never closes or never opens', () => {
    const always = weekdays.map((weekday) => ({
      weekday,
      periods: [{ from: '08:00', to: '08:00' }],
    }));
    const now = berlin('2026-11-27 23:00');
    expect(openState(rulesOf({ openingHours: always }), now)).toEqual({
      isOpen: true,
      changesAt: null,
    });
    expect(openState(rulesOf({ openingHours: [] }), now)).toEqual({
      isOpen: false,
      changesAt: null,
    });
  });
});

const timeOfDay = fc
  .integer({ min: 0, max: 24 * 12 - 1 })
  .map((fives) => fives * 5)
  .map((minutes) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  );
const period = fc.record({ from: timeOfDay, to: timeOfDay });
const periods = fc.array(period, { maxLength: 3 });
/** Includes overlapping hours, which the schema would refuse. */
const week = fc
  .array(periods, { minLength: 7, maxLength: 7 })
  .map((days) => weekdays.map((weekday, index) => ({ weekday, periods: days[index] ?? [] })));

const setting = fc.constantFrom(...troubledDays).chain(({ timeZone, date }) =>
  fc.record({
    timeZone: fc.constant(timeZone),
    date: fc.constant(date),
    openingHours: week,
    exceptions: fc
      .uniqueArray(fc.record({ days: fc.integer({ min: -1, max: 1 }), periods }), {
        selector: ({ days }) => days,
        maxLength: 2,
      })
      .map((list) => list.map(({ days, ...rest }) => ({ date: laterDay(date, days), ...rest }))),
  }),
);

type Setting = typeof setting extends fc.Arbitrary<infer S> ? S : never;

/** Minute by minute: whether an opening of this day or of the days before is under way. */
function openMinutes(given: Setting): { instant: number; isOpen: boolean; date: string }[] {
  const minutes = minutesAround(given);
  const openings = [-2, -1, 0, 1, 2].flatMap((days) => {
    const date = laterDay(given.date, days);
    const weekday = new Date(date).getUTCDay() || 7;
    const own =
      given.exceptions.find((exception) => exception.date === date)?.periods ??
      given.openingHours.find((day) => day.weekday === weekday)?.periods ??
      [];
    return own.map((each) => {
      const { from, to } = periodMinutes(each);
      return {
        from: firstMinuteAt(minutes, date, from),
        to: firstMinuteAt(minutes, date, to),
      };
    });
  });
  return minutes.map(({ instant, date }) => ({
    instant,
    date,
    isOpen: openings.some(({ from, to }) => from <= instant && instant < to),
  }));
}

describe('compared with a look at every minute', () => {
  it('the lounge is open in the same minutes, and no two openings overlap', () => {
    fc.assert(
      fc.property(setting, (given) => {
        const openings = openingsOfDays(given, laterDay(given.date, -2), laterDay(given.date, 2));
        for (const [index, { start }] of openings.entries()) {
          expect(start).toBeGreaterThanOrEqual(openings[index - 1]?.end ?? start);
        }
        const own = openMinutes(given).filter(({ date }) => date === given.date);
        for (const { instant, isOpen } of own) {
          const found = openings.some(({ start, end }) => start <= instant && instant < end);
          if (found !== isOpen) expect({ instant: iso(instant), found }).toEqual({ isOpen });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a stretch of time is open through when every minute of it is', () => {
    const stretch = fc.record({
      given: setting,
      from: fc.integer({ min: 0, max: 24 * 12 }),
      length: fc.integer({ min: 1, max: 8 * 12 }),
    });
    fc.assert(
      fc.property(stretch, ({ given, from, length }) => {
        const minutes = openMinutes(given);
        const first = minutes.findIndex(({ date }) => date === given.date) + from * 5;
        const own = minutes.slice(first, first + length * 5);
        const start = own[0]?.instant ?? 0;
        const end = start + own.length * MINUTE_MS;
        expect(isOpenThrough(given, { start, end })).toBe(own.every(({ isOpen }) => isOpen));
        const touched = openingsBetween(given, { start, end }).length > 0;
        expect(touched).toBe(own.some(({ isOpen }) => isOpen));
      }),
      { numRuns: 300 },
    );
  });

  it('the next change is the next minute that is different', () => {
    const moment = fc.record({ given: setting, at: fc.integer({ min: 0, max: 23 * 60 }) });
    fc.assert(
      fc.property(moment, ({ given, at }) => {
        const minutes = openMinutes(given);
        const first = minutes.findIndex(({ date }) => date === given.date) + at;
        const now = minutes[first];
        const { isOpen, changesAt } = openState(given, now?.instant ?? 0);
        expect(isOpen).toBe(now?.isOpen);
        const change = minutes
          .slice(first, first + 1440)
          .find((minute) => minute.isOpen !== now?.isOpen);
        if (change) expect(changesAt).toBe(iso(change.instant));
        else
          expect(Date.parse(changesAt ?? '9999')).toBeGreaterThan(
            (now?.instant ?? 0) + 1439 * MINUTE_MS,
          );
      }),
      { numRuns: 300 },
    );
  });

  it('slots follow each other in steps and fill the opening', () => {
    fc.assert(
      fc.property(setting, fc.constantFrom(15, 30, 60), (given, slotMinutes) => {
        for (const opening of openingsOfDays(given, given.date, given.date)) {
          const slots = slotsOf(opening, slotMinutes);
          const expected = [];
          let next = opening.start;
          while (next + slotMinutes * MINUTE_MS <= opening.end) {
            expected.push(next);
            next += slotMinutes * MINUTE_MS;
          }
          expect(slots).toEqual(expected);
        }
      }),
    );
  });
});
