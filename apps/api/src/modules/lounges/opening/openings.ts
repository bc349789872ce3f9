import {
  type OpeningHours,
  type OpeningPeriod,
  periodMinutes,
} from '@oche/validators/opening-hours';
import {
  addDays,
  DAY_MS,
  dateOf,
  firstInstantAt,
  isoOf,
  localDateAt,
  MINUTE_MS,
  midnightOf,
  weekdayOf,
} from '../../../lib/wall-clock.ts';

export interface OpeningRules {
  timeZone: string;
  openingHours: OpeningHours;
  /** days that differ; no periods means closed */
  exceptions: readonly { date: string; periods: readonly OpeningPeriod[] }[];
}

/** A span of time: instants in milliseconds since 1970, without the end itself. */
export interface Interval {
  start: number;
  end: number;
}

export interface Opening extends Interval {
  /** the local day on which the opening begins */
  date: string;
}

/**
 * How many days before a span an opening that extends into it can begin: an opening is at most a
 * day long, and a clock change is less than another day.
 */
const REACH_DAYS = 2;

/**
 * The openings that begin on these local days, in order. If one begins before another has ended (an
 * exception after a long night), the earlier one ends there, and the later one ends when both would
 * have ended. So none overlap and no time gets lost.
 */
export function openingsOfDays(rules: OpeningRules, first: string, last: string): Opening[] {
  const openings = daysFrom(addDays(first, -REACH_DAYS), addDays(last, REACH_DAYS))
    .flatMap((midnight) => openingsOfDay(rules, midnight))
    .sort((a, b) => a.start - b.start);
  let latestEnd = Number.NEGATIVE_INFINITY;
  return openings
    .map((opening, index) => {
      latestEnd = Math.max(latestEnd, opening.end);
      const next = openings[index + 1]?.start ?? latestEnd;
      return { ...opening, end: Math.min(latestEnd, next) };
    })
    .filter(({ start, end, date }) => start < end && date >= first && date <= last);
}

function daysFrom(first: string, last: string): number[] {
  const days = (midnightOf(last) - midnightOf(first)) / DAY_MS + 1;
  return Array.from({ length: days }, (_, index) => midnightOf(first) + index * DAY_MS);
}

function openingsOfDay({ timeZone, openingHours, exceptions }: OpeningRules, midnight: number) {
  const date = dateOf(midnight);
  const weekday = weekdayOf(midnight);
  const { periods = [] } =
    exceptions.find((exception) => exception.date === date) ??
    openingHours.find((day) => day.weekday === weekday) ??
    {};
  return periods.map((period): Opening => {
    const { from, to } = periodMinutes(period);
    return {
      date,
      start: firstInstantAt(timeZone, midnight + from * MINUTE_MS),
      end: firstInstantAt(timeZone, midnight + to * MINUTE_MS),
    };
  });
}

/** The openings that overlap with a span, in order and uncut. */
export function openingsBetween(rules: OpeningRules, { start, end }: Interval): Opening[] {
  const first = addDays(localDateAt(rules.timeZone, start), -REACH_DAYS);
  const last = localDateAt(rules.timeZone, end);
  return openingsOfDays(rules, first, last).filter(
    (opening) => opening.start < end && opening.end > start,
  );
}

/** Whether the lounge is open throughout a span. */
export function isOpenThrough(rules: OpeningRules, { start, end }: Interval): boolean {
  let openUntil = start;
  for (const opening of openingsBetween(rules, { start, end })) {
    if (opening.start > openUntil) return false;
    openUntil = opening.end;
  }
  return openUntil >= end;
}

/** How many days ahead the next change is searched. */
const LOOK_AHEAD_DAYS = 14;

/**
 * Whether the lounge is open now, and when that changes next. Adjacent openings count as one.
 * @param now in milliseconds since 1970
 */
export function openState(
  rules: OpeningRules,
  now: number,
): { isOpen: boolean; changesAt: string | null } {
  const horizon = now + LOOK_AHEAD_DAYS * DAY_MS;
  const openings = openingsBetween(rules, { start: now, end: horizon });
  const isOpen = openings.some(({ start, end }) => start <= now && now < end);
  if (!isOpen) return { isOpen, changesAt: isoOrNull(openings[0]?.start, horizon) };
  let openUntil = now;
  for (const { start, end } of openings) if (start <= openUntil) openUntil = end;
  return { isOpen, changesAt: isoOrNull(openUntil, horizon) };
}

const isoOrNull = (instant: number | undefined, horizon: number): string | null =>
  instant === undefined || instant > horizon ? null : isoOf(instant);

/**
 * The times at which bookings can begin in an opening: steps of real time from its beginning, even
 * if the clock changes; the last slot ends at or before closing.
 */
export function slotsOf({ start, end }: Interval, slotMinutes: number): number[] {
  const step = slotMinutes * MINUTE_MS;
  const count = Math.floor((end - start) / step);
  return Array.from({ length: count }, (_, index) => start + index * step);
}
