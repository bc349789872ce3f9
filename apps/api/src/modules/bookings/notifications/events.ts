/** What a member is told about a booking; `declined` and `expired` are about requests. */
export type MemberEvent =
  | 'requested'
  | 'confirmed'
  | 'changed'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'reminder';

/** What the owner of a lounge is told about what members do. */
export type DeskEvent = 'requested' | 'booked' | 'moved' | 'cancelled';
