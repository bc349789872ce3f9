import * as z from 'zod/mini';
import { dateTime, id } from '../common.ts';
import { localDate } from '../places.ts';

export const availabilityInput = z.object({
  loungeId: id,
  /** first day, in the lounge's time zone; default: the business day that it is now */
  from: z.optional(localDate),
  days: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(7)), 7),
  /** a booking that is to be moved: its own boards count as free */
  bookingId: z.optional(id),
});
export const availableTimesInput = z.omit(availabilityInput, { bookingId: true });
export const availabilityOutput = z.object({
  timeZone: z.string(),
  /** the calendar's revision that this answer shows; a live subscription begins there */
  revision: z.number(),
  slotMinutes: z.number(),
  /** a booking must begin between these two */
  bookableFrom: dateTime,
  bookableUntil: dateTime,
  boards: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      kind: z.enum(['steel', 'soft']),
      /** in order and merged, cut to these days; tells neither who nor why */
      busy: z.array(z.object({ startTime: dateTime, endTime: dateTime })),
    }),
  ),
  /** the reader's own bookings and requests in these days, in order; empty for visitors */
  own: z.array(
    z.object({
      id: z.number(),
      startTime: dateTime,
      endTime: dateTime,
      boardIds: z.array(z.number()),
    }),
  ),
  days: z.array(
    z.object({
      /** not a `localDate`: it may be the day after the last one that is accepted as input */
      date: z.iso.date(),
      /** name of a public holiday, in the reader's language */
      holiday: z.nullable(z.string()),
      /** the note of an exception */
      note: z.nullable(z.string()),
      /** openings that begin on this day, as instants */
      periods: z.array(z.object({ startTime: dateTime, endTime: dateTime })),
      /**
       * the slots of these openings; `free` boards are free throughout the slot, none in the past
       */
      slots: z.array(z.object({ startTime: dateTime, free: z.number() })),
    }),
  ),
});
export type Availability = z.infer<typeof availabilityOutput>;

export const calendarEventsInput = z.object({
  loungeId: id,
  lastEventId: z.nullish(z.string().check(z.maxLength(20), z.regex(/^\d+$/, 'invalid'))),
});
/** The calendar has this revision now. Whoever shows an older one reads it again. */
export const calendarEventOutput = z.object({ revision: z.number() });
