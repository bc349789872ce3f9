import { addDays } from '../../../../lib/time/place-time.ts';
import { mondayOf } from '../../../../lib/time/wall-time.ts';
import type { CalendarView } from './calendar-place.ts';

/** The days that a view loads. A list begins with the given day, a week with its Monday. */
export function rangeOf(view: CalendarView, date: string): { from: string; days: number } {
  if (view === 'day') return { from: date, days: 1 };
  return { from: view === 'week' ? mondayOf(date) : date, days: 7 };
}

/** The day to show after paging forward (1) or back (-1). */
export const pageDate = (view: CalendarView, date: string, direction: 1 | -1): string =>
  addDays(date, direction * rangeOf(view, date).days);
