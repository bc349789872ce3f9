import * as z from 'zod/mini';
import {
  dateTime,
  id,
  idempotencyKey,
  moment,
  money,
  optionalText,
  page,
  requiredMoment,
} from '../common.ts';
import { board, boardChoice, boardCount, groupSize, startAndEnd, wish } from './booking-fields.ts';

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
/** Open wishes on the waiting list, of one member in one lounge. */
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
  'TOO_MANY_BOOKINGS',
] as const;
export type BookingRefusal = (typeof bookingRefusals)[number];
export const quoteOutput = z.object({
  /** null when it can be booked */
  refusal: z.nullable(z.enum(bookingRefusals)),
  /** what the refusal's text names, e.g. minutes */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** null when the times themselves make no sense */
  price: z.nullable(priceOutput),
  /** confirmed at once, else the lounge answers */
  autoConfirm: z.boolean(),
  /** until when the member could cancel this booking */
  cancellableUntil: z.nullable(dateTime),
});

export const createBookingInput = z.object({
  ...wish,
  /** any moment of the day that the start belongs to */
  bookingDate: z.optional(requiredMoment('bookingDateRequired')),
  /** euro, as the member saw it: another price is an error that names the right one */
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
  /** as many as before unless told */
  boardCount: z.optional(boardCount),
  groupSize: z.optional(groupSize),
  totalPrice: z.optional(money),
});

/** A booking as its member sees it. */
export const bookingOutput = z.object({
  id: z.number(),
  lounge: z.object({
    id: z.number(),
    name: z.string(),
    address: z.string(),
    zipCode: z.nullable(z.string()),
    city: z.string(),
    timeZone: z.string(),
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
  /** what the asking member can do with it now */
  can: z.object({ cancel: z.boolean(), move: z.boolean(), review: z.boolean() }),
  /** when an unanswered request ends */
  expiresAt: z.nullable(dateTime),
  cancelled: z.nullable(
    z.object({ at: dateTime, as: z.enum(cancelledAs), reason: z.nullable(z.string()) }),
  ),
  createdAt: dateTime,
});
export type Booking = z.infer<typeof bookingOutput>;

export const bookingListInput = z.extend(page, {
  /** upcoming: soonest first; past (and cancelled): latest first */
  period: z._default(z.enum(['upcoming', 'past', 'all'], 'invalid'), 'all'),
});
export const bookingListOutput = z.object({
  items: z.array(bookingOutput),
  nextCursor: z.nullable(z.string()),
});

/** All that a visitor may know of others' bookings. */
export const loungeBookingOutput = z.object({
  id: z.number(),
  startTime: dateTime,
  endTime: dateTime,
  status: z.enum(bookingStatuses),
  boards: z.array(board),
  /** staff only, else null */
  guest: z.nullable(z.object({ id: z.nullable(z.string()), name: z.string() })),
});
/** From `from` on; seven days unless told. */
export const loungeBookingListInput = z.extend(page, {
  loungeId: id,
  from: z.optional(moment),
  to: z.optional(moment),
});
export const loungeBookingListOutput = z.object({
  items: z.array(loungeBookingOutput),
  nextCursor: z.nullable(z.string()),
});
