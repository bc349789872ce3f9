import { z } from 'zod';
import { dateTime, id, idempotencyKey, line, money, optionalText } from '../common.ts';
import { localDate, timeOfDay, weekday } from '../places.ts';
import { availabilityOutput } from './availability.ts';
import { bookingOutput, bookingRefusals, bookingStatuses, SERIES_MAX } from './booking.ts';
import { board, boardChoice, groupSize, startAndEnd, wish } from './booking-fields.ts';

// The lounge's own calendar: staff only.

export const calendarEntryOutput = z.object({
  id: z.number(),
  startTime: dateTime,
  endTime: dateTime,
  status: z.enum(bookingStatuses),
  boards: z.array(board),
  isAnyBoard: z.boolean(),
  guest: z.object({ id: z.string().nullable(), name: z.string(), contact: z.string().nullable() }),
  groupSize: z.number().nullable(),
  notes: z.string().nullable(),
  totalPrice: z.number(),
  series: z.object({ id: z.number(), name: z.string() }).nullable(),
  cancelled: bookingOutput.shape.cancelled,
  expiresAt: dateTime.nullable(),
  /** what the transitions allow now */
  can: z.object({
    confirm: z.boolean(),
    cancel: z.boolean(),
    move: z.boolean(),
    markNoShow: z.boolean(),
    /** takes a no-show back */
    markCompleted: z.boolean(),
  }),
});
export type CalendarEntry = z.infer<typeof calendarEntryOutput>;
export const blockOutput = z.object({
  id: z.number(),
  kind: z.enum(['out_of_service', 'blocked']),
  reason: z.string().nullable(),
  startTime: dateTime,
  endTime: dateTime,
  boards: z.array(board),
});
export type CalendarBlock = z.infer<typeof blockOutput>;
/** Boards that are held for an offer of the waiting list. */
const holdOutput = z.object({
  id: z.number(),
  startTime: dateTime,
  endTime: dateTime,
  boards: z.array(board),
  guestName: z.string(),
  /** when the offer ends */
  until: dateTime,
});
export type CalendarHold = z.infer<typeof holdOutput>;
export const calendarInput = z.object({
  loungeId: id,
  from: localDate,
  days: z.number().int().min(1).max(7).default(7),
  includeCancelled: z.boolean().default(false),
});
export const calendarOutput = z.object({
  timeZone: z.string(),
  revision: z.number(),
  slotMinutes: z.number(),
  boards: z.array(board.extend({ kind: z.enum(['steel', 'soft']) })),
  days: z.array(availabilityOutput.shape.days.element.omit({ slots: true })),
  entries: z.array(calendarEntryOutput),
  blocks: z.array(blockOutput),
  holds: z.array(holdOutput),
  /** requests of any day that wait for an answer */
  requests: z.array(calendarEntryOutput),
});
export type Calendar = z.infer<typeof calendarOutput>;

/** For walk-ins and calls: opening hours, grid and deadlines don't bind staff, free boards do. */
export const createWalkInInput = z.object({
  ...wish,
  guestName: line({ max: 120 }),
  guestContact: optionalText(200),
  notes: optionalText(1000),
  /** computed when missing */
  totalPrice: money.optional(),
  idempotencyKey,
});
export const markBookingInput = z.object({ id, status: z.enum(['completed', 'no_show']) });

export const createBlockInput = z.object({
  loungeId: id,
  kind: z.enum(['out_of_service', 'blocked'], 'invalid'),
  ...startAndEnd,
  boardIds: z.array(id).min(1, 'required').max(200, 'tooMany'),
  reason: optionalText(200),
  idempotencyKey,
});
export const blockIdInput = z.object({ id });

export const seriesInput = z.object({
  loungeId: id,
  name: line({ max: 120 }),
  weekday,
  /** in the lounge's time zone, also when the clock is changed between two dates */
  from: timeOfDay,
  to: timeOfDay,
  firstDate: localDate,
  lastDate: localDate,
  everyWeeks: z
    .number('invalidNumber')
    .int('invalidNumber')
    .min(1, 'tooSmall')
    .max(8, 'tooLarge')
    .default(1),
  ...boardChoice,
  groupSize: groupSize.optional(),
});
export const createSeriesInput = seriesInput.extend({
  /** dates with a conflict that are left out on purpose; any other conflict refuses it all */
  skipDates: z.array(localDate).max(SERIES_MAX, 'tooMany').default([]),
  idempotencyKey,
});
export const seriesPreviewOutput = z.object({
  dates: z.array(
    z.object({
      date: localDate,
      startTime: dateTime,
      endTime: dateTime,
      /** BOARD_TAKEN, OUTSIDE_OPENING_HOURS (a hint, staff may) … */
      conflict: z.enum(bookingRefusals).nullable(),
      holiday: z.string().nullable(),
    }),
  ),
});
export const seriesOutput = z.object({
  id: z.number(),
  name: z.string(),
  bookings: z.number(),
  nextStart: dateTime.nullable(),
});
export const seriesListOutput = z.array(seriesOutput);
export const loungeInput = z.object({ loungeId: id });
export const cancelSeriesInput = z.object({ id, reason: optionalText(500) });

export const statisticsInput = z.object({
  loungeId: id,
  /** how many weeks back, this one included */
  weeks: z.number().int().min(1).max(53).default(12),
});
export const statisticsOutput = z.object({
  weeks: z.array(
    z.object({
      /** Monday */
      week: localDate,
      bookings: z.number(),
      /** of confirmed and completed bookings, and of no-shows nothing; euro */
      income: z.number(),
      cancelled: z.number(),
      noShows: z.number(),
      /** booked board hours */
      bookedHours: z.number(),
      /** opening hours times boards, without blocked times */
      openHours: z.number(),
    }),
  ),
});

/** For a spreadsheet: bookings that begin on these local days, two years at most. */
export const bookingExportInput = z.object({ loungeId: id, from: localDate, to: localDate });
