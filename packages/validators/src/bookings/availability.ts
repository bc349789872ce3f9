import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';
import { localDate } from '../places.ts';

export const availabilityInput = z.object({
  loungeId: id,
  /** first day, in the lounge's time zone; today unless told */
  from: z.optional(localDate),
  days: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(7)), 7),
  /** a booking that is moved: its own boards count as free */
  bookingId: z.optional(id),
});
export const availabilityOutput = z.object({
  timeZone: z.string(),
  /** of the calendar at this state; where a live subscription begins */
  revision: z.number(),
  slotMinutes: z.number(),
  /** a booking can begin between these */
  bookableFrom: dateTime,
  bookableUntil: dateTime,
  boards: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      kind: z.enum(['steel', 'soft']),
      /** joined and in order, only what lies within these days; nothing says who or why */
      busy: z.array(z.object({ startTime: dateTime, endTime: dateTime })),
    }),
  ),
  days: z.array(
    z.object({
      /** also a day behind the last that is taken as input */
      date: z.iso.date(),
      /** name of a public holiday in the asking reader's language */
      holiday: z.nullable(z.string()),
      /** of an exception */
      note: z.nullable(z.string()),
      /** openings that begin on this day, as instants */
      periods: z.array(z.object({ startTime: dateTime, endTime: dateTime })),
      /** slots of these openings: how many boards are free in all of it; past ones have 0 */
      slots: z.array(z.object({ startTime: dateTime, free: z.number() })),
    }),
  ),
});
export type Availability = z.infer<typeof availabilityOutput>;

export const calendarEventsInput = z.object({
  loungeId: id,
  lastEventId: z.nullish(z.string().check(z.maxLength(20), z.regex(/^\d+$/, 'invalid'))),
});
/** The calendar is at this revision: whoever shows an older one reads it again. */
export const calendarEventOutput = z.object({ revision: z.number() });
