import { addDays, dateOf } from '../../../lib/time/place-time.ts';
import { DAY_MINUTES, instantOf, wallTime } from '../../../lib/time/wall-time.ts';
import type { QuickTime } from './quick-times.ts';

/** Wherever postal codes are known, clocks show the same. */
export const TIME_ZONE = 'Europe/Berlin';

/** A day, and times of its clock in minutes; what is more than a day's is in the night behind it. */
export interface DayTimes {
  date: string;
  from: number;
  until: number;
}

const STEP = 30;
/** Until then it is still the evening before. */
const NIGHT_ENDS = 5 * 60;
const EVENING_BEGINS = 18 * 60;
const EVENING_ENDS = 23 * 60;
const USUAL_MINUTES = 180;

/** The day whose evening it is: past midnight still the day before. */
export const eveningOf = (now: number): string =>
  dateOf(new Date(now - NIGHT_ENDS * 60_000), TIME_ZONE);

/** What a challenge says that begins now, this evening, or on another day. */
export function timesFor(when: QuickTime, now: number): DayTimes {
  const date = eveningOf(now);
  if (when === 'day') {
    return { date: addDays(date, 1), from: EVENING_BEGINS, until: EVENING_ENDS };
  }
  const current = Math.floor(minutesOn(date, now) / STEP) * STEP;
  const from = when === 'now' ? current : Math.max(EVENING_BEGINS, current);
  const until =
    when === 'now' ? from + USUAL_MINUTES : Math.max(EVENING_ENDS, from + USUAL_MINUTES);
  return { date, from, until: Math.min(until, DAY_MINUTES + NIGHT_ENDS) };
}

/** Minutes of a day's clock at an instant, also in the night behind that day. */
function minutesOn(date: string, instant: number): number {
  const shown = wallTime(instant, TIME_ZONE);
  return shown.date === date ? shown.minutes : shown.minutes + DAY_MINUTES;
}

const iso = (date: string, minutes: number): string =>
  new Date(instantOf(date, minutes, TIME_ZONE)).toISOString();

export const spanOf = ({ date, from, until }: DayTimes): { from: string; until: string } => ({
  from: iso(date, from),
  until: iso(date, until),
});

/** The same backwards, for a challenge that is changed. */
export function timesOf({ from, until }: { from: string; until: string }): DayTimes {
  const date = eveningOf(Date.parse(from));
  return {
    date,
    from: minutesOn(date, Date.parse(from)),
    until: minutesOn(date, Date.parse(until)),
  };
}

/** Days that can be chosen. */
const DAYS = 14;

export const daysFrom = (now: number): string[] =>
  Array.from({ length: DAYS }, (_, day) => addDays(eveningOf(now), day));

/** Times of day at which somebody can begin, from the morning until the night. */
export const startMinutes = (): number[] => steps(8 * 60, DAY_MINUTES + NIGHT_ENDS - STEP);
export const endMinutes = (from: number): number[] => steps(from + STEP, DAY_MINUTES + NIGHT_ENDS);

const steps = (first: number, last: number): number[] =>
  Array.from({ length: Math.floor((last - first) / STEP) + 1 }, (_, step) => first + step * STEP);

/** Moments within a span at which one can meet: at each half hour that is still to come. */
export function meetingTimes(span: { from: string; until: string }, now: number): string[] {
  const stepMs = STEP * 60_000;
  const first = Math.ceil(Math.max(Date.parse(span.from), now) / stepMs) * stepMs;
  const last = Date.parse(span.until);
  if (first > last) return now < last ? [span.until] : [];
  return Array.from({ length: Math.floor((last - first) / stepMs) + 1 }, (_, step) =>
    new Date(first + step * stepMs).toISOString(),
  );
}
