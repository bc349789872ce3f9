import type { Calendar, CalendarEntry } from '@oche/validators/bookings/schemas';

/** A booking of board 1 for two hours, with whatever a test changes about it. */
export const entryWith = (change: Partial<CalendarEntry>): CalendarEntry => ({
  id: 7,
  startTime: '2026-11-27T18:00:00.000Z',
  endTime: '2026-11-27T20:00:00.000Z',
  status: 'confirmed',
  boards: [{ id: 1, name: 'Board 1' }],
  isAnyBoard: false,
  guest: { id: null, name: 'Ada', contact: null },
  groupSize: null,
  notes: null,
  totalPrice: 20,
  series: null,
  cancelled: null,
  expiresAt: null,
  can: { confirm: false, cancel: true, move: true, markNoShow: false, markCompleted: false },
  ...change,
});

/** A day of the calendar with these openings. */
export const dayWith = (
  date: string,
  ...periods: { startTime: string; endTime: string }[]
): Calendar['days'][number] => ({ date, holiday: null, note: null, periods });

/** A lounge in Berlin with two boards. */
export const calendarWith = (change: Partial<Calendar>): Calendar => ({
  timeZone: 'Europe/Berlin',
  revision: 1,
  slotMinutes: 30,
  boards: [
    { id: 1, name: 'Board 1', kind: 'steel' },
    { id: 2, name: 'Board 2', kind: 'soft' },
  ],
  days: [],
  entries: [],
  blocks: [],
  holds: [],
  requests: [],
  ...change,
});
