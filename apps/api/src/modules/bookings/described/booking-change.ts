import type { BookingStatus } from '@oche/validators/bookings/schemas';
import type { Span } from '../rules/span.ts';
import type { ChangedBy } from '../rules/transitions.ts';

/** A change of a booking, with what events, mails and the waiting list need to know about it. */
export interface BookingChange {
  bookingId: number;
  loungeId: number;
  memberId: string | null;
  kind: 'created' | 'confirmed' | 'moved' | 'cancelled' | 'marked';
  by: ChangedBy;
  /** former time and status of a moved or cancelled booking, whose boards became free then */
  before: (Span & { status: BookingStatus }) | null;
}
