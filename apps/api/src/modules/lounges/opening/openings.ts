import {
  type OpeningHours,
  type OpeningPeriod,
  periodMinutes,
} from '@oche/validators/lounges/opening-hours';
import {
  DAY_MS,
  dateOf,
  firstInstantAt,
  isoOf,
  MINUTE_MS,
  midnightOf,
  startOfDay,
  wallTimeAt,
  weekdayOf,
} from '../../../lib/time/wall-clock.ts';

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

/** An opening, with the midnight at which its local day begins, as wall time. */
interface Evening extends Interval {
  midnight: number;
}

/**
 * The openings that begin on these local days, in order. If one begins before another has ended (an
 * exception after a long night), the earlier one ends there, and the later one ends when both would
 * have ended. So none overlap and no time gets lost.
 */
export const openingsOfDays = (rules: OpeningRules, first: string, last: string): Opening[] =>
  eveningsOfDays(rules, midnightOf(first), midnightOf(last)).map(toOpening);

/** Days are midnights here, as a search for an evening asks about hundreds of them. */
function eveningsOfDays(rules: OpeningRules, first: number, last: number): Evening[] {
  const evenings: Evening[] = [];
  const until = last + REACH_DAYS * DAY_MS;
  for (let midnight = first - REACH_DAYS * DAY_MS; midnight <= until; midnight += DAY_MS) {
    evenings.push(...eveningsOfDay(rules, midnight));
  }
  evenings.sort((a, b) => a.start - b.start);
  let latestEnd = Number.NEGATIVE_INFINITY;
  for (const [index, evening] of evenings.entries()) {
    latestEnd = Math.max(latestEnd, evening.end);
    evening.end = Math.min(latestEnd, evenings[index + 1]?.start ?? latestEnd);
  }
  return evenings.filter(
    ({ start, end, midnight }) => start < end && midnight >= first && midnight <= last,
  );
}

const toOpening = ({ midnight, start, end }: Evening): Opening => ({
  date: dateOf(midnight),
  start,
  end,
});

function eveningsOfDay(rules: OpeningRules, midnight: number): Evening[] {
  const { timeZone } = rules;
  return periodsOfDay(rules, midnight).map((period) => {
    const { from, to } = periodMinutes(period);
    return {
      midnight,
      start: firstInstantAt(timeZone, midnight + from * MINUTE_MS),
      end: firstInstantAt(timeZone, midnight + to * MINUTE_MS),
    };
  });
}

function periodsOfDay({ openingHours, exceptions }: OpeningRules, midnight: number) {
  if (exceptions.length > 0) {
    const date = dateOf(midnight);
    const exception = exceptions.find((each) => each.date === date);
    if (exception) return exception.periods;
  }
  const weekday = weekdayOf(midnight);
  return openingHours.find((day) => day.weekday === weekday)?.periods ?? [];
}

/** The openings that overlap with a span, in order and uncut. */
export const openingsBetween = (rules: OpeningRules, span: Interval): Opening[] =>
  eveningsBetween(rules, span).map(toOpening);

/** The same without their dates, for searches over many lounges. */
export const openTimesBetween = (rules: OpeningRules, span: Interval): Interval[] =>
  eveningsBetween(rules, span);

function eveningsBetween(rules: OpeningRules, { start, end }: Interval): Evening[] {
  const first = startOfDay(wallTimeAt(rules.timeZone, start)) - REACH_DAYS * DAY_MS;
  const last = startOfDay(wallTimeAt(rules.timeZone, end));
  return eveningsOfDays(rules, first, last).filter(
    (evening) => evening.start < end && evening.end > start,
  );
}

/** Whether the lounge is open throughout a span. */
export const isOpenThrough = (rules: OpeningRules, span: Interval): boolean =>
  coverAll(eveningsBetween(rules, span), span);

/** Whether openings, in order, leave no gap in a span. */
export function coverAll(openings: readonly Interval[], { start, end }: Interval): boolean {
  let openUntil = start;
  for (const opening of openings) {
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
