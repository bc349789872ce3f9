import type { Tx } from '@oche/db';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as told from '../bookings.outside.ts';
import '../bookings.events.ts';
import type { BookingChange } from '../described/booking-change.ts';
import { notifyBookingChanges } from '../notifications/notify-bookings.service.ts';
import { offerFreedBoards } from '../offers/waiting-list-offers.service.ts';
import type { Span } from '../rules/span.ts';

const eventOf = {
  created: 'booking.created',
  confirmed: 'booking.changed',
  moved: 'booking.changed',
  marked: 'booking.changed',
  cancelled: 'booking.cancelled',
} as const;

/** What other people's programs hear of it; whether somebody came is the lounge's own. */
const toldOf = {
  created: told.bookingCreated,
  confirmed: told.bookingConfirmed,
  moved: told.bookingMoved,
  marked: null,
  cancelled: told.bookingCancelled,
} as const;

/**
 * Everything that follows from changes of a lounge's bookings, in their transaction and under the
 * calendar's lock. Whoever changes bookings calls this once, after all rows are written.
 */
export async function afterBookingChanges(
  ctx: Deps,
  tx: Tx,
  changes: readonly BookingChange[],
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  await ctx.events.publishAll(
    tx,
    changes.map(({ kind, bookingId, loungeId, memberId }) => [
      eventOf[kind],
      { bookingId, loungeId, memberId },
    ]),
  );
  for (const { kind, bookingId, loungeId } of changes) {
    const outside = toldOf[kind];
    if (outside) await publishOutside(ctx, tx, outside, { bookingId, loungeId });
  }
  await notifyBookingChanges(ctx, tx, changes);
  const freed = spanOf(changes.flatMap(({ before }) => before ?? []));
  if (freed) await offerFreedBoards(ctx, tx, first.loungeId, freed);
}

/**
 * One span around all of them. Offers check what is free, so the time between them does no harm.
 */
function spanOf(spans: Span[]): Span | null {
  const startTime = spans.map((span) => span.startTime).sort()[0];
  const endTime = spans
    .map((span) => span.endTime)
    .sort()
    .at(-1);
  return startTime && endTime ? { startTime, endTime } : null;
}
