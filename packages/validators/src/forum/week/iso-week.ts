const DAY_MS = 86_400_000;
const WEEK = /^(\d{4})-W(\d{2})$/;

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** The midnight of the Monday at or before a midnight. */
const mondayAt = (time: number): number => time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS;
/** The first week of a year is the one with its 4th of January. */
const firstMonday = (year: number): number => mondayAt(Date.UTC(year, 0, 4));

/**
 * The Monday of a week as ISO 8601 writes it, e.g. of 2026-W48 it is 2026-11-23.
 * @returns null for what is no week, also for a 53rd where the year has none
 */
export function mondayOf(week: string): string | null {
  const [, year, number] = WEEK.exec(week) ?? [];
  if (!year || !number) return null;
  const monday = dateOf(firstMonday(Number(year)) + (Number(number) - 1) * 7 * DAY_MS);
  return weekOf(monday) === week ? monday : null;
}

/** The week in which a day is, e.g. 2026-11-29 in 2026-W48. */
export function weekOf(date: string): string {
  const monday = mondayAt(Date.parse(`${date}T00:00:00Z`));
  // a week belongs to the year that its Thursday is in
  const year = new Date(monday + 3 * DAY_MS).getUTCFullYear();
  const number = Math.round((monday - firstMonday(year)) / (7 * DAY_MS)) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** @param weeks may be negative */
export function weeksFrom(week: string, weeks: number): string {
  const monday = Date.parse(`${mondayOf(week) ?? ''}T00:00:00Z`);
  return weekOf(dateOf(monday + weeks * 7 * DAY_MS));
}
