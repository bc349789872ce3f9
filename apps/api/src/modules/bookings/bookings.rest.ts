import { createBookingInput } from '@oche/validators/bookings';
import * as z from 'zod/mini';

/** The documented REST shapes where they differ from the procedures'. */

/** A booking with its date, which the times alone would name, too. */
export const datedBooking = z.required(createBookingInput, { bookingDate: true });

/** A booking without a date is one whose date was left blank: the schema says so at that field. */
export const datedInput = (input: Record<string, unknown>): Record<string, unknown> => ({
  ...input,
  bookingDate: input.bookingDate ?? '',
});
