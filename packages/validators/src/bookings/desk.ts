import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, money, optionalText } from '../common.ts';
import { localDate, timeOfDay, weekday } from '../places.ts';
import { availabilityOutput } from './availability.ts';
import { bookingOutput, bookingRefusals, bookingStatuses, SERIES_MAX } from './booking.ts';
import { board, boardChoice, boardCount, groupSize, startAndEnd, wish } from './fields.ts';

// An entry of the lounge's calendar, for its staff only.

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
  /** what can be done with the booking in its present status */
  can: z.object({
    confirm: z.boolean(),
    cancel: z.boolean(),
    move: z.boolean(),
    markNoShow: z.boolean(),
    /** undoes a no-show */
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
/** Boards that are reserved because somebody on the waiting list has been offered them. */
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
  /** requests for any day that have not been answered */
  requests: z.array(calendarEntryOutput),
});
export type Calendar = z.infer<typeof calendarOutput>;

/**
 * For walk-ins and calls: staff need free boards, but may ignore opening hours, grid and deadlines.
 */
export const createWalkInInput = z.object({
  ...wish,
  guestName: line({ max: 120 }),
  guestContact: optionalText(200),
  notes: optionalText(1000),
  /** euro; default: computed */
  totalPrice: z.optional(money),
  idempotencyKey,
});
/** What the team wants to book or block, asked before it does. */
export const checkTimeInput = z.object({
  loungeId: id,
  ...startAndEnd,
  boardIds: z.optional(z.array(id).check(z.minLength(1, 'required'), z.maxLength(200, 'tooMany'))),
  /** ignored if `boardIds` is given */
  boardCount: z._default(boardCount, 1),
  groupSize: z.optional(groupSize),
});
export const checkTimeOutput = z.object({
  /** whether the boards are free, with the break after a booking */
  isFree: z.boolean(),
  /** euro, by the lounge's prices; null for a time that nobody can book */
  price: z.nullable(z.number()),
  /** if some of it is outside of the opening hours: the opening that it touches, if any */
  outside: z.nullable(z.object({ opensAt: z.nullable(dateTime), closesAt: z.nullable(dateTime) })),
  /** when the lounge closes that is open at the start; null if it is closed then, or never closes */
  closesAt: z.nullable(dateTime),
  /** what occupies the named boards in this time, at most 50; empty for any boards */
  inTheWay: z.array(
    z.object({
      kind: z.enum(['booking', 'block', 'hold']),
      id: z.number(),
      /** of the guest; of a block its reason */
      name: z.nullable(z.string()),
      startTime: dateTime,
      endTime: dateTime,
      boards: z.array(board),
    }),
  ),
});
export type CheckedTime = z.infer<typeof checkTimeOutput>;

/** Who comes, if it is a guest without an account. */
export const setGuestInput = z.object({
  id,
  name: line({ max: 120 }),
  contact: optionalText(200),
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
  /** times in the lounge's time zone, the same on each date even if the clock changes between */
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
  /**
   * dates to leave out because of a conflict; a conflict on any other date refuses the whole series
   */
  skipDates: z._default(z.array(localDate).check(z.maxLength(SERIES_MAX, 'tooMany')), []),
  idempotencyKey,
});
export const seriesPreviewOutput = z.object({
  dates: z.array(
    z.object({
      date: localDate,
      startTime: dateTime,
      endTime: dateTime,
      /** BOARD_TAKEN, OUTSIDE_OPENING_HOURS (only a hint, as staff may book then) … */
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
  /** how many weeks, the current one included */
  weeks: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(53)), 12),
});
const statisticsNumbers = z.object({
  bookings: z.number(),
  /** euro; of confirmed and completed bookings, but not of no-shows */
  income: z.number(),
  cancelled: z.number(),
  noShows: z.number(),
  /** hours that boards were booked */
  bookedHours: z.number(),
  /** opening hours multiplied by boards, without blocked times */
  openHours: z.number(),
});
const shareOfHours = {
  bookedHours: z.number(),
  openHours: z.number(),
};
/**
 * Days are the lounge's evenings: what begins after midnight, but before closing, belongs to the day
 * before. Comparisons, hours and boards are about complete days only, so they end with yesterday.
 */
export const statisticsOutput = z.object({
  weeks: z.array(
    z.extend(statisticsNumbers, {
      /** the week's Monday */
      week: localDate,
    }),
  ),
  /** the complete days of these weeks, and as many weeks earlier the same days */
  compared: z.object({ days: z.number(), now: statisticsNumbers, before: statisticsNumbers }),
  /** each hour in which the lounge was open or booked; 25 is 01:00 in the night after the weekday */
  hours: z.array(z.object({ weekday, hour: z.number(), ...shareOfHours })),
  /** the boards that are there now, in their order */
  boards: z.array(z.extend(board, shareOfHours)),
});
export type LoungeStatistics = z.infer<typeof statisticsOutput>;

/** For a spreadsheet: bookings that begin on these local days, at most two years. */
export const bookingExportInput = z.object({ loungeId: id, from: localDate, to: localDate });
