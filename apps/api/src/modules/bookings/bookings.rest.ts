import { createBookingInput } from '@oche/validators/bookings/schemas';
import * as z from 'zod/mini';

/** The documented REST shapes where they differ from the procedures'. */

/** REST requests have the booking's date, too, although the times would suffice. */
export const datedBooking = z.extend(z.required(createBookingInput, { bookingDate: true }), {
  /** what the client has computed; the lounge's own price is what counts, and the answer has it */
  totalPrice: z.optional(z.unknown()),
});

/** A missing date becomes a blank one, so that the schema's error is at that field. */
export const datedInput = ({
  totalPrice: _,
  ...input
}: Record<string, unknown>): Record<string, unknown> => ({
  ...input,
  bookingDate: input.bookingDate ?? '',
});
