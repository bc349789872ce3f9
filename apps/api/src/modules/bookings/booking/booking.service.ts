import type { Tx } from '@oche/db';
import type {
  Booking,
  bookingIdInput,
  cancelBookingInput,
  markBookingInput,
} from '@oche/validators/bookings';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { changeCalendar, staffRoleOf } from '../../lounges/index.ts';
import { bookingRights, type Part, requireChange, requirePart } from '../bookings.policy.ts';
import * as queries from './booking.queries.ts';
import { toBooking } from './booking.select.ts';
import {
  type BookingState,
  changeBookingStatus,
  readBookingState,
  type StatusChange,
} from './booking-steps.service.ts';

/**
 * For its member and the lounge's team.
 * @throws AppError BOOKING_NOT_FOUND
 */
export async function getBooking(
  { db, actor, clock }: MemberContext,
  { id }: z.output<typeof bookingIdInput>,
): Promise<Booking> {
  const row = await queries.getBooking.first(db, { id });
  if (!row) throw new AppError('BOOKING_NOT_FOUND');
  const parts = requirePart(actor, row, await staffRoleOf(db, actor, row.loungeId));
  return toBooking(row, bookingRights(parts, row, clock.now()));
}

/**
 * What every change of a booking begins with: only who has a part in it gets in line for its
 * lounge's calendar; what is decided stands on the state behind the lock, and `work` says who may
 * write.
 *
 * @throws AppError BOOKING_NOT_FOUND and what `work` throws
 */
export async function changeBooking(
  ctx: MemberContext,
  id: number,
  work: (tx: Tx, booking: BookingState, parts: Part[]) => Promise<void>,
): Promise<Booking> {
  const place = await queries.getBookingPlace.first(ctx.db, { id });
  if (!place) throw new AppError('BOOKING_NOT_FOUND');
  const { loungeId } = place;
  requirePart(ctx.actor, place, await staffRoleOf(ctx.db, ctx.actor, loungeId));
  await changeCalendar(ctx, loungeId, async (tx) => {
    const booking = await readBookingState(tx, id);
    const parts = requirePart(ctx.actor, booking, await staffRoleOf(tx, ctx.actor, loungeId));
    await work(tx, booking, parts);
  });
  return getBooking(ctx, { id });
}

const changeStatus = (
  ctx: MemberContext,
  id: number,
  action: StatusChange['action'],
  reason?: string,
) =>
  changeBooking(ctx, id, async (tx, booking, parts) => {
    const by = requireChange(activeParts(ctx, action, parts), action, booking, ctx.clock.now());
    await changeBookingStatus(ctx, tx, [booking], {
      action,
      by,
      userId: ctx.actor.id,
      ...(reason !== undefined && { reason }),
    });
  });

/**
 * Who is suspended can still give back what is booked: nobody is helped by boards that stay empty.
 * @throws AppError ACCOUNT_SUSPENDED for everything else
 */
function activeParts(
  { actor }: MemberContext,
  action: StatusChange['action'],
  parts: Part[],
): Part[] {
  if (actor.status === 'suspended' && action === 'cancel' && parts.includes('member')) {
    return ['member'];
  }
  requireWriter(actor);
  return parts;
}

/**
 * The lounge agrees to a request.
 * @throws AppError BOOKING_NOT_FOUND, FORBIDDEN, BOOKING_STATUS
 */
export const confirmBooking = (ctx: MemberContext, { id }: z.output<typeof bookingIdInput>) =>
  changeStatus(ctx, id, 'confirm');

/**
 * By the member until the agreed deadline, by the lounge at any time; a request is declined so, too.
 * @throws AppError BOOKING_NOT_FOUND, BOOKING_STATUS, CANCELLATION_DEADLINE_OVER
 */
export const cancelBooking = (
  ctx: MemberContext,
  { id, reason }: z.output<typeof cancelBookingInput>,
) => changeStatus(ctx, id, 'cancel', reason);

/**
 * Whether the guests came, as the lounge says; until it says something, they came.
 * @throws AppError BOOKING_NOT_FOUND, FORBIDDEN, BOOKING_STATUS
 */
export const markBooking = (
  ctx: MemberContext,
  { id, status }: z.output<typeof markBookingInput>,
) => changeStatus(ctx, id, status === 'no_show' ? 'markNoShow' : 'complete');
