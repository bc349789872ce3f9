import * as z from 'zod/mini';
import { timeOfDay, type Weekday, weekday } from '../places.ts';
import { isWholeCents } from '../whole-cents.ts';
import { MAX_PERIODS_A_DAY, PRICE_PER_HOUR_MAX } from './limits.ts';

/**
 * One opening of a day. If `to` is at or before `from`, it is on the next day (18:00 to 02:00); the
 * same time twice means the whole day.
 */
export const openingPeriod = z.object({
  from: timeOfDay.check(z.refine((value) => value !== '24:00', 'invalidTime')),
  to: timeOfDay,
});
export type OpeningPeriod = z.infer<typeof openingPeriod>;

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Minutes since midnight. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes since midnight of the day on which the opening begins; `to` may be on the next day. */
export function periodMinutes({ from, to }: OpeningPeriod): { from: number; to: number } {
  const start = minutesOf(from);
  const end = minutesOf(to);
  return { from: start, to: end > start ? end : end + DAY };
}

const MAX_PRICE_RULES = 20;

/**
 * Whether any of them overlap. Times are minutes of a week, whose end continues at its beginning.
 */
function overlaps(spans: { from: number; to: number }[]): boolean {
  const cut = spans.flatMap(({ from, to }) =>
    to > WEEK
      ? [
          { from, to: WEEK },
          { from: 0, to: to - WEEK },
        ]
      : [{ from, to }],
  );
  cut.sort((a, b) => a.from - b.from);
  return cut.some(({ from }, index) => index > 0 && from < (cut[index - 1]?.to ?? 0));
}

const spanOn = (day: Weekday, period: OpeningPeriod) => {
  const { from, to } = periodMinutes(period);
  const midnight = (day - 1) * DAY;
  return { from: midnight + from, to: midnight + to };
};

/** The openings of all weekdays; a day without an entry is closed. */
export const openingHours = z
  .array(
    z.object({
      weekday,
      periods: z.array(openingPeriod).check(z.maxLength(MAX_PERIODS_A_DAY, 'tooMany')),
    }),
  )
  .check(
    z.maxLength(7, 'invalid'),
    z.refine((days) => new Set(days.map((day) => day.weekday)).size === days.length, {
      error: 'invalid',
      abort: true,
    }),
    z.refine(
      (days) =>
        !overlaps(days.flatMap((day) => day.periods.map((period) => spanOn(day.weekday, period)))),
      'overlappingTimes',
    ),
  );
export type OpeningHours = z.infer<typeof openingHours>;

/** The hours of a lounge whose owner has not entered any. */
export const DEFAULT_OPENING_HOURS: OpeningHours = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({
  weekday: day,
  periods: [{ from: '10:00', to: '02:00' }],
}));

/** Openings of a single day that replace the weekday's; none means closed. */
export const exceptionPeriods = z.array(openingPeriod).check(
  z.maxLength(MAX_PERIODS_A_DAY, 'tooMany'),
  z.refine((periods) => !overlaps(periods.map((period) => spanOn(1, period))), 'overlappingTimes'),
);

/** A price at some times of the week that replaces the lounge's usual one. */
const priceRule = z.object({
  weekdays: z.array(weekday).check(z.minLength(1, 'required'), z.maxLength(7, 'invalid')),
  /** from `from` on each of these days to `to`, which may be on the next day */
  period: openingPeriod,
  /** euro */
  pricePerHour: z
    .number('required')
    .check(
      z.minimum(0, 'negative'),
      z.maximum(PRICE_PER_HOUR_MAX, 'tooLarge'),
      z.refine(isWholeCents, 'invalid'),
    ),
});
export type PriceRule = z.infer<typeof priceRule>;

export const priceRules = z.array(priceRule).check(
  z.maxLength(MAX_PRICE_RULES, 'tooMany'),
  z.refine(
    (rules) =>
      !overlaps(
        rules.flatMap((rule) => [...new Set(rule.weekdays)].map((day) => spanOn(day, rule.period))),
      ),
    'overlappingTimes',
  ),
);
