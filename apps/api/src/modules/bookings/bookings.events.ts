interface BookingEvent {
  bookingId: number;
  loungeId: number;
  /** null for guests without an account */
  memberId: string | null;
}

declare module '../../lib/events/events.ts' {
  interface AppEvents {
    'booking.created': BookingEvent;
    /** Another time, other boards, or another status except cancelled. */
    'booking.changed': BookingEvent;
    'booking.cancelled': BookingEvent;
  }
}

export {};
