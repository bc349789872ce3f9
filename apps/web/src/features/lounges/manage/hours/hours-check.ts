import { DEFAULT_OPENING_HOURS, openingHours } from '@oche/validators/opening-hours';
import { hoursOf, type Week, weekOf } from './hours.ts';

/** Where those begin who enter their first own hours. */
export const DEFAULT_WEEK: Week = weekOf(DEFAULT_OPENING_HOURS);

/** @returns translation key of what is wrong, else null */
export function hoursError(week: Week): string | null {
  const result = openingHours.safeParse(hoursOf(week));
  return result.success ? null : (result.error.issues[0]?.message ?? 'invalid');
}
