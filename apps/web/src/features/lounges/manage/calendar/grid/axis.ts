import { addDays } from '../../../../../lib/time/place-time.ts';
import { DAY_MINUTES, instantOf, MINUTE, wallTime } from '../../../../../lib/time/wall-time.ts';

/** Start and end, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

interface CalendarDay {
  date: string;
  periods: readonly { startTime: string; endTime: string }[];
}

/** One day of the calendar. Positions in it are minutes that have passed since `origin`. */
export interface DayAxis {
  date: string;
  /** the instant at the top */
  origin: number;
  openings: Span[];
}

export interface Axis {
  days: DayAxis[];
  /** what the clock shows at the top, in minutes since midnight */
  startMinutes: number;
  /** real minutes from top to bottom */
  length: number;
}

const USUAL_START = 10 * 60;
const MAX_LENGTH = 25 * 60;

export const spanOf = ({ startTime, endTime }: { startTime: string; endTime: string }): Span => ({
  from: Date.parse(startTime),
  to: Date.parse(endTime),
});

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;
const floorHour = (minutes: number) => Math.floor(minutes / 60) * 60;
const ceilHour = (minutes: number) => Math.ceil(minutes / 60) * 60;

/**
 * The hours that all days show: from the earliest opening to the latest closing, and more if
 * bookings outside of these need it. A night in which the clock changes is an hour longer or
 * shorter, because positions count real minutes.
 * @param spans the bookings of these days
 */
export function axisOf(
  days: readonly CalendarDay[],
  spans: readonly Span[],
  timeZone: string,
): Axis {
  const openings = new Map(days.map((day) => [day.date, day.periods.map(spanOf)]));
  const startMinutes = firstMinutes(openings, spans, timeZone);
  const axes = days.map(({ date }) => ({
    date,
    origin: instantOf(date, startMinutes, timeZone),
    openings: openings.get(date) ?? [],
  }));
  const lengths = axes.map(({ date, origin, openings: own }) => {
    const nextOrigin = instantOf(addDays(date, 1), startMinutes, timeZone);
    const midnight = instantOf(date, DAY_MINUTES, timeZone);
    const ends = [
      ...(own.length > 0 ? own.map(({ to }) => to) : [midnight]),
      ...spans.filter(({ from }) => from >= origin && from < nextOrigin).map(({ to }) => to),
    ];
    return (Math.max(...ends) - origin) / MINUTE;
  });
  const length = Math.min(ceilHour(Math.max(60, ...lengths)), MAX_LENGTH);
  return { days: axes, startMinutes, length };
}

function firstMinutes(
  openings: Map<string, Span[]>,
  spans: readonly Span[],
  timeZone: string,
): number {
  const starts = [...openings.values()].flat().map(({ from }) => wallTime(from, timeZone).minutes);
  const usual = starts.length > 0 ? Math.min(...starts) : USUAL_START;
  const early = spans
    .filter((span) => isBeforeOpening(span, openings, timeZone))
    .map(({ from }) => wallTime(from, timeZone).minutes);
  return floorHour(Math.min(usual, ...early));
}

/**
 * Whether a span belongs to the date on which it begins, and not to the night of the day before.
 */
function isBeforeOpening(span: Span, openings: Map<string, Span[]>, timeZone: string): boolean {
  const { date } = wallTime(span.from, timeZone);
  const nightBefore = openings.get(addDays(date, -1)) ?? [];
  return openings.has(date) && !nightBefore.some((opening) => overlap(opening, span));
}

/** The position of a span in a day, in minutes from the top; null if no part of it is visible. */
export function placeIn(
  day: DayAxis,
  length: number,
  span: Span,
): { top: number; height: number } | null {
  const end = day.origin + length * MINUTE;
  if (!overlap(span, { from: day.origin, to: end })) return null;
  const top = (Math.max(span.from, day.origin) - day.origin) / MINUTE;
  const bottom = (Math.min(span.to, end) - day.origin) / MINUTE;
  return { top, height: bottom - top };
}

/** The parts of a day in which the lounge is closed. */
export function closedSpans(day: DayAxis, length: number): Span[] {
  const end = day.origin + length * MINUTE;
  const closed: Span[] = [];
  let from = day.origin;
  for (const opening of [...day.openings].sort((one, other) => one.from - other.from)) {
    if (opening.from > from) closed.push({ from, to: Math.min(opening.from, end) });
    from = Math.max(from, opening.to);
  }
  if (from < end) closed.push({ from, to: end });
  return closed;
}

/** Rounds to the nearest step of the grid, but so that the duration still fits into the day. */
export function snap(minutes: number, step: number, length: number, duration = 0): number {
  const last = Math.floor((length - duration) / step) * step;
  return Math.min(Math.max(Math.round(minutes / step) * step, 0), Math.max(last, 0));
}

/**
 * Puts overlapping spans side by side: each one's lane, and how many there are, in the given order.
 */
export function lanesOf(spans: readonly Span[]): { lane: number; lanes: number }[] {
  const order = spans.map((span, index) => ({ ...span, index })).sort(byTime);
  const result = spans.map(() => ({ lane: 0, lanes: 1 }));
  let group: number[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const index of group) result[index] = { ...laneAt(result, index), lanes: ends.length };
    group = [];
    ends = [];
  };
  for (const { from, to, index } of order) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    result[index] = { lane, lanes: 1 };
    group.push(index);
  }
  close();
  return result;
}

const laneAt = (lanes: { lane: number; lanes: number }[], index: number) =>
  lanes[index] ?? { lane: 0, lanes: 1 };

const byTime = (one: Span, other: Span) => one.from - other.from || other.to - one.to;
