import type { Availability, availabilityInput } from '@oche/validators/bookings/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { addDays, DAY_MS, instantOfDay, isoOf, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import {
  type BookingRules,
  businessDateAt,
  holidaysBetween,
  type Interval,
  type Opening,
  openingsOfDays,
  readBookingRules,
  requireReader,
  slotsOf,
} from '../../lounges/index.ts';
import { readMoved } from '../booking/quote.service.ts';
import { bookableBetween } from '../rules/wish.ts';
import { listBusyTimes, listOwnTimes } from './availability.queries.ts';
import { countFree, joinIntervals } from './availability.ts';

/**
 * When which boards of a lounge are free. A board also counts as busy in the buffer before and
 * after a booking, so whatever is free here can be booked.
 *
 * @throws AppError LOUNGE_NOT_FOUND, BOOKING_NOT_FOUND for a booking that isn't the reader's, or is
 *   in another lounge
 */
export async function getAvailability(
  ctx: ServiceContext,
  { loungeId, from, days, bookingId }: z.output<typeof availabilityInput>,
): Promise<Availability> {
  const { db, actor, clock, locale } = ctx;
  if (bookingId !== undefined) await readMoved(ctx, bookingId, loungeId);
  const now = clock.now();
  const around = spanOf(from, days, now);
  const rules = await readBookingRules(db, { loungeId, ...around });
  if (!rules.isActive) await requireReader(db, actor, loungeId);
  const first = from ?? businessDateAt(rules, now.getTime());
  const last = addDays(first, days - 1);
  const openings = openingsOfDays(rules, first, last);
  const shown = shownSpan(rules, openings, first, last);
  const [busy, own] = await Promise.all([
    readBusy(db, rules, shown, bookingId ?? null),
    actor ? readOwn(ctx, actor.id, loungeId, shown) : [],
  ]);
  const free = freeSlots(rules, openings, [...busy.values()], now);
  const bookable = bookableBetween(rules, now);
  const holidays = isNear(first, now) ? await holidaysBetween(rules, first, last, locale) : null;
  const write = timeWriter();
  const toSpan = ({ start, end }: Interval) => ({ startTime: write(start), endTime: write(end) });
  return {
    timeZone: rules.timeZone,
    revision: rules.revision,
    slotMinutes: rules.slotMinutes,
    bookableFrom: isoOf(bookable.from),
    bookableUntil: isoOf(bookable.until),
    boards: rules.boards.map((board) => ({
      ...board,
      busy: (busy.get(board.id) ?? []).map(toSpan),
    })),
    own,
    days: Array.from({ length: days }, (_, index) => {
      const date = addDays(first, index);
      const own = openings.filter((opening) => opening.date === date);
      return {
        date,
        holiday: holidays?.get(date) ?? null,
        note: rules.exceptions.find((exception) => exception.date === date)?.note ?? null,
        periods: own.map(toSpan),
        slots: own.flatMap((opening) => free.get(opening) ?? []),
      };
    }),
  };
}

/** Holidays take a while to compute for each year, and nobody plans decades ahead. */
const isNear = (date: string, now: Date): boolean =>
  Math.abs(Number(date.slice(0, 4)) - now.getUTCFullYear()) <= 3;

/** The same few times occur at many boards, and formatting one takes longer than looking it up. */
function timeWriter(): (instant: number) => string {
  const written = new Map<number, string>();
  return (instant) => {
    const known = written.get(instant);
    if (known !== undefined) return known;
    const text = isoOf(instant);
    written.set(instant, text);
    return text;
  };
}

/**
 * Without the time zone the lounge's days are unknown, so the span has a day more on both sides.
 */
function spanOf(from: string | undefined, days: number, now: Date): { from: string; to: string } {
  const start = from ? Date.parse(from) : now.getTime();
  return { from: isoOf(start - DAY_MS), to: isoOf(start + (days + 1) * DAY_MS) };
}

/** All of the days, with the night into which the last opening extends. */
function shownSpan(
  { timeZone }: BookingRules,
  openings: Opening[],
  first: string,
  last: string,
): Interval {
  return {
    start: instantOfDay(timeZone, first),
    end: Math.max(instantOfDay(timeZone, addDays(last, 1)), openings.at(-1)?.end ?? 0),
  };
}

/** Each board's busy times within the span, merged. */
async function readBusy(
  db: ServiceContext['db'],
  { loungeId, bufferMinutes, boards }: BookingRules,
  { start, end }: Interval,
  exceptBookingId: number | null,
): Promise<Map<number, Interval[]>> {
  const buffer = bufferMinutes * MINUTE_MS;
  const span = { from: isoOf(start), to: isoOf(end + buffer) };
  const rows = await listBusyTimes(db, { loungeId, ...span, exceptBookingId });
  const timesOf = new Map(rows.map(({ boardId, times }) => [boardId, times]));
  return new Map(
    boards.map(({ id }) => {
      const taken = intervalsOf(timesOf.get(id) ?? '').map((each) => ({
        start: Math.max(each.start - buffer, start),
        end: Math.min(each.end, end),
      }));
      return [id, joinIntervals(taken)];
    }),
  );
}

/** What the member has booked or asked for there themselves, so that the grid can say which is theirs. */
const readOwn = (
  { db }: ServiceContext,
  memberId: string,
  loungeId: number,
  { start, end }: Interval,
): Promise<Availability['own']> =>
  listOwnTimes(db, { memberId, loungeId, from: isoOf(start), to: isoOf(end) });

/** @param times beginnings and ends in turn, separated by blanks */
function intervalsOf(times: string): Interval[] {
  const numbers = times === '' ? [] : times.split(' ').map(Number);
  const intervals: Interval[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    intervals.push({ start: numbers[index] ?? 0, end: numbers[index + 1] ?? 0 });
  }
  return intervals.sort((a, b) => a.start - b.start);
}

/** The slots of each opening. Nothing is free in the past, or in an inactive lounge. */
function freeSlots(
  { slotMinutes, isActive }: BookingRules,
  openings: Opening[],
  busyOfBoards: Interval[][],
  now: Date,
): Map<Opening, { startTime: string; free: number }[]> {
  const starts = openings.map((opening) => slotsOf(opening, slotMinutes));
  const counts = countFree(starts.flat(), slotMinutes * MINUTE_MS, busyOfBoards);
  let at = 0;
  return new Map(
    openings.map((opening, index) => [
      opening,
      (starts[index] ?? []).map((start) => {
        const free = counts[at++] ?? 0;
        const canBegin = isActive && start >= now.getTime();
        return { startTime: isoOf(start), free: canBegin ? free : 0 };
      }),
    ]),
  );
}
