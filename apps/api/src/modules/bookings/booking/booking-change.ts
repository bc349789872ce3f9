import type { BookingStatus } from '@oche/validators/bookings';
import type { Span } from '../rules/span.ts';
import type { ChangedBy } from '../rules/transitions.ts';

/** A change of a booking, with all that events, mails and the waiting list need to know of it. */
export interface BookingChange {
  bookingId: number;
  loungeId: number;
  memberId: string | null;
  kind: 'created' | 'confirmed' | 'moved' | 'cancelled' | 'marked';
  by: ChangedBy;
  /** time and status before, of a moved or cancelled booking: there its boards became free */
  before: (Span & { status: BookingStatus }) | null;
}
