import type { Executor } from '@oche/db';
import type { Consequence } from '@oche/validators/own-data/schemas';
import { evenIfOver } from '../../../lib/declared/own-data.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { listOrphans } from '../../lounges/index.ts';
import { cancelBooking, changeBooking } from '../booking/booking.service.ts';
import { changeBookingStatus } from '../booking/booking-steps.service.ts';
import { leaveWaitingList } from '../waiting-list/waiting-list.service.ts';
import * as queries from './leaving.queries.ts';

/** Bookings that are cancelled when the member leaves. */
export async function listOpenOf(db: Executor, userId: string): Promise<Consequence[]> {
  const open = await queries.listOpenBookings(db, { userId });
  return open.map(({ lounge, startTime }) => ({
    kind: 'booking',
    outcome: 'cancelled',
    name: lounge,
    to: null,
    at: startTime,
    path: '/bookings',
  }));
}

/**
 * Cancels what the member has booked, with a word to the lounge, also where the deadline is over: a board that stays
 * empty helps nobody.
 */
export async function leaveBookings(ctx: MemberContext): Promise<void> {
  const { id: userId } = ctx.actor;
  for (const { id } of await queries.listOpenBookings(ctx.db, { userId })) {
    const cancelling = changeBooking(ctx, id, (tx, booking) =>
      changeBookingStatus(ctx, tx, [{ ...booking, cancellableUntil: booking.startTime }], {
        action: 'cancel',
        by: 'member',
        userId,
      }),
    );
    await evenIfOver(cancelling);
  }
  // a lounge that nobody runs any more is closed, and those who have booked there learn of it
  const loungeIds = await listOrphans(ctx.db, userId);
  for (const { id } of await queries.listOpenAt(ctx.db, { loungeIds })) {
    await evenIfOver(cancelBooking(ctx, { id }));
  }
  for (const { id } of await queries.listWaiting(ctx.db, { userId })) {
    await evenIfOver(leaveWaitingList(ctx, { id }));
  }
}
