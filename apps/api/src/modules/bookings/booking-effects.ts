import type { Tx } from '@oche/db';
import type { Deps } from '../../lib/deps.ts';
import type { Span } from './occupancy.queries.ts';
import type { ChangedBy } from './transitions.ts';
import './bookings.events.ts';

export interface BookingChange {
  bookingId: number;
  loungeId: number;
  memberId: string | null;
  kind: 'created' | 'confirmed' | 'moved' | 'cancelled' | 'marked';
  by: ChangedBy;
  /** when it was before: moved ones, and cancelled ones, whose boards are free now */
  before: Span | null;
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
export async function afterBookingChange(
  ctx: Deps,
  tx: Tx,
  { bookingId, loungeId, memberId, kind }: BookingChange,
): Promise<void> {
  await ctx.events.publish(tx, eventOf[kind], { bookingId, loungeId, memberId });
}
