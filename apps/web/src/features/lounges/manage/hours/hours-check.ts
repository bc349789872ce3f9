import { type Weekday, weekdays } from '@oche/validators/lounge-limits';
import { DEFAULT_OPENING_HOURS, openingHours } from '@oche/validators/opening-hours';
import { dayAfter, hoursOf, type Week, weekOf, withDay } from './week.ts';

/** Where those begin who enter their first own hours. */
export const DEFAULT_WEEK: Week = weekOf(DEFAULT_OPENING_HOURS);

interface HoursError {
  /** translation key of what is wrong */
  key: string;
  /** the day where it is found */
  weekday: Weekday;
}

const errorOf = (week: Week): string | null => {
  const result = openingHours.safeParse(hoursOf(week));
  return result.success ? null : (result.error.issues[0]?.message ?? 'invalid');
};

/** @returns what is wrong first; a night that runs into the next morning is that day's fault */
export function hoursError(week: Week): HoursError | null {
  for (const weekday of weekdays) {
    const next = dayAfter(weekday);
    const both = week.map((day, index) => (index === weekday - 1 || index === next - 1 ? day : []));
    const key = errorOf(both);
    if (key) return { key, weekday: errorOf(withDay(both, weekday, [])) ? next : weekday };
  }
  return null;
}
