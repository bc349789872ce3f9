import { periodMinutes, priceRules } from '@oche/validators/lounges/opening-hours';
import { weekdays } from '@oche/validators/places';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { type Minute, minutesAround, troubledDays } from '../../../testing/slow-clock.ts';
import { type PriceRules, priceOf } from './price.ts';

const at = (time: string) => Date.parse(time);
const iso = (instant: number) => new Date(instant).toISOString();

/** 12 euro per hour and board, and 20 on Fridays from 18:00 to 02:00. */
const rules: PriceRules = {
  timeZone: 'Europe/Berlin',
  pricePerHourCents: 1200,
  priceUnit: 'board',
  priceRules: [{ weekdays: [5], period: { from: '18:00', to: '02:00' }, pricePerHour: 20 }],
};
const oneBoard = { boardCount: 1, groupSize: undefined };

describe('a price', () => {
  it('has a part for every stretch of one price', () => {
    const span = { start: at('2026-11-27T17:00:00+01:00'), end: at('2026-11-27T19:30:00+01:00') };
    expect(priceOf(rules, span, { boardCount: 2, groupSize: 5 })).toEqual({
      totalCents: 8400,
      unit: 'board',
      parts: [
        {
          start: span.start,
          end: at('2026-11-27T18:00:00+01:00'),
          minutes: 60,
          pricePerHourCents: 1200,
          quantity: 2,
          amountCents: 2400,
        },
        {
          start: at('2026-11-27T18:00:00+01:00'),
          end: span.end,
          minutes: 90,
          pricePerHourCents: 2000,
          quantity: 2,
          amountCents: 6000,
        },
      ],
    });
  });

  it('of the night belongs to the day on which its window begins', () => {
    const night = { start: at('2026-11-28T01:00:00+01:00'), end: at('2026-11-28T03:00:00+01:00') };
    expect(priceOf(rules, night, oneBoard).totalCents).toBe(2000 + 1200);
  });

  it('can be for each person, and for one where nobody said how many', () => {
    const span = { start: at('2026-11-26T17:00:00+01:00'), end: at('2026-11-26T18:00:00+01:00') };
    const perPerson: PriceRules = { ...rules, priceUnit: 'person' };
    const totalFor = (groupSize: number | undefined) =>
      priceOf(perPerson, span, { boardCount: 3, groupSize }).totalCents;
    expect([totalFor(4), totalFor(undefined)]).toEqual([4800, 1200]);
  });

  it('counts the hour that comes twice and leaves out the one that is missing', () => {
    const hours = (start: string, end: string) =>
      priceOf(rules, { start: at(start), end: at(end) }, oneBoard).totalCents / 1200;
    expect(hours('2026-10-25T01:00:00+02:00', '2026-10-25T04:00:00+01:00')).toBe(4);
    expect(hours('2026-03-29T01:00:00+01:00', '2026-03-29T04:00:00+02:00')).toBe(2);
  });

  it('is rounded to cents once', () => {
    const odd: PriceRules = {
      ...rules,
      pricePerHourCents: 1001,
      priceRules: [
        { weekdays: [5], period: { from: '18:00', to: '18:15' }, pricePerHour: 10.03 },
        { weekdays: [5], period: { from: '18:30', to: '18:45' }, pricePerHour: 10.03 },
      ],
    };
    const span = { start: at('2026-11-27T18:00:00+01:00'), end: at('2026-11-27T19:00:00+01:00') };
    const { totalCents, parts } = priceOf(odd, span, oneBoard);
    // 250.75 + 250.25 + 250.75 + 250.25
    expect(totalCents).toBe(1002);
    expect(parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(1002);
  });
});

it('is rounded half up, also where a fraction of a cent can’t be written in binary', () => {
  // what the property below has found: 22,647.5 cents, of which a sum of thirds and sixths has less
  const sunday: PriceRules = {
    ...rules,
    pricePerHourCents: 3415,
    priceRules: [{ weekdays: [7, 1], period: { from: '19:00', to: '00:00' }, pricePerHour: 7.28 }],
  };
  const start = at('2026-03-29T17:40:00+02:00');
  const span = { start, end: start + 435 * MINUTE_MS };
  const { totalCents, parts } = priceOf(sunday, span, { boardCount: 2, groupSize: undefined });
  expect(totalCents).toBe(22_648);
  expect(parts.map(({ minutes, amountCents }) => [minutes, amountCents])).toEqual([
    [80, 9107],
    [300, 7280],
    [55, 6261],
  ]);
});

const timeOfDay = fc
  .integer({ min: 0, max: 24 * 4 - 1 })
  .map((quarters) =>
    [Math.floor(quarters / 4), (quarters % 4) * 15]
      .map((part) => String(part).padStart(2, '0'))
      .join(':'),
  );
const priceRule = fc.record({
  weekdays: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 7 }),
  period: fc.record({ from: timeOfDay, to: timeOfDay }),
  pricePerHour: fc.integer({ min: 0, max: 5000 }).map((cents) => cents / 100),
});

const booking = fc.record({
  day: fc.constantFrom(...troubledDays),
  priceUnit: fc.constantFrom('board' as const, 'person' as const),
  pricePerHourCents: fc.integer({ min: 0, max: 5000 }),
  priceRules: fc
    .array(priceRule, { maxLength: 3 })
    .filter((rules) => priceRules.safeParse(rules).success),
  /** minutes after local midnight */
  from: fc.integer({ min: 0, max: 24 * 12 }).map((fives) => fives * 5),
  length: fc.integer({ min: 1, max: 12 * 12 }).map((fives) => fives * 5),
  boardCount: fc.integer({ min: 1, max: 8 }),
  groupSize: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
});

/** The price of an hour in this minute, by the clock on the wall. */
function pricePerHourIn(
  { weekday, timeOfDay: now }: Minute,
  { pricePerHourCents, priceRules }: Pick<PriceRules, 'pricePerHourCents' | 'priceRules'>,
): number {
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  for (const rule of priceRules) {
    const { from, to } = periodMinutes(rule.period);
    const days: number[] = rule.weekdays;
    const isToday = days.includes(weekday) && from <= now && now < to;
    const isFromYesterday = days.includes(yesterday) && from <= now + 1440 && now + 1440 < to;
    if (isToday || isFromYesterday) return Math.round(rule.pricePerHour * 100);
  }
  return pricePerHourCents;
}

it('is what adding up every minute gives', () => {
  fc.assert(
    fc.property(booking, ({ day, from, length, boardCount, groupSize, ...prices }) => {
      const minutes = minutesAround(day);
      const first = minutes.findIndex(({ date }) => date === day.date) + from;
      const own = minutes.slice(first, first + length);
      const start = own[0]?.instant ?? 0;
      const end = start + length * MINUTE_MS;
      const price = priceOf(
        { timeZone: day.timeZone, ...prices },
        { start, end },
        { boardCount, groupSize },
      );

      const quantity = prices.priceUnit === 'board' ? boardCount : (groupSize ?? 1);
      const sixtieths = own.reduce((sum, minute) => sum + pricePerHourIn(minute, prices), 0);
      expect(price.totalCents).toBe(Math.round((sixtieths * quantity) / 60));
      expect(price.parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(price.totalCents);
      expect(price.parts.map((part) => iso(part.start))).toEqual(
        own
          .filter(
            (minute, index) =>
              pricePerHourIn(minute, prices) !==
              (own[index - 1] ? pricePerHourIn(own[index - 1] ?? minute, prices) : null),
          )
          .map(({ instant }) => iso(instant)),
      );
      expect(price.parts.at(-1)?.end).toBe(end);
    }),
    { numRuns: 500 },
  );
});
