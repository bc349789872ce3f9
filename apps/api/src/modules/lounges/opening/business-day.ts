import { addDays, instantOfDay, localDateAt } from '../../../lib/time/wall-clock.ts';
import { type OpeningRules, openingsBetween, openingsOfDays } from './openings.ts';

interface BusinessDay {
  /** e.g. 2026-11-27 */
  date: string;
  /** the instant at which it is over, in milliseconds since 1970 */
  until: number;
}

/**
 * The business day of an instant: while a lounge is open past midnight, it is still the day on which
 * it opened. When it is closed, it is the calendar's day. It ends at midnight, or with the evening
 * that began on it.
 */
export function businessDayAt(rules: OpeningRules, instant: number): BusinessDay {
  const date = businessDateAt(rules, instant);
  const midnight = instantOfDay(rules.timeZone, addDays(date, 1));
  const lastEnd = openingsOfDays(rules, date, date).at(-1)?.end ?? midnight;
  return { date, until: Math.max(midnight, lastEnd) };
}

/** The date alone. */
export function businessDateAt(rules: OpeningRules, instant: number): string {
  const [running] = openingsBetween(rules, { start: instant, end: instant + 1 });
  return running?.date ?? localDateAt(rules.timeZone, instant);
}
