import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, moment, money, optionalText, page } from '../common.ts';
import { localDate } from '../places.ts';
import { board, boardChoice, boardCount, groupSize, startAndEnd, wish } from './fields.ts';

export const bookingStatuses = [
  'requested',
  'confirmed',
  'cancelled',
  'completed',
  'no_show',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
export const cancelledAs = ['member', 'lounge', 'system'] as const;

/** Minutes in which the first in line can book a board that has become free. */
export const WAITING_OFFER_MINUTES = 15;
/** How many open wishes a member can have on a lounge's waiting list. */
export const WISHES_MAX = 3;
export const SERIES_MAX = 104;

export const quoteInput = z.object({
  ...wish,
  /** a booking that is to be moved: its own boards count as free */
  bookingId: z.optional(id),
});
export const priceOutput = z.object({
  /** euro */
  total: z.number(),
  /** consecutive parts of the booking, each with one price */
  parts: z.array(
    z.object({
      startTime: dateTime,
      endTime: dateTime,
      /** real minutes, also when the clock changes */
      minutes: z.number(),
      pricePerHour: z.number(),
      /** how many boards or persons */
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
  'TOO_MANY_BOOKINGS',
] as const;
export type BookingRefusal = (typeof bookingRefusals)[number];
export const quoteOutput = z.object({
  /** why it can't be booked; null if it can */
  refusal: z.nullable(z.enum(bookingRefusals)),
  /** the values in the refusal's text, e.g. minutes */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** null if start and end are impossible, e.g. in the wrong order */
  price: z.nullable(priceOutput),
  /** whether the booking would be confirmed at once; else the lounge decides */
  autoConfirm: z.boolean(),
  /** until when the member could cancel this booking */
  cancellableUntil: z.nullable(dateTime),
});

export const createBookingInput = z.object({
  ...wish,
  /** the day of the start at the lounge, or any moment on it */
  bookingDate: z.optional(
    z.pipe(
      z.string('bookingDateRequired').check(z.minLength(1, 'bookingDateRequired')),
      z.union([localDate, moment], 'invalidDate'),
    ),
  ),
  /** euro, as shown to the member. If the price is another one now, the error names it */
  totalPrice: z.optional(money),
  notes: optionalText(1000),
  idempotencyKey,
});
export const bookingIdInput = z.object({ id });
export const cancelBookingInput = z.object({ id, reason: optionalText(500) });
export const moveBookingInput = z.object({
  id,
  ...startAndEnd,
  boardIds: boardChoice.boardIds,
  /** default: as many as before */
  boardCount: z.optional(boardCount),
  groupSize: z.optional(groupSize),
  totalPrice: z.optional(money),
});

/** A booking, for the member who made it. */
export const bookingOutput = z.object({
  id: z.number(),
  lounge: z.object({
    id: z.number(),
    name: z.string(),
    address: z.string(),
    zipCode: z.nullable(z.string()),
    city: z.string(),
    timeZone: z.string(),
    /** for what only a call can help with */
    phone: z.nullable(z.string()),
  }),
  startTime: dateTime,
  endTime: dateTime,
  status: z.enum(bookingStatuses),
  boards: z.array(board),
  isAnyBoard: z.boolean(),
  groupSize: z.nullable(z.number()),
  notes: z.nullable(z.string()),
  /** euro */
  totalPrice: z.number(),
  cancellableUntil: dateTime,
  /** what the reader can do with it now */
  can: z.object({ cancel: z.boolean(), move: z.boolean(), review: z.boolean() }),
  /** when the request ends if nobody answers */
  expiresAt: z.nullable(dateTime),
  cancelled: z.nullable(
    z.object({ at: dateTime, as: z.enum(cancelledAs), reason: z.nullable(z.string()) }),
  ),
  createdAt: dateTime,
});
export type Booking = z.infer<typeof bookingOutput>;

export const bookingListInput = z.extend(page, {
  /** upcoming: soonest first; past (and whatever was cancelled) and all: latest first */
  period: z._default(z.enum(['upcoming', 'past', 'all'], 'invalid'), 'all'),
});
export const bookingListOutput = z.object({
  items: z.array(bookingOutput),
  nextCursor: z.nullable(z.string()),
});

/** What visitors may know about others' bookings. */
export const loungeBookingOutput = z.object({
  id: z.number(),
  startTime: dateTime,
  endTime: dateTime,
  status: z.enum(bookingStatuses),
  boards: z.array(board),
  /** only for the lounge's staff, else null */
  guest: z.nullable(z.object({ id: z.nullable(z.string()), name: z.string() })),
});
/** Bookings from `from` on; default: seven days. */
export const loungeBookingListInput = z.extend(page, {
  loungeId: id,
  from: z.optional(moment),
  to: z.optional(moment),
});
export const loungeBookingListOutput = z.object({
  items: z.array(loungeBookingOutput),
  nextCursor: z.nullable(z.string()),
});
