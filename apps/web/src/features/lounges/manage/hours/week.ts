import { type Weekday, weekdays } from '@oche/validators/lounges/limits';
import type { OpeningHours, OpeningPeriod } from '@oche/validators/lounges/opening-hours';

/** The hours in the form in which they are edited: all days of the week, Monday first. */
export type Week = readonly (readonly OpeningPeriod[])[];

export const weekOf = (hours: OpeningHours): Week =>
  weekdays.map((weekday) => hours.find((day) => day.weekday === weekday)?.periods ?? []);

/** The hours in the API's form, in which closed days have no entry. */
export const hoursOf = (week: Week): OpeningHours =>
  weekdays.flatMap((weekday) => {
    const periods = week[weekday - 1] ?? [];
    return periods.length > 0 ? [{ weekday, periods: [...periods] }] : [];
  });

export const withDay = (week: Week, weekday: Weekday, periods: readonly OpeningPeriod[]): Week =>
  week.map((day, index) => (index === weekday - 1 ? periods : day));

/** Copies the hours of a day to others. */
export const copied = (week: Week, from: Weekday, to: readonly Weekday[]): Week =>
  to.reduce((next, weekday) => withDay(next, weekday, week[from - 1] ?? []), week);

/**
 * The opening to add next: after the last one of the day, or the usual evening if there is none.
 */
export function nextPeriod(periods: readonly OpeningPeriod[]): OpeningPeriod {
  const last = periods.at(-1);
  const isEvening = last === undefined || last.to <= last.from || last.to >= '22:00';
  return isEvening ? { from: '18:00', to: '23:00' } : { from: last.to, to: '23:00' };
}

/** When a period ends, to say so in words: on the same day, on the next day, or never. */
export function endOf({ from, to }: OpeningPeriod): 'sameDay' | 'nextDay' | 'allDay' {
  if (to === '24:00' || to > from) return from === '00:00' && to === '24:00' ? 'allDay' : 'sameDay';
  return to === from ? 'allDay' : 'nextDay';
}

export const dayAfter = (weekday: Weekday): Weekday => weekdays[weekday % 7] ?? 1;
