import type { BookingStatus } from '@oche/validators/bookings';
import type { Span } from '../rules/span.ts';
import type { ChangedBy } from '../rules/transitions.ts';

/** What became of a booking, as those are told who have to know. */
export interface BookingChange {
  bookingId: number;
  loungeId: number;
  memberId: string | null;
  kind: 'created' | 'confirmed' | 'moved' | 'cancelled' | 'marked';
  by: ChangedBy;
  /** what it was before: moved ones, and cancelled ones, whose boards are free now */
  before: (Span & { status: BookingStatus }) | null;
}
