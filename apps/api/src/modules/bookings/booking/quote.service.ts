import type { quoteInput, quoteOutput } from '@oche/validators/bookings/schemas';
import { euroOf } from '@oche/validators/money';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { isoOf } from '../../../lib/time/wall-clock.ts';
import { type BookingRules, readBookingRules, staffRoleOf } from '../../lounges/index.ts';
import { findBoards, withBuffer } from '../boards/occupancy.service.ts';
import { requireRole } from '../bookings.policy.ts';
import { type Price, priceOf } from '../rules/price.ts';
import { cancellableUntil } from '../rules/transitions.ts';
import { intervalOf, type Refusal, teamRefusal, timeRefusal, type Wish } from '../rules/wish.ts';
import { limitRefusal } from './booking-limit.service.ts';
import { type BookingState, readBookingState } from './booking-steps.service.ts';

type QuoteInput = z.output<typeof quoteInput>;
type Quote = z.infer<typeof quoteOutput>;

/**
 * What booking, or moving a booking, would cost now, or why it would be refused. Nothing is
 * reserved: everything is checked again under the calendar's lock.
 *
 * @throws AppError LOUNGE_NOT_FOUND, BOOKING_NOT_FOUND for a booking that isn't the reader's, or is
 *   in another lounge
 */
export async function getQuote(ctx: ServiceContext, input: QuoteInput): Promise<Quote> {
  const { db, actor, clock } = ctx;
  const { loungeId, startTime, endTime } = input;
  const moved =
    input.bookingId === undefined ? null : await readMoved(ctx, input.bookingId, loungeId);
  const rules = await readBookingRules(db, { loungeId, from: startTime, to: endTime });
  const refusal =
    (moved?.isByTeam ? teamRefusal(input) : timeRefusal(rules, input, clock.now())) ??
    (await boardRefusal(ctx, rules, input, moved?.booking)) ??
    (rules.isActive || moved?.isByTeam
      ? null
      : { code: 'LOUNGE_INACTIVE' as const, details: {} }) ??
    (actor && !moved ? await limitRefusal(db, actor, rules, clock.now()) : null);
  const makesSense = hasPrice(rules, input);
  return {
    refusal: refusal?.code ?? null,
    details: refusal?.details ?? {},
    price: makesSense ? toPriceOutput(priceOfWish(rules, input)) : null,
    autoConfirm: rules.autoConfirm,
    cancellableUntil: makesSense
      ? cancellableUntil(startTime, rules.cancelMinutes, moved?.booking.createdAt ?? clock.now())
      : null,
  };
}

interface Moved {
  booking: BookingState;
  /** whether the reader is in the lounge's team, which only needs free boards */
  isByTeam: boolean;
}

/**
 * @throws AppError BOOKING_NOT_FOUND for a booking that isn't the reader's, or is in another lounge
 */
export async function readMoved(
  { db, actor }: ServiceContext,
  id: number,
  loungeId: number,
): Promise<Moved> {
  const booking = await readBookingState(db, id);
  if (!actor || booking.loungeId !== loungeId) throw new AppError('BOOKING_NOT_FOUND');
  const roles = requireRole(actor, booking, await staffRoleOf(db, actor, loungeId));
  return { booking, isByTeam: roles.includes('staff') };
}

async function boardRefusal(
  { db }: ServiceContext,
  rules: BookingRules,
  wish: QuoteInput,
  booking: BookingState | undefined,
): Promise<Refusal | null> {
  const { refusal } = await findBoards(db, {
    loungeId: wish.loungeId,
    ...withBuffer(wish, rules.bufferMinutes),
    wish,
    boards: rules.boards.map(({ id }) => id),
    moved: booking && { bookingId: booking.id, boardIds: booking.boardIds },
  });
  return refusal && { code: refusal, details: { boards: rules.boards.length } };
}

/** Whether a price can be computed: the end is after the start, and the time is not too long. */
function hasPrice({ maxMinutes }: BookingRules, wish: QuoteInput): boolean {
  const { start, end } = intervalOf(wish);
  return end > start && end - start <= maxMinutes * 60_000;
}

const priceOfWish = (rules: BookingRules, wish: Wish): Price =>
  priceOf(rules, intervalOf(wish), {
    boardCount: wish.boardIds?.length ?? wish.boardCount,
    groupSize: wish.groupSize,
  });

const toPriceOutput = ({ totalCents, parts, unit }: Price): Quote['price'] => ({
  total: euroOf(totalCents),
  parts: parts.map((part) => ({
    startTime: isoOf(part.start),
    endTime: isoOf(part.end),
    minutes: part.minutes,
    pricePerHour: euroOf(part.pricePerHourCents),
    quantity: part.quantity,
    amount: euroOf(part.amountCents),
  })),
  unit,
});
