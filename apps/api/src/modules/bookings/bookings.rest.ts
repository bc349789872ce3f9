import { createBookingInput } from '@oche/validators/bookings';
import * as z from 'zod/mini';

/** The documented REST shapes where they differ from the procedures'. */

/** REST requests have the booking's date, too, although the times would suffice. */
export const datedBooking = z.required(createBookingInput, { bookingDate: true });

/** A missing date becomes a blank one, so that the schema's error is at that field. */
export const datedInput = (input: Record<string, unknown>): Record<string, unknown> => ({
  ...input,
  bookingDate: input.bookingDate ?? '',
});
