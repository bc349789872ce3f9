import type { Availability } from '@oche/validators/bookings/schemas';

const MINUTE = 60_000;
const iso = (time: number) => new Date(time).toISOString();

interface DayPlan {
  date: string;
  /** ISO instants of opening and closing */
  periods: [string, string][];
  note?: string;
}

interface Plan {
  timeZone?: string;
  slotMinutes?: number;
  bookableFrom?: string;
  bookableUntil?: string;
  /** taken spans, for each board */
  boards?: [string, string][][];
  own?: Availability['own'];
  days: DayPlan[];
}

/** Availability as the API returns it, from openings and taken spans. */
export function availabilityOf(plan: Plan): Availability {
  const { slotMinutes = 30, boards = [[]] } = plan;
  const busy = boards.map((spans) =>
    spans.map(([from, to]) => ({ startTime: instant(from), endTime: instant(to) })),
  );
  const freeAt = (start: number) =>
    busy.filter((spans) =>
      spans.every(
        ({ startTime, endTime }) =>
          Date.parse(endTime) <= start || Date.parse(startTime) >= start + slotMinutes * MINUTE,
      ),
    ).length;
  return {
    timeZone: plan.timeZone ?? 'Europe/Berlin',
    revision: 1,
    slotMinutes,
    bookableFrom: plan.bookableFrom ?? '2020-01-01T00:00:00.000Z',
    bookableUntil: plan.bookableUntil ?? '2030-01-01T00:00:00.000Z',
    boards: busy.map((spans, index) => ({
      id: index + 1,
      name: `Board ${index + 1}`,
      kind: 'steel',
      busy: spans,
    })),
    own: plan.own ?? [],
    days: plan.days.map(({ date, periods, note }) => ({
      date,
      holiday: null,
      note: note ?? null,
      periods: periods.map(([from, to]) => ({ startTime: instant(from), endTime: instant(to) })),
      slots: periods.flatMap(([from, to]) => {
        const count = (Date.parse(to) - Date.parse(from)) / MINUTE / slotMinutes;
        return Array.from({ length: count }, (_, index) => {
          const start = Date.parse(from) + index * slotMinutes * MINUTE;
          return { startTime: iso(start), free: freeAt(start) };
        });
      }),
    })),
  };
}

const instant = (text: string): string => iso(Date.parse(text));

/** A Friday that is open from 18:00 to 02:00, in Berlin's winter time. */
export const FRIDAY: DayPlan = {
  date: '2026-11-27',
  periods: [['2026-11-27T18:00+01:00', '2026-11-28T02:00+01:00']],
};
