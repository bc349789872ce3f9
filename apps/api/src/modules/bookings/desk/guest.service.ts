import type { CalendarEntry, setGuestInput } from '@oche/validators/bookings/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { changeBooking } from '../booking/booking.service.ts';
import { getCalendarEntry } from './desk.service.ts';
import * as queries from './guest.queries.ts';

/**
 * Corrects name and contact of a guest without an account, at any time: people call back weeks later. Somebody who has
 * booked as a member gives these in their own account.
 *
 * @throws AppError BOOKING_NOT_FOUND, FORBIDDEN, BOOKING_GUEST_HAS_ACCOUNT
 */
export async function setGuest(
  ctx: MemberContext,
  { id, name, contact }: z.output<typeof setGuestInput>,
): Promise<CalendarEntry> {
  requireWriter(ctx.actor);
  await changeBooking(ctx, id, async (tx, booking, roles) => {
    if (!roles.includes('staff')) throw new AppError('FORBIDDEN');
    if (booking.memberId !== null) throw new AppError('BOOKING_GUEST_HAS_ACCOUNT');
    const now = ctx.clock.now().toISOString();
    await queries.setGuest(tx, { id, name, contact: contact ?? null, now });
  });
  return getCalendarEntry(ctx, id);
}
