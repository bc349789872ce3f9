export const CALENDAR_VIEWS = ['day', 'week', 'list'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** What of the calendar is shown, as the address says it. */
export interface CalendarPlace {
  /** the list on a phone, the day elsewhere, unless told */
  view?: CalendarView;
  /** today unless told */
  date?: string;
  board?: number;
  /** any text: cancelled bookings are shown, too */
  cancelled?: string;
}

export const viewParam = (value: unknown): CalendarView | undefined =>
  CALENDAR_VIEWS.find((view) => view === value);

/** A day of the calendar, or nothing where it is none. */
export const dateParam = (value: unknown): string | undefined =>
  typeof value === 'string' && /^20\d\d-(0\d|1[0-2])-[0-3]\d$/.test(value) && isDay(value)
    ? value
    : undefined;

/** `2026-02-30` would be March. */
function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
