import type { Tx } from '@oche/db';
import type { BookingStatus } from '@oche/validators/bookings';
import type { Deps } from '../../lib/deps.ts';
import { queueBookingMails } from './booking-mails.service.ts';
import './bookings.events.ts';
import type { Span } from './occupancy.queries.ts';
import type { ChangedBy } from './transitions.ts';
import { offerFreedBoards } from './waiting-list-offers.service.ts';

export interface BookingChange {
  bookingId: number;
  loungeId: number;
  memberId: string | null;
  kind: 'created' | 'confirmed' | 'moved' | 'cancelled' | 'marked';
  by: ChangedBy;
  /** what it was before: moved ones, and cancelled ones, whose boards are free now */
  before: (Span & { status: BookingStatus }) | null;
}

const eventOf = {
  created: 'booking.created',
  confirmed: 'booking.changed',
  moved: 'booking.changed',
  marked: 'booking.changed',
  cancelled: 'booking.cancelled',
} as const;

/**
 * What follows from a change of a booking, in its transaction and under the calendar's lock. Every
 * change calls this once, after its rows are written.
 */
export async function afterBookingChange(ctx: Deps, tx: Tx, change: BookingChange): Promise<void> {
  const { bookingId, loungeId, memberId, kind, before } = change;
  await ctx.events.publish(tx, eventOf[kind], { bookingId, loungeId, memberId });
  await queueBookingMails(ctx, tx, change);
  if (before) await offerFreedBoards(ctx, tx, loungeId, before);
}
