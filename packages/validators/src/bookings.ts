import { z } from 'zod';
import { dateTime, id, idempotencyKey, line, moment, money, optionalText, page } from './common.ts';
import { localDate, timeOfDay, weekday } from './places.ts';

export const bookingStatuses = [
  'requested',
  'confirmed',
  'cancelled',
  'completed',
  'no_show',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
export const cancelledAs = ['member', 'lounge', 'system'] as const;

/** Minutes in which the first in line can take a board that became free. */
export const WAITING_OFFER_MINUTES = 15;
export const BOOKING_BOARDS_MAX = 50;
export const GROUP_MAX = 200;
export const SERIES_MAX = 104;

const startAndEnd = { startTime: moment, endTime: moment };

const boardCount = z
  .number('invalidNumber')
  .int('invalidNumber')
  .min(1, 'tooSmall')
  .max(BOOKING_BOARDS_MAX, 'tooLarge');
const groupSize = z
  .number('invalidNumber')
  .int('invalidNumber')
  .min(1, 'tooSmall')
  .max(GROUP_MAX, 'tooLarge');

/** Named boards, or how many of any. */
const boardChoice = {
  boardIds: z
    .array(id)
    .min(1, 'required')
    .max(BOOKING_BOARDS_MAX, 'tooLarge')
    .refine((ids) => new Set(ids).size === ids.length, 'invalid')
    .optional(),
  /** not looked at when boards are named */
  boardCount: boardCount.default(1),
};

/** The order of times is a rule of the service, with a code of its own. */
const wish = { loungeId: id, ...startAndEnd, ...boardChoice, groupSize: groupSize.optional() };

export const quoteInput = z.object({
  ...wish,
  /** a booking that is to be moved: its own boards count as free */
  bookingId: id.optional(),
});
export const priceOutput = z.object({
  /** euro */
  total: z.number(),
  /** stretches of one price, in order */
  parts: z.array(
    z.object({
      startTime: dateTime,
      endTime: dateTime,
      /** minutes that really pass, also when the clock is changed */
      minutes: z.number(),
      pricePerHour: z.number(),
      /** boards or persons */
      quantity: z.number(),
      amount: z.number(),
    }),
  ),
  unit: z.enum(['board', 'person']),
});
export const bookingRefusals = [
  'BOOKING_END_BEFORE_START',
  'BOOKING_IN_PAST',
  'BOOKING_TOO_SOON',
  'BOOKING_TOO_FAR_AHEAD',
  'BOOKING_TOO_SHORT',
  'BOOKING_TOO_LONG',
  'BOOKING_OFF_GRID',
  'OUTSIDE_OPENING_HOURS',
  'TOO_MANY_BOARDS',
  'BOARD_NOT_FOUND',
  'BOARD_TAKEN',
  'LOUNGE_INACTIVE',
] as const;
export type BookingRefusal = (typeof bookingRefusals)[number];
export const quoteOutput = z.object({
  /** null when it can be booked */
  refusal: z.enum(bookingRefusals).nullable(),
  /** what the refusal's text names, e.g. minutes */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** null when the times themselves make no sense */
  price: priceOutput.nullable(),
  /** confirmed at once, else the lounge answers */
  autoConfirm: z.boolean(),
  /** until when the member could cancel this booking */
  cancellableUntil: dateTime.nullable(),
});

export const createBookingInput = z.object({
  ...wish,
  /** euro, as the member saw it: another price is an error that names the right one */
  totalPrice: money.optional(),
  notes: optionalText(1000),
  idempotencyKey,
});
export const bookingIdInput = z.object({ id });
export const cancelBookingInput = z.object({ id, reason: optionalText(500) });
export const moveBookingInput = z.object({
  id,
  ...startAndEnd,
  boardIds: boardChoice.boardIds,
  /** as many as before unless told */
  boardCount: boardCount.optional(),
  groupSize: groupSize.optional(),
  totalPrice: money.optional(),
});

const board = z.object({ id: z.number(), name: z.string() });

/** A booking as its member sees it. */
export const bookingOutput = z.object({
  id: z.number(),
  lounge: z.object({
    id: z.number(),
    name: z.string(),
    address: z.string(),
    zipCode: z.string().nullable(),
    city: z.string(),
    timeZone: z.string(),
  }),
  startTime: dateTime,
  endTime: dateTime,
  status: z.enum(bookingStatuses),
  boards: z.array(board),
  isAnyBoard: z.boolean(),
  groupSize: z.number().nullable(),
  notes: z.string().nullable(),
  /** euro */
  totalPrice: z.number(),
  cancellableUntil: dateTime,
  /** what the asking member can do with it now */
  can: z.object({ cancel: z.boolean(), move: z.boolean(), review: z.boolean() }),
  /** when an unanswered request ends */
  expiresAt: dateTime.nullable(),
  cancelled: z
    .object({ at: dateTime, as: z.enum(cancelledAs), reason: z.string().nullable() })
    .nullable(),
  createdAt: dateTime,
});
export type Booking = z.infer<typeof bookingOutput>;

export const bookingListInput = page.extend({
  /** upcoming: soonest first; past (and cancelled): latest first */
  period: z.enum(['upcoming', 'past', 'all'], 'invalid').default('all'),
});
export const bookingListOutput = z.object({
  items: z.array(bookingOutput),
  nextCursor: z.string().nullable(),
});

/** All that a visitor may know of others' bookings. */
export const loungeBookingOutput = z.object({
  id: z.number(),
  startTime: dateTime,
  endTime: dateTime,
  status: z.enum(bookingStatuses),
  boards: z.array(board),
  /** staff only, else null */
  guest: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
});
/** From `from` on; seven days unless told. */
export const loungeBookingListInput = page.extend({
  loungeId: id,
  from: moment.optional(),
  to: moment.optional(),
});
export const loungeBookingListOutput = z.object({
  items: z.array(loungeBookingOutput),
  nextCursor: z.string().nullable(),
});

export const availabilityInput = z.object({
  loungeId: id,
  /** first day, in the lounge's time zone; today unless told */
  from: localDate.optional(),
  days: z.number().int().min(1).max(7).default(7),
  /** a booking that is moved: its own boards count as free */
  bookingId: id.optional(),
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
      holiday: z.string().nullable(),
      /** of an exception */
      note: z.string().nullable(),
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
  lastEventId: z.string().max(20).regex(/^\d+$/, 'invalid').nullish(),
});
/** The calendar is at this revision: whoever shows an older one reads it again. */
export const calendarEventOutput = z.object({ revision: z.number() });

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

// Waiting list

export const joinWaitingListInput = z.object({
  loungeId: id,
  ...startAndEnd,
  boardCount: boardChoice.boardCount,
  groupSize: groupSize.optional(),
});
export const waitingListEntryOutput = z.object({
  id: z.number(),
  lounge: z.object({ id: z.number(), name: z.string(), city: z.string(), timeZone: z.string() }),
  startTime: dateTime,
  endTime: dateTime,
  boardCount: z.number(),
  groupSize: z.number().nullable(),
  status: z.enum(['waiting', 'offered', 'taken', 'expired', 'left']),
  /** people ahead in line whose wish overlaps; null unless waiting */
  ahead: z.number().nullable(),
  offerExpiresAt: dateTime.nullable(),
  /** what the boards on offer cost; null unless offered */
  totalPrice: z.number().nullable(),
  bookingId: z.number().nullable(),
});
export const waitingListOutput = z.array(waitingListEntryOutput);
export const waitingListEntryIdInput = z.object({ id });
export const takeOfferInput = z.object({
  id,
  totalPrice: money.optional(),
  notes: optionalText(1000),
});

// Calendar feeds

export const createFeedInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member') }),
  z.object({ kind: z.literal('lounge'), loungeId: id }),
  z.object({ kind: z.literal('board'), loungeId: id, boardId: id }),
]);
/** The only time that the address is shown. */
export const createFeedOutput = z.object({ id: z.number(), url: z.string() });
export const feedIdInput = z.object({ id });
/** All of the asking member, or those of one lounge. */
export const feedListInput = z.object({ loungeId: id.optional() });
export const feedListOutput = z.array(
  z.object({
    id: z.number(),
    kind: z.enum(['member', 'lounge', 'board']),
    lounge: z.object({ id: z.number(), name: z.string() }).nullable(),
    board: board.nullable(),
    createdAt: dateTime,
    lastReadAt: dateTime.nullable(),
  }),
);
