import type { Tx } from '@oche/db';
import type {
  Booking,
  bookingIdInput,
  cancelBookingInput,
  markBookingInput,
} from '@oche/validators/bookings/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { changeCalendar, staffRoleOf } from '../../lounges/index.ts';
import { type BookingRole, bookingRights, requireChange, requireRole } from '../bookings.policy.ts';
import { toBooking } from '../described/booking.select.ts';
import * as queries from './booking.queries.ts';
import {
  type BookingState,
  changeBookingStatus,
  readBookingState,
  type StatusChange,
} from './booking-steps.service.ts';

/**
 * A booking, for its member and the lounge's team.
 * @throws AppError BOOKING_NOT_FOUND
 */
export async function getBooking(
  { db, actor, clock }: MemberContext,
  { id }: z.output<typeof bookingIdInput>,
): Promise<Booking> {
  const row = await queries.getBooking.first(db, { id });
  if (!row) throw new AppError('BOOKING_NOT_FOUND');
  const roles = requireRole(actor, row, await staffRoleOf(db, actor, row.loungeId));
  return toBooking(row, bookingRights(roles, row, clock.now()));
}

/**
 * Every change of a booking goes through here. Only those with a role towards it get in line for
 * its lounge's calendar. `work` gets the booking as it is behind the lock, and refuses who may not
 * write.
 *
 * @throws AppError BOOKING_NOT_FOUND and what `work` throws
 */
export async function changeBooking(
  ctx: MemberContext,
  id: number,
  work: (tx: Tx, booking: BookingState, roles: BookingRole[]) => Promise<void>,
): Promise<Booking> {
  const place = await queries.getBookingPlace.first(ctx.db, { id });
  if (!place) throw new AppError('BOOKING_NOT_FOUND');
  const { loungeId } = place;
  requireRole(ctx.actor, place, await staffRoleOf(ctx.db, ctx.actor, loungeId));
  await changeCalendar(ctx, loungeId, async (tx) => {
    const booking = await readBookingState(tx, id);
    const roles = requireRole(ctx.actor, booking, await staffRoleOf(tx, ctx.actor, loungeId));
    await work(tx, booking, roles);
  });
  return getBooking(ctx, { id });
}

const changeStatus = (
  ctx: MemberContext,
  id: number,
  action: StatusChange['action'],
  reason?: string,
) =>
  changeBooking(ctx, id, async (tx, booking, roles) => {
    const by = requireChange(activeRoles(ctx, action, roles), action, booking, ctx.clock.now());
    await changeBookingStatus(ctx, tx, [booking], {
      action,
      by,
      userId: ctx.actor.id,
      ...(reason !== undefined && { reason }),
    });
  });

/**
 * Suspended members can still cancel their own bookings, as empty boards help nobody.
 * @throws AppError ACCOUNT_SUSPENDED for everything else
 */
function activeRoles(
  { actor }: MemberContext,
  action: StatusChange['action'],
  roles: BookingRole[],
): BookingRole[] {
  if (actor.status === 'suspended' && action === 'cancel' && roles.includes('member')) {
    return ['member'];
  }
  requireWriter(actor);
  return roles;
}

/**
 * The lounge confirms a request.
 * @throws AppError BOOKING_NOT_FOUND, FORBIDDEN, BOOKING_STATUS
 */
export const confirmBooking = (ctx: MemberContext, { id }: z.output<typeof bookingIdInput>) =>
  changeStatus(ctx, id, 'confirm');

/**
 * A member can cancel until the agreed deadline, the lounge at any time. Lounges decline requests
 * this way, too.
 * @throws AppError BOOKING_NOT_FOUND, BOOKING_STATUS, CANCELLATION_DEADLINE_OVER
 */
export const cancelBooking = (
  ctx: MemberContext,
  { id, reason }: z.output<typeof cancelBookingInput>,
) => changeStatus(ctx, id, 'cancel', reason);

/**
 * The lounge notes whether the guests came. Without a note they count as having come.
 * @throws AppError BOOKING_NOT_FOUND, FORBIDDEN, BOOKING_STATUS
 */
export const markBooking = (
  ctx: MemberContext,
  { id, status }: z.output<typeof markBookingInput>,
) => changeStatus(ctx, id, status === 'no_show' ? 'markNoShow' : 'complete');
