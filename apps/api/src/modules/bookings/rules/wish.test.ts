import { weekdays } from '@oche/validators/places';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import {
  firstMinuteAt,
  laterDay,
  minutesAround,
  troubledDays,
} from '../../../testing/slow-clock.ts';
import type { BookingRules } from '../../lounges/index.ts';
import { timeRefusal } from './wish.ts';

const iso = (instant: number) => new Date(instant).toISOString();
const timeText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const setting = fc.record({
  day: fc.constantFrom(...troubledDays),
  slotMinutes: fc.constantFrom(15, 30, 60),
  /** minutes of every day's only opening, which may extend past midnight */
  from: fc.integer({ min: 0, max: 95 }).map((quarters) => quarters * 15),
  length: fc
    .oneof(fc.integer({ min: 1, max: 95 }), fc.constant(96))
    .map((quarters) => quarters * 15),
  /** the wish: minutes after local midnight, and its length */
  begin: fc.integer({ min: 0, max: 24 * 4 + 20 }).map((quarters) => quarters * 15),
  minutes: fc.integer({ min: 1, max: 20 }).map((quarters) => quarters * 15),
});

const rulesOf = ({
  day: { timeZone },
  slotMinutes,
  from,
  length,
}: typeof setting extends fc.Arbitrary<infer S> ? S : never): BookingRules => ({
  loungeId: 1,
  revision: 0,
  isActive: true,
  country: 'DE',
  state: null,
  timeZone,
  openingHours: weekdays.map((weekday) => ({
    weekday,
    periods: [{ from: timeText(from), to: timeText((from + length) % 1440) }],
  })),
  pricePerHourCents: 1200,
  priceUnit: 'board',
  priceRules: [],
  autoConfirm: true,
  slotMinutes,
  minMinutes: slotMinutes,
  maxMinutes: 240,
  bufferMinutes: 0,
  horizonDays: 30,
  leadMinutes: 0,
  cancelMinutes: 120,
  maxUpcoming: 10,
  boards: [],
  exceptions: [],
});

interface Seen {
  minutes: number;
  slotMinutes: number;
  isOnGrid: boolean;
  isOpen: boolean;
}

function expectedOf({ minutes, slotMinutes, isOnGrid, isOpen }: Seen) {
  if (minutes < slotMinutes) return 'BOOKING_TOO_SHORT';
  if (minutes > 240) return 'BOOKING_TOO_LONG';
  if (!isOnGrid) return 'BOOKING_OFF_GRID';
  return isOpen ? null : 'OUTSIDE_OPENING_HOURS';
}

it('takes exactly what is open in every minute and begins on a slot', () => {
  fc.assert(
    fc.property(setting, (given) => {
      const { day, slotMinutes, from, length, begin, minutes } = given;
      const clock = minutesAround(day);
      const start = firstMinuteAt(clock, day.date, 0) + begin * MINUTE_MS;
      const wish = { startTime: iso(start), endTime: iso(start + minutes * MINUTE_MS) };
      const now = new Date(firstMinuteAt(clock, laterDay(day.date, -2), 0));
      const refusal = timeRefusal(rulesOf(given), wish, now)?.code ?? null;

      const openings = [-2, -1, 0, 1, 2].map((days) => ({
        start: firstMinuteAt(clock, laterDay(day.date, days), from),
        end: firstMinuteAt(clock, laterDay(day.date, days), from + length),
      }));
      const own = Array.from({ length: minutes }, (_, index) => start + index * MINUTE_MS);
      const isOpen = own.every((minute) =>
        openings.some((opening) => opening.start <= minute && minute < opening.end),
      );
      const opening = openings.findLast((each) => each.start <= start && start < each.end);
      const isOnGrid =
        minutes % slotMinutes === 0 &&
        (!opening || ((start - opening.start) / MINUTE_MS) % slotMinutes === 0);
      expect(refusal).toBe(expectedOf({ minutes, slotMinutes, isOnGrid, isOpen }));
    }),
    { numRuns: 500 },
  );
});
