import { type Weekday, weekdays } from '@oche/validators/lounges/limits';
import { DEFAULT_OPENING_HOURS, openingHours } from '@oche/validators/lounges/opening-hours';
import { dayAfter, hoursOf, type Week, weekOf, withDay } from './week.ts';

/** The hours that the form begins with when an owner enters the first ones. */
export const DEFAULT_WEEK: Week = weekOf(DEFAULT_OPENING_HOURS);

interface HoursError {
  /** key of the message that says what is wrong */
  key: string;
  /** the day on which it is wrong */
  weekday: Weekday;
}

const errorOf = (week: Week): string | null => {
  const result = openingHours.safeParse(hoursOf(week));
  return result.success ? null : (result.error.issues[0]?.message ?? 'invalid');
};

/** @returns the first error; if a night overlaps with the next morning, its own day is wrong */
export function hoursError(week: Week): HoursError | null {
  for (const weekday of weekdays) {
    const next = dayAfter(weekday);
    const both = week.map((day, index) => (index === weekday - 1 || index === next - 1 ? day : []));
    const key = errorOf(both);
    if (key) return { key, weekday: errorOf(withDay(both, weekday, [])) ? next : weekday };
  }
  return null;
}
