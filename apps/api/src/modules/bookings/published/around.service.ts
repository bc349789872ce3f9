import type { Executor } from '@oche/db';
import type { HeardOf } from '../../../lib/declared/published.ts';
import type { BookingIds } from '../bookings.outside.ts';
import { getBooker } from './around.queries.ts';

/** The lounge, and the member who plays there. */
export async function around(
  db: Executor,
  { bookingId, loungeId }: BookingIds,
): Promise<HeardOf[]> {
  const userId = (await getBooker.first(db, { bookingId }))?.userId ?? null;
  return [
    { kind: 'lounge', id: String(loungeId) },
    ...(userId === null ? [] : [{ kind: 'member', id: userId }]),
  ];
}
