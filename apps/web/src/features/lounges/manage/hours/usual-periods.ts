import {
  DEFAULT_OPENING_HOURS,
  type OpeningHours,
  type OpeningPeriod,
} from '@oche/validators/lounges/opening-hours';
import { weekdayOf } from '../../../../lib/time/wall-time.ts';
import { weekOf } from './week.ts';

/**
 * The hours that a day has by its weekday; none if the lounge is closed then.
 * @param hours null for a lounge that has entered none, so that the default ones apply
 * @param date `2026-11-27`
 */
export function usualPeriods(hours: OpeningHours | null, date: string): readonly OpeningPeriod[] {
  return weekOf(hours ?? DEFAULT_OPENING_HOURS)[weekdayOf(date) - 1] ?? [];
}
