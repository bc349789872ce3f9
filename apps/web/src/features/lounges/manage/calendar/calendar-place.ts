import { idOfText } from '@oche/validators/id-text';
import { textParam } from '../../../../lib/addresses/search-params.ts';

export const CALENDAR_VIEWS = ['day', 'week', 'list'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Which part of the calendar is shown, as search parameters. */
export interface CalendarPlace {
  /** default: the list on a phone, else the day */
  view?: CalendarView;
  /** default: today */
  date?: string;
  board?: number;
  /** if it has any text, cancelled bookings are shown, too */
  cancelled?: string;
}

/** What of the address the page understands. */
export const calendarPlaceOf = (
  search: { readonly [name in keyof CalendarPlace]: unknown },
): CalendarPlace => ({
  view: viewParam(search.view),
  date: dateParam(search.date),
  board: idOfText(search.board),
  cancelled: textParam(search.cancelled),
});

export const viewParam = (value: unknown): CalendarView | undefined =>
  CALENDAR_VIEWS.find((view) => view === value);

/** A calendar date; undefined for anything else. */
export const dateParam = (value: unknown): string | undefined =>
  typeof value === 'string' && /^20\d\d-(0\d|1[0-2])-[0-3]\d$/.test(value) && isDay(value)
    ? value
    : undefined;

/** `2026-02-30` would otherwise be a day in March. */
function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
