import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';

/*
 * Converts between instants and what clocks on the wall of a place show. An instant is milliseconds
 * since 1970. A "wall time" is the same as if the wall clock showed UTC. Temporal is asked once per
 * time zone and year for the changes of the offset; the rest is arithmetic, as availability needs
 * hundreds of these and Temporal takes a hundred times as long.
 */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** A stretch of time in which the offset from UTC doesn't change. */
interface Stretch {
  /** instants; `until` is the first one after the stretch */
  since: number;
  until: number;
  /** wall time minus instant, in milliseconds */
  offset: number;
}

const stretchesOfYears = new LRUCache<string, Stretch[]>({ max: 1000 });

/**
 * Offsets can change at the turn of a year, so the stretches of a year include some days around it.
 */
const MARGIN_MS = 3 * DAY_MS;

/** What was asked for last, as one place and year are asked for many times in a row. */
let latest = { timeZone: '', from: 0, until: 0, stretches: [] as Stretch[] };

/** The stretches of the year that contains a time, in order. */
function stretchesAround(timeZone: string, time: number): Stretch[] {
  const isLatest = latest.timeZone === timeZone && latest.from <= time && time < latest.until;
  if (!isLatest) {
    const year = new Date(time).getUTCFullYear();
    const [from, until] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
    const key = `${timeZone} ${year}`;
    const stretches =
      stretchesOfYears.get(key) ?? readStretches(timeZone, from - MARGIN_MS, until + MARGIN_MS);
    stretchesOfYears.set(key, stretches);
    latest = { timeZone, from, until, stretches };
  }
  return latest.stretches;
}

function readStretches(timeZone: string, from: number, to: number): Stretch[] {
  const stretches: Stretch[] = [];
  let at: Temporal.ZonedDateTime | null =
    Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
  while (at && at.epochMilliseconds < to) {
    const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition('next');
    stretches.push({
      since: at.epochMilliseconds,
      until: Math.min(next?.epochMilliseconds ?? to, to),
      offset: at.offsetNanoseconds / 1e6,
    });
    at = next;
  }
  return stretches;
}

/** The wall time at an instant. */
export function wallTimeAt(timeZone: string, instant: number): number {
  const stretches = stretchesAround(timeZone, instant);
  const stretch = stretches.find(({ until }) => instant < until);
  return instant + (stretch?.offset ?? 0);
}

/**
 * The first instant at which the wall clock shows a time; for a time that comes twice that is the
 * earlier one. A time that the clock jumps over becomes the instant of the jump.
 */
export function firstInstantAt(timeZone: string, wallTime: number): number {
  for (const { since, until, offset } of stretchesAround(timeZone, wallTime)) {
    const instant = Math.max(since, wallTime - offset);
    if (instant < until) return instant;
  }
  return wallTime;
}

/** The stretches between two instants, cut at both ends. */
export function stretchesBetween(timeZone: string, from: number, to: number): Stretch[] {
  return stretchesAround(timeZone, from)
    .map((stretch) => ({
      ...stretch,
      since: Math.max(stretch.since, from),
      until: Math.min(stretch.until, to),
    }))
    .filter(({ since, until }) => since < until);
}

/** The midnight with which a local day begins, as wall time. */
export const midnightOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The date of a wall time, e.g. 2026-11-27. */
export const dateOf = (wallTime: number): string => new Date(wallTime).toISOString().slice(0, 10);

/** The midnight at or before a wall time. */
export const startOfDay = (wallTime: number): number => Math.floor(wallTime / DAY_MS) * DAY_MS;

/** Weekdays as in ISO 8601: Monday is 1, Sunday is 7. */
export const weekdayOf = (wallTime: number): number => new Date(wallTime).getUTCDay() || 7;

/** The local date at an instant. */
export const localDateAt = (timeZone: string, instant: number): string =>
  dateOf(wallTimeAt(timeZone, instant));

/** The instant at which a local day begins. */
export const instantOfDay = (timeZone: string, date: string): number =>
  firstInstantAt(timeZone, midnightOf(date));

/** @param days may be negative */
export const addDays = (date: string, days: number): string =>
  dateOf(midnightOf(date) + days * DAY_MS);

export const isoOf = (instant: number): string => new Date(instant).toISOString();
