declare module '../../lib/mail.ts' {
  interface Mails {
    /** To a member, about their booking. */
    'bookings.member': {
      bookingId: number;
      event: MemberMailEvent;
      /** with `changed`: the former time */
      before?: { startAt: string; endAt: string };
    };
    /** To the owner of the lounge. */
    'bookings.lounge': { bookingId: number; event: LoungeMailEvent };
    /** To the first in line, for whom boards are reserved. */
    'bookings.offer': { entryId: number };
  }
}

/** What a member is told about a booking; `declined` and `expired` are about requests. */
export type MemberMailEvent =
  | 'requested'
  | 'confirmed'
  | 'changed'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'reminder';

export type LoungeMailEvent = 'requested' | 'booked' | 'moved' | 'cancelled';
