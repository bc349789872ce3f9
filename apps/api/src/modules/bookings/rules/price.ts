import { type PriceRule, periodMinutes } from '@oche/validators/lounges/opening-hours';
import { centsOf, centsOfSixtieths } from '@oche/validators/money';
import {
  DAY_MS,
  MINUTE_MS,
  startOfDay,
  stretchesBetween,
  weekdayOf,
} from '../../../lib/time/wall-clock.ts';
import type { Interval } from '../../lounges/index.ts';

export interface PriceRules {
  timeZone: string;
  pricePerHourCents: number;
  priceUnit: 'board' | 'person';
  /** other prices at some times of the week; no two of them overlap */
  priceRules: readonly PriceRule[];
}

interface PricePart extends Interval {
  /** real minutes */
  minutes: number;
  pricePerHourCents: number;
  /** how many boards or persons */
  quantity: number;
  amountCents: number;
}

export interface Price {
  totalCents: number;
  /** consecutive parts with one price each; their amounts add up to the total */
  parts: PricePart[];
  unit: 'board' | 'person';
}

export interface Ordered {
  boardCount: number;
  /** if unknown, one person is charged */
  groupSize: number | undefined | null;
}

/**
 * The price of a booking: for every hour of real time the price that the rules have for what the
 * clock on the wall shows then, times boards or persons. It is counted in whole sixtieths of a cent and
 * rounded half up once, at the end.
 */
export function priceOf(
  rules: PriceRules,
  span: Interval,
  { boardCount, groupSize }: Ordered,
): Price {
  const quantity = rules.priceUnit === 'board' ? boardCount : (groupSize ?? 1);
  let sixtieths = 0;
  const parts = pricedStretches(rules, span).map((stretch): PricePart => {
    const minutes = (stretch.end - stretch.start) / MINUTE_MS;
    const before = centsOfSixtieths(sixtieths);
    sixtieths += stretch.pricePerHourCents * minutes * quantity;
    return { ...stretch, minutes, quantity, amountCents: centsOfSixtieths(sixtieths) - before };
  });
  return { totalCents: centsOfSixtieths(sixtieths), parts, unit: rules.priceUnit };
}

interface PricedStretch extends Interval {
  pricePerHourCents: number;
}

function pricedStretches(rules: PriceRules, { start, end }: Interval): PricedStretch[] {
  const stretches = stretchesBetween(rules.timeZone, start, end).flatMap(
    ({ since, until, offset }) =>
      pricedWallTimes(rules, { start: since + offset, end: until + offset }).map((priced) => ({
        ...priced,
        start: priced.start - offset,
        end: priced.end - offset,
      })),
  );
  return joinEqualPrices(stretches);
}

/** The same for a time without a clock change. Takes and returns wall times. */
function pricedWallTimes(rules: PriceRules, span: Interval): PricedStretch[] {
  const windows = rules.priceRules.flatMap((rule) => windowsOf(rule, span));
  const edges = windows
    .flatMap((window) => [window.start, window.end])
    .filter((edge) => edge > span.start && edge < span.end);
  const cuts = [...new Set([span.start, ...edges, span.end])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => ({
    start,
    end: cuts[index + 1] ?? span.end,
    pricePerHourCents:
      windows.find((window) => window.start <= start && start < window.end)?.pricePerHourCents ??
      rules.pricePerHourCents,
  }));
}

/**
 * When a rule applies: it belongs to the weekday on which it begins, and may extend into the next.
 */
function windowsOf({ weekdays, period, pricePerHour }: PriceRule, span: Interval): PricedStretch[] {
  const { from, to } = periodMinutes(period);
  const windows: PricedStretch[] = [];
  const firstDay = startOfDay(span.start) - DAY_MS;
  for (let midnight = firstDay; midnight < span.end; midnight += DAY_MS) {
    if (!weekdays.some((weekday) => weekday === weekdayOf(midnight))) continue;
    windows.push({
      start: midnight + from * MINUTE_MS,
      end: midnight + to * MINUTE_MS,
      pricePerHourCents: centsOf(pricePerHour),
    });
  }
  return windows;
}

function joinEqualPrices(stretches: PricedStretch[]): PricedStretch[] {
  const joined: PricedStretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (last && last.pricePerHourCents === stretch.pricePerHourCents) last.end = stretch.end;
    else joined.push({ ...stretch });
  }
  return joined;
}
