import type { Calendar, CalendarEntry, calendarInput } from '@oche/validators/bookings/schemas';
import type { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { addDays, instantOfDay, isoOf } from '../../../lib/time/wall-clock.ts';
import {
  type BookingRules,
  holidaysBetween,
  type Opening,
  openingsOfDays,
  readBookingRules,
  requireStaff,
} from '../../lounges/index.ts';
import { teamRights } from '../bookings.policy.ts';
import * as queries from './desk.queries.ts';
import { toCalendarEntry } from './desk.select.ts';

/**
 * The calendar of the lounge's team: some days with everything in them, and all open requests.
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN
 */
export async function getCalendar(
  ctx: MemberContext,
  { loungeId, from, days, includeCancelled }: z.output<typeof calendarInput>,
): Promise<Calendar> {
  await requireStaff(ctx.db, ctx.actor, loungeId);
  const last = addDays(from, days - 1);
  const rules = await readBookingRules(ctx.db, { loungeId, from, to: addDays(last, 1) });
  const openings = openingsOfDays(rules, from, last);
  const span = spanOf(rules, { from, last, openings });
  const now = ctx.clock.now();
  const [entries, blocks, holds, requests, shownDays] = await Promise.all([
    queries.listCalendarEntries(ctx.db, { loungeId, ...span, includeCancelled }),
    queries.listBlocks(ctx.db, { loungeId, ...span }),
    queries.listHolds(ctx.db, { loungeId, ...span }),
    queries.listRequests(ctx.db, { loungeId, now: now.toISOString() }),
    daysOf(ctx, rules, { from, last, openings }),
  ]);
  return {
    timeZone: rules.timeZone,
    revision: rules.revision,
    slotMinutes: rules.slotMinutes,
    boards: rules.boards,
    days: shownDays,
    entries: entries.map((row) => toCalendarEntry(row, teamRights(row, now))),
    blocks,
    holds,
    requests: requests.map((row) => toCalendarEntry(row, teamRights(row, now))),
  };
}

interface ShownDays {
  /** first and last local day */
  from: string;
  last: string;
  /** that begin on these days */
  openings: Opening[];
}

/** From the first midnight to the last one, or to the end of the night that begins before that. */
function spanOf({ timeZone }: BookingRules, { from, last, openings }: ShownDays) {
  const midnight = instantOfDay(timeZone, addDays(last, 1));
  const closing = openings.at(-1)?.end ?? midnight;
  return {
    startTime: isoOf(instantOfDay(timeZone, from)),
    endTime: isoOf(Math.max(midnight, closing)),
  };
}

async function daysOf(
  { locale }: Pick<ServiceContext, 'locale'>,
  rules: BookingRules,
  { from, last, openings }: ShownDays,
): Promise<Calendar['days']> {
  const holidays = await holidaysBetween(rules, from, last, locale);
  const notes = new Map(rules.exceptions.map(({ date, note }) => [date, note]));
  const days: Calendar['days'] = [];
  for (let date = from; date <= last; date = addDays(date, 1)) {
    days.push({
      date,
      holiday: holidays.get(date) ?? null,
      note: notes.get(date) ?? null,
      periods: openings
        .filter((opening) => opening.date === date)
        .map(({ start, end }) => ({ startTime: isoOf(start), endTime: isoOf(end) })),
    });
  }
  return days;
}

/** @throws AppError BOOKING_NOT_FOUND */
export async function getCalendarEntry(
  { db, clock }: ServiceContext,
  id: number,
): Promise<CalendarEntry> {
  const row = await queries.getCalendarEntry.first(db, { id });
  if (!row) throw new AppError('BOOKING_NOT_FOUND');
  return toCalendarEntry(row, teamRights(row, clock.now()));
}
