declare module '../../lib/mail.ts' {
  interface Mails {
    /** To the member, about a booking of theirs. */
    'bookings.member': {
      bookingId: number;
      event: MemberMailEvent;
      /** with `changed`: what it was before */
      before?: { startAt: string; endAt: string };
    };
    /** To the owner of the lounge. */
    'bookings.lounge': { bookingId: number; event: LoungeMailEvent };
    /** To the first in line: boards are held. */
    'bookings.offer': { entryId: number };
  }
}

/** What a member is told about a booking; `declined` and `expired` are ends of requests. */
export type MemberMailEvent =
  | 'requested'
  | 'confirmed'
  | 'changed'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'reminder';

export type LoungeMailEvent = 'requested' | 'booked' | 'moved' | 'cancelled';
