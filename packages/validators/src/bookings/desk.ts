import * as z from 'zod/mini';
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
  guest: z.object({
    id: z.nullable(z.string()),
    name: z.string(),
    contact: z.nullable(z.string()),
  }),
  groupSize: z.nullable(z.number()),
  notes: z.nullable(z.string()),
  totalPrice: z.number(),
  series: z.nullable(z.object({ id: z.number(), name: z.string() })),
  cancelled: bookingOutput.shape.cancelled,
  expiresAt: z.nullable(dateTime),
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
  reason: z.nullable(z.string()),
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
  days: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(7)), 7),
  includeCancelled: z._default(z.boolean(), false),
});
export const calendarOutput = z.object({
  timeZone: z.string(),
  revision: z.number(),
  slotMinutes: z.number(),
  boards: z.array(z.extend(board, { kind: z.enum(['steel', 'soft']) })),
  days: z.array(z.omit(availabilityOutput.shape.days.def.element, { slots: true })),
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
  totalPrice: z.optional(money),
  idempotencyKey,
});
export const markBookingInput = z.object({ id, status: z.enum(['completed', 'no_show']) });

export const createBlockInput = z.object({
  loungeId: id,
  kind: z.enum(['out_of_service', 'blocked'], 'invalid'),
  ...startAndEnd,
  boardIds: z.array(id).check(z.minLength(1, 'required'), z.maxLength(200, 'tooMany')),
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
  everyWeeks: z._default(
    z
      .number('invalidNumber')
      .check(z.int('invalidNumber'), z.minimum(1, 'tooSmall'), z.maximum(8, 'tooLarge')),
    1,
  ),
  ...boardChoice,
  groupSize: z.optional(groupSize),
});
export const createSeriesInput = z.extend(seriesInput, {
  /** dates with a conflict that are left out on purpose; any other conflict refuses it all */
  skipDates: z._default(z.array(localDate).check(z.maxLength(SERIES_MAX, 'tooMany')), []),
  idempotencyKey,
});
export const seriesPreviewOutput = z.object({
  dates: z.array(
    z.object({
      date: localDate,
      startTime: dateTime,
      endTime: dateTime,
      /** BOARD_TAKEN, OUTSIDE_OPENING_HOURS (a hint, staff may) … */
      conflict: z.nullable(z.enum(bookingRefusals)),
      holiday: z.nullable(z.string()),
    }),
  ),
});
export const seriesOutput = z.object({
  id: z.number(),
  name: z.string(),
  bookings: z.number(),
  nextStart: z.nullable(dateTime),
});
export const seriesListOutput = z.array(seriesOutput);
export const loungeInput = z.object({ loungeId: id });
export const cancelSeriesInput = z.object({ id, reason: optionalText(500) });

export const statisticsInput = z.object({
  loungeId: id,
  /** how many weeks back, this one included */
  weeks: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(53)), 12),
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
