import { z } from 'zod';
import { toldKind } from '../../lib/declared/published.ts';

const ids = z.object({ bookingId: z.int(), loungeId: z.int() });
export type BookingIds = z.infer<typeof ids>;

export const bookingCreated = toldKind('lounge.booking.created', ids);
export const bookingConfirmed = toldKind('lounge.booking.confirmed', ids);
export const bookingMoved = toldKind('lounge.booking.moved', ids);
export const bookingCancelled = toldKind('lounge.booking.cancelled', ids);
